import type { RelatedContent } from '#contracts/document.ts'
import type { SidebarEntry } from '#contracts/sidebar.ts'
import { leadingEntries } from './leading-entries.ts'

/**
 * The path from the top of a sidebar to a page, without what stands next to it; empty when the page is not in its sidebar.
 *
 * @param url the page's address as entries have it, percent-encoded
 */
export function relatedContent(entries: readonly SidebarEntry[], url: string): RelatedContent {
  const leading = leadingEntries(entries, url)
  return leading.size === 0 ? [] : pathTo(entries, url, leading)
}

function pathTo(entries: readonly SidebarEntry[], url: string, leading: ReadonlySet<SidebarEntry>): RelatedContent {
  const entry = entries.find((one) => leading.has(one))
  if (entry === undefined) return []
  const { title, url: uri = null, children = [] } = entry
  if (uri === url) return [{ title, uri, open: false, isActive: true, content: [] }]
  return [{ title, uri, open: true, isActive: false, content: pathTo(children, url, leading) }]
}
