import { type CompatFeature, partsOf } from './compat-data.ts'

/** A feature on its way into a table. */
export interface FoundRow {
  /** From the line above that it is a part of: `options.signal`. */
  readonly name: string
  readonly depth: number
  readonly feature: CompatFeature
}

/** The lines of a table, and how many parts it has besides. */
export interface FoundRows {
  readonly rows: readonly FoundRow[]
  readonly omitted: number
}

/** Longer tables help no one (docs/behaviour/compat-tables.md 3). */
const MAX_ROWS = 100

/**
 * A feature with all its parts, one after the other. Of more than a hundred the deepest level is left out, and the next one, down to the
 * direct parts; of these the first hundred stay.
 *
 * @param name the last part of the feature's key
 */
export function listRows(name: string, feature: CompatFeature): FoundRows {
  const root = { name, depth: 0, feature }
  const all = [...walk(root, '')]
  const directDepth = isShown(feature) ? 1 : 0
  let kept = all
  for (let depth = Math.max(0, ...all.map((row) => row.depth)); kept.length > MAX_ROWS && depth > directDepth; depth--)
    kept = kept.filter((row) => row.depth < depth)
  const rows = kept.slice(0, MAX_ROWS)
  return { rows, omitted: all.length - rows.length }
}

/**
 * A line and those below it. A name without data of its own becomes a part of the names below it.
 *
 * @param prefix what stands before the names below when the line itself is not shown
 */
function* walk(row: FoundRow, prefix: string): Generator<FoundRow> {
  const { depth, feature } = row
  if (isShown(feature)) yield row
  for (const [part, below] of partsOf(feature)) {
    const name = isShown(feature) ? part : prefix + part
    yield* walk({ name, depth: isShown(feature) ? depth + 1 : depth, feature: below }, `${name}.`)
  }
}

function isShown({ __compat }: CompatFeature): boolean {
  return __compat !== undefined
}
