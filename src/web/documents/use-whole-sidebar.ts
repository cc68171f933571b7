import { type RefObject, useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Sidebar } from '#contracts/sidebar.ts'
import { fetchSidebar, findFetchedSidebar } from './fetch-sidebar.ts'
import { noteUserState } from './note-user-state.ts'
import { onNextUse } from './on-next-use.ts'

/** The whole sidebar and whether it is worth waiting for. */
export interface WholeSidebar {
  /** Undefined until it was fetched, and while it can't be loaded: then the branch in the page serves. */
  readonly sidebar: Sidebar | undefined
  /** It is here, or can't be loaded at the moment. */
  readonly isSettled: boolean
}

/**
 * The whole sidebar, once it was seen and fetched. On phones, where it is closed at first, nothing is fetched before it is opened. One that
 * could not be loaded is asked for again when the sidebar is used.
 *
 * @param root the sidebar's element: what the user did in the branch is done again in the whole one
 */
export function useWholeSidebar(url: string | undefined, root: RefObject<HTMLElement | null>): WholeSidebar {
  const [response, setResponse] = useState<{ readonly url: string; readonly sidebar: Sidebar | undefined }>()
  const isAnswered = url === undefined || response?.url === url
  const take = useCallback(
    (sidebar: Sidebar | undefined, from: string) => {
      const restore = root.current === null || sidebar === undefined ? undefined : noteUserState(root.current)
      flushSync(() => setResponse({ url: from, sidebar }))
      restore?.()
    },
    [root],
  )
  useEffect(() => {
    const element = root.current
    if (isAnswered || url === undefined || element === null) return
    const control = new AbortController()
    const observer = new IntersectionObserver((changes) => {
      if (!changes.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      void fetchSidebar(url).then((sidebar) => {
        if (!control.signal.aborted) take(sidebar, url)
      })
    })
    observer.observe(element)
    return () => {
      control.abort()
      observer.disconnect()
    }
  }, [url, root, isAnswered, take])
  const hasFailed = url !== undefined && response?.url === url && response.sidebar === undefined
  useEffect(() => {
    const element = root.current
    if (!hasFailed || element === null) return
    return onNextUse(element, () => {
      // What is filtered stays what it is until the user has done with it.
      if (element.querySelector('input')?.value === '') setResponse(undefined)
    })
  }, [hasFailed, root])
  const sidebar = url === undefined ? undefined : response?.url === url ? response.sidebar : findFetchedSidebar(url)
  return { sidebar, isSettled: isAnswered || sidebar !== undefined }
}
