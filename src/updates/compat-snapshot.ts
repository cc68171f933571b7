/** The parts of @mdn/browser-compat-data that updates are made from (its schema): areas with features below them, besides these two. */
export interface CompatSnapshot {
  readonly __meta?: { readonly version?: string; readonly timestamp?: string }
  readonly browsers: Readonly<Record<string, SnapshotBrowser | undefined>>
  readonly [area: string]: unknown
}

export interface SnapshotBrowser {
  readonly name: string
  readonly type: string
  readonly releases?: Readonly<Record<string, SnapshotRelease | undefined>>
}

export interface SnapshotRelease {
  readonly index?: number
  readonly release_date?: string
  readonly status?: string
  readonly engine?: string
  readonly engine_version?: string
  readonly release_notes?: string
}

export interface SnapshotStatement {
  readonly version_added?: string | boolean | null
  readonly version_removed?: string | boolean | null
  readonly partial_implementation?: boolean
  readonly prefix?: string
  readonly alternative_name?: string
  readonly flags?: readonly unknown[]
}

/** What the data says of one feature. */
export interface SnapshotFeature {
  readonly spec_url?: string | readonly string[]
  readonly source_file?: string
  readonly support: Readonly<Record<string, SnapshotStatement | readonly SnapshotStatement[] | undefined>>
  readonly status?: { readonly experimental?: boolean; readonly standard_track?: boolean; readonly deprecated?: boolean }
}

/** A feature with its path, `css.properties.color`. */
export interface FoundFeature {
  readonly path: string
  readonly feature: SnapshotFeature
}

/** Members of a snapshot that are no areas. */
const NO_AREAS: ReadonlySet<string> = new Set(['__meta', 'browsers'])

/** All features of a snapshot, in the order of their paths by code units. */
export function listSnapshotFeatures(snapshot: CompatSnapshot): readonly FoundFeature[] {
  const found: FoundFeature[] = []
  const waiting = Object.keys(snapshot).flatMap((area) => (NO_AREAS.has(area) ? [] : [{ path: area, node: snapshot[area] }]))
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { path, node } = next
    if (!isObject(node)) continue
    if (isFeature(node.__compat)) found.push({ path, feature: node.__compat })
    for (const [name, part] of Object.entries(node)) if (name !== '__compat') waiting.push({ path: `${path}.${name}`, node: part })
  }
  return found.sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0))
}

/** The statements of a feature about a browser: lists of one are written without their brackets. */
export function statementsOf({ support }: SnapshotFeature, browser: string): readonly SnapshotStatement[] {
  const statements: readonly unknown[] = [support[browser] ?? []].flat()
  return statements.filter(isObject)
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isFeature(value: unknown): value is SnapshotFeature {
  return isObject(value) && isObject(value.support)
}
