import type { CompatRow, CompatSection, CompatTable } from '#contracts/compat.ts'

type Section = CompatSection['value']

/**
 * The table of a feature in the `index.json` of a page: of its sections the one about the feature, or about the nearest one above it, and of that one
 * the lines of the feature. Where a line has a name of its own, which is not that of the data, the table stays whole.
 *
 * @param body of the response
 * @param path of the feature: `css.properties.color`
 */
export function findTable(body: unknown, path: string): Section | undefined {
  const sections = listSections(body).filter(({ query }) => query === path || path.startsWith(`${query}.`))
  const [nearest] = sections.toSorted((a, b) => b.query.length - a.query.length)
  if (nearest?.table == null) return undefined
  const rest = path.slice(nearest.query.length + 1)
  return { ...nearest, query: path, table: narrowTable(nearest.table, rest) }
}

function narrowTable(table: CompatTable, rest: string): CompatTable {
  if (rest === '') return table
  const start = findRow(table.rows, rest.split('.'))
  const first = table.rows[start]
  if (first === undefined) return table
  const end = table.rows.findIndex(({ depth }, index) => index > start && depth <= first.depth)
  const rows = table.rows.slice(start, end === -1 ? undefined : end)
  return { ...table, rows: rows.map((row) => ({ ...row, depth: row.depth - first.depth })), omitted: 0 }
}

/** The place of the line that names lead to, each below the line before; -1 where one of them is not there. */
function findRow(rows: readonly CompatRow[], names: readonly string[]): number {
  let at = 0
  for (const [level, name] of names.entries()) {
    const above = rows[at]?.depth ?? 0
    const depth = level === 0 ? (rows[0]?.depth ?? 0) + 1 : above + 1
    const found = rows.findIndex(
      (row, index) => index > at && row.depth === depth && row.name === `<code>${name}</code>` && isBelow(rows, at, index),
    )
    if (found === -1) return -1
    at = found
  }
  return at
}

/** Whether no line between two ends the part that the first one begins. */
function isBelow(rows: readonly CompatRow[], above: number, index: number): boolean {
  const depth = rows[above]?.depth ?? 0
  return rows.slice(above + 1, index).every((row) => row.depth > depth)
}

function listSections(body: unknown): readonly Section[] {
  const doc = typeof body === 'object' && body !== null && 'doc' in body ? body.doc : undefined
  const sections: unknown = typeof doc === 'object' && doc !== null && 'body' in doc ? doc.body : undefined
  return Array.isArray(sections) ? sections.filter(isCompat).map(({ value }) => value) : []
}

function isCompat(section: unknown): section is CompatSection {
  return typeof section === 'object' && section !== null && 'type' in section && section.type === 'browser_compatibility'
}
