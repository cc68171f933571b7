import type { SidebarEntry } from '#contracts/sidebar.ts'
import { leadingEntries } from './leading-entries.ts'

/** How many entries before and after the current page stand in the page itself. */
const NEIGHBOURS = 8

/**
 * The part of a sidebar that stands in a page, for users without script and for the first paint: the top level, and on the way
 * to the page each group open, long ones cut to the neighbourhood of the entry that leads on. Groups that are open anyway, and lists that are
 * always visible, show their beginning. The whole is at `doc.sidebarURL`.
 *
 * @param url the page's address as entries have it, percent-encoded
 */
export function branchOf(entries: readonly SidebarEntry[], url: string): readonly SidebarEntry[] {
  const leading = leadingEntries(entries, url)
  return entries.map((entry) => cut(entry, url, leading))
}

function cut(entry: SidebarEntry, url: string, leading: ReadonlySet<SidebarEntry>): SidebarEntry {
  if (entry.children === undefined) return entry
  const { children, open, ...head } = entry
  const on = children.findIndex((child) => leading.has(child))
  if (on < 0 && open !== true && !isAlwaysOpen(entry) && entry.url !== url) return { ...head, omitted: children.length }
  const from = Math.max(0, on - NEIGHBOURS)
  const shown = children.slice(from, Math.max(0, on) + NEIGHBOURS + 1)
  const omitted = children.length - shown.length
  return {
    ...head,
    open: true,
    children: shown.map((child) => cut(child, url, leading)),
    ...(omitted === 0 ? {} : { omitted }),
  }
}

/** Whether nothing closes what is below an entry. */
function isAlwaysOpen({ alwaysOpen, section }: SidebarEntry): boolean {
  return alwaysOpen === true || section === true
}
