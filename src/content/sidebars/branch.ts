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
  const on = entry.children.findIndex((child) => leading.has(child))
  if (on < 0 && entry.open !== true && !isAlwaysOpen(entry) && entry.url !== url) return closed(entry)
  const { children, open: _open, ...head } = entry
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

/** Closed groups by the group they are made of: the same on all pages that do not stand in it. */
const closedGroups = new WeakMap<SidebarEntry, SidebarEntry>()

function closed(entry: SidebarEntry): SidebarEntry {
  const known = closedGroups.get(entry)
  if (known !== undefined) return known
  const { children = [], open: _open, ...head } = entry
  const group = { ...head, omitted: children.length }
  closedGroups.set(entry, group)
  return group
}

/** Whether nothing closes what is below an entry. */
function isAlwaysOpen({ alwaysOpen, section }: SidebarEntry): boolean {
  return alwaysOpen === true || section === true
}
