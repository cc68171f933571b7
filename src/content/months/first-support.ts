import type { UpdateRelease, UpdatesData } from '#updates/updates-data.ts'
import type { FirstSupport } from './month-data.ts'

type FoundSupport = Pick<FirstSupport, 'path' | 'release'>

/**
 * For each feature the release in which a browser engine had it for the first time, in the order of their paths (docs/behaviour/months.md 3). A feature is
 * left out when an engine supports it since a version that the data does not say: that may have been earlier.
 *
 * @param updates releases of browsers alone
 */
export function listFirstSupport({ releases, features }: UpdatesData): readonly FoundSupport[] {
  const firstByFeature = new Map<number, UpdateRelease>()
  const enginesOf = new Map<number, Set<string>>()
  for (const release of releases) {
    const { engine } = release
    if (engine === null) continue
    for (const index of release.added) {
      if (!firstByFeature.has(index)) firstByFeature.set(index, release)
      enginesOf.set(index, (enginesOf.get(index) ?? new Set()).add(engine))
    }
  }
  return features.flatMap(({ path, engines }, index) => {
    const release = firstByFeature.get(index)
    const isKnown = engines.every((engine) => enginesOf.get(index)?.has(engine) === true)
    if (release === undefined || !isKnown) return []
    return [{ path, release: { browser: release.name, version: release.version, date: release.date } }]
  })
}
