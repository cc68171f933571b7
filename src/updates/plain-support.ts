import type { SnapshotStatement } from './compat-snapshot.ts'
import type { KnownBrowser, KnownRelease } from './known-browsers.ts'

/** A statement about the whole feature under its own name, for all users: no flag, prefix, alternative name or partial implementation. */
function isPlain({ flags, prefix, alternative_name, partial_implementation }: SnapshotStatement): boolean {
  return flags === undefined && prefix === undefined && alternative_name === undefined && partial_implementation !== true
}

/** The releases that added and removed a feature. */
export interface SupportChanges {
  readonly added: readonly KnownRelease[]
  readonly removed: readonly KnownRelease[]
}

/**
 * In which releases a feature came and went, each once (docs/behaviour/updates.md 2 and 3). Versions count when they are exactly a release's: neither `≤12` nor
 * `preview`. Where one statement ends and another one begins in the same release, the feature is still there: added, not removed.
 */
export function changesIn(statements: readonly SnapshotStatement[], { releases }: KnownBrowser): SupportChanges {
  const plain = statements.filter(isPlain)
  const added = releasesOf(
    plain.map(({ version_added }) => version_added),
    releases,
  )
  const removed = releasesOf(
    plain.map(({ version_removed }) => version_removed),
    releases,
  )
  return { added: [...added], removed: [...removed].filter((release) => !added.has(release)) }
}

/** Whether a browser supports the whole feature in the releases that are out, since whichever version. */
export function isSupportedNow(statements: readonly SnapshotStatement[], { releases }: KnownBrowser): boolean {
  const isOut = (version: unknown): boolean => typeof version === 'string' && releases.has(version.replace(/^≤/, ''))
  return statements.some((statement) => isPlain(statement) && isOut(statement.version_added) && !isOut(statement.version_removed))
}

function releasesOf(versions: readonly unknown[], releases: KnownBrowser['releases']): ReadonlySet<KnownRelease> {
  return new Set(versions.flatMap((version) => (typeof version === 'string' ? (releases.get(version) ?? []) : [])))
}
