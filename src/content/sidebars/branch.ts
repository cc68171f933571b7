import type { SidebarEntry } from '#contracts/sidebar.ts'

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
  return entries.map((entry) => cut(entry, url))
}

function cut(entry: SidebarEntry, url: string): SidebarEntry {
  const { children, open, ...head } = entry
  if (children === undefined) return entry
  const on = children.findIndex((child) => leadsTo(child, url))
  if (on < 0)
    return open === true || isAlwaysOpen(entry) || entry.url === url
      ? { ...head, open: true, ...around(children, 0, url) }
      : { ...head, omitted: children.length }
  return { ...head, open: true, ...around(children, on, url) }
}

function around(children: readonly SidebarEntry[], index: number, url: string): Pick<SidebarEntry, 'children' | 'omitted'> {
  const from = Math.max(0, index - NEIGHBOURS)
  const shown = children.slice(from, index + NEIGHBOURS + 1)
  const omitted = children.length - shown.length
  return { children: shown.map((child) => cut(child, url)), ...(omitted === 0 ? {} : { omitted }) }
}

/** Whether nothing closes what is below an entry. */
function isAlwaysOpen({ alwaysOpen, section }: SidebarEntry): boolean {
  return alwaysOpen === true || section === true
}

function leadsTo(entry: SidebarEntry, url: string): boolean {
  return entry.url === url || entry.children?.some((child) => leadsTo(child, url)) === true
}
