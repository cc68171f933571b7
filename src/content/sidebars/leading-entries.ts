import type { SidebarEntry } from '#contracts/sidebar.ts'

/**
 * The entries of a sidebar that lead to a page: those with its address, and the groups around them. One pass: a sidebar has up to thousands of
 * entries, and is asked for each of its pages.
 *
 * @param url the page's address as entries have it, percent-encoded
 */
export function leadingEntries(entries: readonly SidebarEntry[], url: string): ReadonlySet<SidebarEntry> {
  const leading = new Set<SidebarEntry>()
  collect(entries, url, leading)
  return leading
}

/** @param leading gets the entries @returns whether one of them leads there */
function collect(entries: readonly SidebarEntry[], url: string, leading: Set<SidebarEntry>): boolean {
  let isFound = false
  for (const entry of entries) {
    const isBelow = entry.children !== undefined && collect(entry.children, url, leading)
    if (!isBelow && entry.url !== url) continue
    leading.add(entry)
    isFound = true
  }
  return isFound
}
