import { SIDEBAR_COLLAPSE_MS } from '#contracts/interface-times.ts'
import { store } from '../browser/storage.ts'

/** Where the choice is stored; the inline script of `shell/theme-script.ts` sets it again before the first paint. */
const KEY = 'sidebar'

let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Collapses the sidebar that stands next to the article, or brings it back, and remembers that. The state stands in the document, where
 * the stylesheet finds it before the page is hydrated: `<html data-sidebar-state>` is 'collapsing' while the sidebar moves away, then 'collapsed', and
 * absent while it is expanded (docs/behaviour/layout.md 2).
 */
export function toggleSidebar(): void {
  const { dataset } = document.documentElement
  clearTimeout(timer)
  if (dataset.sidebarState !== undefined) {
    delete dataset.sidebarState
    store(KEY, 'expanded')
    return
  }
  dataset.sidebarState = 'collapsing'
  store(KEY, 'collapsed')
  timer = setTimeout(() => {
    dataset.sidebarState = 'collapsed'
  }, SIDEBAR_COLLAPSE_MS)
}
