import type { CompatSection, CompatTable } from '#contracts/compat.ts'

type Section = CompatSection['value']

/** A table that has a feature, and the key that it is about. */
export interface FoundTable {
  readonly query: string
  readonly table: CompatTable
}

/**
 * The table of a feature in the `index.json` of a page: of its sections the one about the feature, or about the nearest one above it; undefined
 * when there is none.
 *
 * @param body of the response
 * @param path of the feature: `css.properties.color`
 */
export function findTable(body: unknown, path: string): FoundTable | undefined {
  const sections = listSections(body).filter(({ query }) => query === path || path.startsWith(`${query}.`))
  const [nearest] = sections.toSorted((a, b) => b.query.length - a.query.length)
  return nearest?.table == null ? undefined : { query: nearest.query, table: nearest.table }
}

/**
 * The lines of a feature and its parts in a table about more. Lines have names for people, so the data that the table is made from says which line is
 * which: both have the same order. Where they differ, the table stays whole.
 *
 * @param data what `dataUrl` of the table gives
 */
export function narrowTable({ query, table }: FoundTable, path: string, data: unknown): CompatTable {
  const root = typeof data === 'object' && data !== null && 'data' in data ? data.data : undefined
  const keys = [...listKeys(root, query)]
  const start = keys.indexOf(path)
  const first = table.rows[start]
  if (first === undefined || keys.length !== table.rows.length) return table
  const rows = table.rows.filter((_, index) => keys[index] === path || keys[index]?.startsWith(`${path}.`) === true)
  return { ...table, rows: rows.map((row) => ({ ...row, depth: row.depth - first.depth })) }
}

/** The keys of a feature and of its parts, in the order of the data. */
function* listKeys(node: unknown, key: string): Generator<string> {
  if (typeof node !== 'object' || node === null) return
  if ('__compat' in node) yield key
  for (const [name, part] of Object.entries(node)) if (name !== '__compat') yield* listKeys(part, `${key}.${name}`)
}

function listSections(body: unknown): readonly Section[] {
  const doc = typeof body === 'object' && body !== null && 'doc' in body ? body.doc : undefined
  const sections: unknown = typeof doc === 'object' && doc !== null && 'body' in doc ? doc.body : undefined
  return Array.isArray(sections) ? sections.filter(isCompat).map(({ value }) => value) : []
}

function isCompat(section: unknown): section is CompatSection {
  return typeof section === 'object' && section !== null && 'type' in section && section.type === 'browser_compatibility'
}
