import type { CompatBrowser } from '#contracts/compat.ts'
import { releaseOf } from '#contracts/compat-cell.ts'
import { COMPAT_PLATFORMS } from '#contracts/compat-platforms.ts'
import type { Browser, CompatData, CompatFeature, Support } from './compat-data.ts'

/** Browsers no one uses any more (docs/behaviour/compat-tables.md 3). */
const HIDDEN = new Set(['ie'])
/** Areas for which servers count whatever the data says of them. */
const SERVER_AREAS = new Set(['javascript', 'webassembly'])
/** Releases that users don't have yet. */
const NOT_OUT = new Set(['planned', 'nightly', 'beta'])

/**
 * The columns of a table: browsers that the data says something of, desktop first, then mobile, then servers where they have the feature or
 * the area is theirs too. Features of web extensions have the browsers that take such extensions.
 *
 * @param area the first part of the feature's key
 */
export function columnsOf(area: string, rows: readonly CompatFeature[], compat: CompatData): CompatBrowser[] {
  return COMPAT_PLATFORMS.flatMap((type) =>
    [...compat.browsers].flatMap(([id, browser]) => {
      if (browser.type !== type || HIDDEN.has(id)) return []
      if (area === 'webextensions' && browser.accepts_webextensions !== true) return []
      const statements = rows.flatMap(({ __compat }) => [__compat?.support[id] ?? []].flat())
      const needsSupport = type === 'server' && !SERVER_AREAS.has(area)
      if (!statements.some(({ version_added }) => !needsSupport || version_added !== false)) return []
      return [{ id, name: browser.name, type, ...aboutFlags(browser), ...releasesIn(statements, browser) }]
    }),
  )
}

function aboutFlags({ preview_name, pref_url }: Browser): Pick<CompatBrowser, 'preview' | 'flagsPage'> {
  return { preview: preview_name ?? null, flagsPage: pref_url ?? null }
}

/** The releases that statements name. */
function releasesIn(statements: readonly Support[], { releases = {} }: Browser): Pick<CompatBrowser, 'releases' | 'upcoming'> {
  const named = statements
    .flat()
    .flatMap(({ version_added, version_removed, version_last }) => [version_added, version_removed, version_last])
  const versions = [...new Set(named.flatMap((version) => (typeof version === 'string' ? releaseOf(version) : [])))]
  const known = versions
    .flatMap((version) => (releases[version] === undefined ? [] : [{ version, ...releases[version] }]))
    .sort((a, b) => (a.index ?? 0) - (b.index ?? 0))
  return {
    releases: known.flatMap(({ version, release_date }) => (release_date === undefined ? [] : [[version, release_date]])),
    upcoming: known.filter(({ status }) => NOT_OUT.has(status ?? '')).map(({ version }) => version),
  }
}
