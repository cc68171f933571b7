import { type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Sidebar } from '#contracts/sidebar.ts'
import { fetchSidebar, findFetchedSidebar } from './fetch-sidebar.ts'

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
        const focused = findFocusedLink(element)
        flushSync(() => setFetched({ url, sidebar }))
        if (focused !== undefined) focusLink(element, focused)
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

/** The address of the link that has the focus, if it is in the sidebar: it is about to be replaced by its like. */
function findFocusedLink(sidebar: HTMLElement): string | undefined {
  const { activeElement } = document
  if (activeElement === null || !sidebar.contains(activeElement)) return undefined
  return activeElement.getAttribute('href') ?? undefined
}

function focusLink(sidebar: HTMLElement, address: string): void {
  const links = [...sidebar.querySelectorAll<HTMLAnchorElement>('a')]
  links.find((link) => link.getAttribute('href') === address)?.focus({ preventScroll: true })
}
