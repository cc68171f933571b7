import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { bringIntoSight } from '../article/bring-into-sight.ts'
import { markCurrent } from './mark-current.ts'

/** Where the current entry is brought to when it was out of sight: a quarter from the top (docs/behaviour/sidebars.md 18). */
const PLACE = 0.25

/**
 * Marks the entry of the current page in a sidebar, and brings it into sight once for each page, as soon as the sidebar itself can be seen.
 * How far the sidebar is scrolled is kept while it is closed.
 *
 * @param html of the tree in it, which is marked anew when it changes
 */
export function useCurrentInSight(root: RefObject<HTMLElement | null>, html: string, currentUrl: string): void {
  const broughtUrl = useRef('')
  const scrolled = useRef(0)
  useLayoutEffect(() => {
    const sidebar = root.current
    if (sidebar === null || html === '') return
    const entry = markCurrent(sidebar, currentUrl)
    const bring = (): void => {
      if (sidebar.clientHeight === 0) return
      if (entry !== undefined && broughtUrl.current !== currentUrl) bringIntoSight(entry, sidebar, PLACE)
      broughtUrl.current = currentUrl
    }
    bring()
    const sizes = new ResizeObserver(() => {
      if (sidebar.scrollTop === 0) sidebar.scrollTop = scrolled.current
      bring()
    })
    sizes.observe(sidebar)
    return () => sizes.disconnect()
  }, [root, html, currentUrl])
  useEffect(() => {
    const sidebar = root.current
    if (sidebar === null) return
    const note = (): void => {
      if (sidebar.clientHeight > 0) scrolled.current = sidebar.scrollTop
    }
    const listening = new AbortController()
    sidebar.addEventListener('scroll', note, { passive: true, signal: listening.signal })
    return () => listening.abort()
  }, [root])
}
