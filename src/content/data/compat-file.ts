import type { CompatData } from './compat-data.ts'

/** Where the compat data of a key is, below the public folder (docs/decisions/0014). */
export function compatFilePath(key: string): string {
  return `bcd/api/v0/current/${key}.json`
}

/**
 * The compat data of a key for browsers and programs: the feature with all its parts, and of the browsers what it takes to read it: those
 * that the data names, with the releases that it names.
 *
 * @returns JSON, or undefined for an unknown key
 */
export function compatFile(key: string, compat: CompatData): string | undefined {
  const data = compat.findFeature(key)
  if (data === undefined) return undefined
  const releases = new Map<string, Set<string>>()
  collectReleases(data, releases)
  const browsers = Object.fromEntries(
    [...compat.browsers].flatMap(([id, { releases: all = {}, ...browser }]) => {
      const named = releases.get(id)
      if (named === undefined) return []
      const known = [...named].flatMap((version) => (all[version] === undefined ? [] : [[version, all[version]] as const]))
      return [[id, { ...browser, releases: Object.fromEntries(known.sort(([, a], [, b]) => (a.index ?? 0) - (b.index ?? 0))) }]]
    }),
  )
  return JSON.stringify({ __meta: compat.meta, query: key, data, browsers })
}

/** The versions that a feature and its parts name, by browser. */
function collectReleases(node: object, found: Map<string, Set<string>>): void {
  for (const [name, value] of Object.entries(node)) {
    if (name === '__compat') collectFromSupport(value, found)
    else if (typeof value === 'object' && value !== null) collectReleases(value, found)
  }
}

function collectFromSupport(compat: unknown, found: Map<string, Set<string>>): void {
  if (typeof compat !== 'object' || compat === null || !('support' in compat)) return
  for (const [browser, statements] of Object.entries(compat.support ?? {})) {
    const versions = found.get(browser) ?? new Set()
    found.set(browser, versions)
    for (const statement of [statements].flat()) {
      const { version_added, version_removed, version_last } = statement
      for (const version of [version_added, version_removed, version_last])
        if (typeof version === 'string') versions.add(version.replace('≤', ''))
    }
  }
}
