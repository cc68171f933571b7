import type { SidebarEntry } from '#contracts/sidebar.ts'
import type { PageRecord } from '../read/page-record.ts'
import { shortTitleOf } from '../tree/titles.ts'

/** Groups of fewer pages than this are not worth opening. */
const MIN_GROUP = 3

/**
 * Pages whose short titles have the same prefix in closed groups, in the place of their first one (docs/behaviour/sidebars.md 5).
 *
 * @param pages English pages in the order of their titles
 */
export function groupByPrefix(
  pages: readonly PageRecord[],
  entryOf: (page: PageRecord) => SidebarEntry,
  isCode: boolean,
): readonly SidebarEntry[] {
  const groups = Map.groupBy(pages, (page) => prefixOf(shortTitleOf(page)))
  return pages.flatMap((page) => {
    const prefix = prefixOf(shortTitleOf(page))
    const members = prefix === undefined ? [] : (groups.get(prefix) ?? [])
    if (members.length < MIN_GROUP) return [entryOf(page)]
    if (members[0] !== page) return []
    return [{ title: `${prefix}-*`, ...(isCode ? { code: true as const } : {}), children: members.map(entryOf) }]
  })
}

/**
 * What stands in a title before its first `-`, apart from the signs it begins with; undefined for a title without one.
 *
 * @example prefixOf('::-webkit-scrollbar') // '::-webkit'
 */
export function prefixOf(title: string): string | undefined {
  const [signs = ''] = /^[^\p{L}\p{N}]*/u.exec(title) ?? []
  const end = title.indexOf('-', signs.length)
  return end === -1 ? undefined : title.slice(0, end)
}
