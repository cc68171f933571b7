import type { Sidebar, SidebarEntry } from '#contracts/sidebar.ts'
import type { ReviewedPage, ReviewedSite } from './review-item.ts'

/** An entry of a whole sidebar with the entries around it, outermost first. */
export interface PlacedEntry {
  readonly entry: SidebarEntry
  readonly around: readonly SidebarEntry[]
}

const known = new Map<string, readonly PlacedEntry[]>()

/** All entries of a page's sidebar in their order; none for a page without one. */
export function readSidebar({ doc }: Pick<ReviewedPage, 'doc'>, { readPublic }: ReviewedSite): readonly PlacedEntry[] {
  const url = doc.sidebarURL
  if (url === null) return []
  const read = known.get(url)
  if (read !== undefined) return read
  const sidebar: Sidebar = JSON.parse(readPublic(url.slice(1)) ?? '{"entries":[]}')
  const entries = place(sidebar.entries, [])
  known.set(url, entries)
  return entries
}

function place(entries: readonly SidebarEntry[], around: readonly SidebarEntry[]): readonly PlacedEntry[] {
  return entries.flatMap((entry) => [{ entry, around }, ...place(entry.children ?? [], [...around, entry])])
}
