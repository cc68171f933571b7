import { collectUpdates } from '#updates/collect-updates.ts'
import type { CompatSnapshot } from '#updates/compat-snapshot.ts'
import type { FeatureBaseline, UpdatesData } from '#updates/updates-data.ts'
import { baselineStatusOf } from './baseline.ts'
import type { Features } from './features.ts'

/** What was collected from a snapshot in this process: it takes seconds, and the pages about months need it as well. */
const collected = new WeakMap<CompatSnapshot, UpdatesData>()

/**
 * The updates in a snapshot of the compatibility data, with Baseline.
 *
 * @param features always the same for one snapshot
 * @throws Error when the snapshot does not say which one it is
 */
export function compatUpdates(snapshot: CompatSnapshot, features: Features): UpdatesData {
  const updates = collected.get(snapshot) ?? collectUpdates(snapshot, (path) => baselineOfFeature(path, features))
  collected.set(snapshot, updates)
  return updates
}

function baselineOfFeature(path: string, features: Features): FeatureBaseline | null {
  const status = baselineStatusOf({ slug: '', status: [], browserCompat: [path] }, features)
  if (status === undefined) return null
  return { status, since: features.findStatus(path)?.baseline_low_date ?? null }
}
