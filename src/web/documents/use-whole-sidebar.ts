import { type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Sidebar } from '#contracts/sidebar.ts'
import { fetchSidebar, findFetchedSidebar } from './fetch-sidebar.ts'
import { noteReaderState } from './note-reader-state.ts'

/**
 * The whole sidebar, once it was seen and fetched; undefined until then and when it can't be had, for then the branch in the page serves.
 * On phones, where it is closed at first, nothing is fetched before it is opened.
 */
export function useWholeSidebar(url: string | undefined, root: RefObject<HTMLElement | null>): Sidebar | undefined {
  const [fetched, setFetched] = useState<{ readonly url: string; readonly sidebar: Sidebar }>()
  useEffect(() => {
    const element = root.current
    if (url === undefined || element === null || fetched?.url === url) return
    const control = new AbortController()
    const observer = new IntersectionObserver((changes) => {
      if (!changes.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      void fetchSidebar(url).then((sidebar) => {
        if (sidebar === undefined || control.signal.aborted) return
        const restore = noteReaderState(element)
        flushSync(() => setFetched({ url, sidebar }))
        restore()
      })
    })
    observer.observe(element)
    return () => {
      control.abort()
      observer.disconnect()
    }
  }, [url, root, fetched])
  if (url === undefined) return undefined
  return fetched?.url === url ? fetched.sidebar : findFetchedSidebar(url)
}
