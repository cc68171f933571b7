import type { RelatedContent } from '#contracts/document.ts'
import type { SidebarEntry } from '#contracts/sidebar.ts'

/**
 * The way from the top of a sidebar to a page, without what stands next to it; empty when the page is not in its sidebar.
 *
 * @param url the page's address as entries have it, percent-encoded
 */
export function relatedContent(entries: readonly SidebarEntry[], url: string): RelatedContent {
  for (const { title, url: uri = null, children = [] } of entries) {
    if (uri === url) return [{ title, uri, open: false, isActive: true, content: [] }]
    const content = relatedContent(children, url)
    if (content.length > 0) return [{ title, uri, open: true, isActive: false, content }]
  }
  return []
}
