import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import type { Feature } from '#contracts/features.ts'
import { DEFAULT_LOCALE } from '#contracts/locales.ts'
import { FEATURE_PAGES_PATH, type FeaturePages } from '#updates/feature-pages.ts'
import type { UpdatesData } from '#updates/updates-data.ts'
import { compatDataVersion } from '../data/compat-data.ts'
import { compatUpdates } from '../data/compat-updates.ts'
import { createDataSources } from '../data/data-sources.ts'
import { featuresVersion } from '../data/features.ts'
import { PACKAGES_STORE } from '../data/package-json-file.ts'
import type { PageRecord } from '../read/page-record.ts'
import { finish } from '../read/steps.ts'
import { type LinesFile, loadStoredLines, storeLines } from '../read/stored-lines.ts'
import { shortHash } from '../tree/facts.ts'
import { plainTitle } from '../tree/titles.ts'
import type { Output, OutputFile } from './output.ts'

const CODE_FOLDER = join(import.meta.dirname, '../..')
/** The code besides `src/updates` that makes the data. */
const MADE_BY = [
  'content/data/baseline.ts',
  'content/data/compat-updates.ts',
  'content/data/features.ts',
  'content/outputs/updates-files.ts',
]

/**
 * The updates of browsers, and the pages of the features in them (docs/behaviour/updates.md 11). The name of the first file says what it is made from:
 * it is made again with other data only. A site without a page that names compatibility data has neither.
 */
export const updatesFiles: Output = ({ content, records }) => listUpdatesFiles(records, content.features)

/** The same from pages and the features that are on. */
export function listUpdatesFiles(records: readonly PageRecord[], features: readonly Feature[]): readonly OutputFile[] {
  if (!features.includes('plus') || !records.some(({ browserCompat }) => browserCompat.length > 0)) return []
  const data = updatesDataPath()
  return [
    { path: data, isNamedByInput: true, make: makeUpdates },
    { path: FEATURE_PAGES_PATH, make: () => JSON.stringify(featurePages(records, data)) },
  ]
}

/** The file with the updates, below the public folder: its name contains a hash of the data and of the code that makes it. */
export function updatesDataPath(): string {
  dataPath ??= `static/updates/data.${shortHash([process.version, compatDataVersion(), featuresVersion(), ...codeHashes()].join('\n'))}.bin`
  return dataPath
}

let dataPath: string | undefined

function codeHashes(): readonly string[] {
  const own = readdirSync(join(CODE_FOLDER, 'updates')).filter((name) => /(?<!\.test|\.fixture)\.ts$/.test(name))
  return [...own.map((name) => `updates/${name}`), ...MADE_BY]
    .sort()
    .map((file) => `${file} ${shortHash(readFileSync(join(CODE_FOLDER, file), 'utf8'))}`)
}

/** The updates in the installed data, as JSON, compressed: seven megabytes become half of one. */
function makeUpdates(): Uint8Array {
  made ??= findStored() ?? storeUpdates(deflateSync(JSON.stringify(installedUpdates())))
  return made
}

let made: Uint8Array | undefined

function installedUpdates(): UpdatesData {
  const data = createDataSources([])
  return compatUpdates(data.get('compat').snapshot, data.get('features'))
}

const KEY = 'updates'

/** They are stored with what else is known of the packages, since collecting them takes two seconds and 150 MB (docs/behaviour/updates.md 11). */
function storedPlace(): LinesFile {
  return { file: join(PACKAGES_STORE, 'updates.jsonl'), version: updatesDataPath() }
}

function findStored(): Uint8Array | undefined {
  const stored = loadStoredLines<string>(storedPlace()).find(KEY)
  return stored === undefined ? undefined : Buffer.from(stored, 'base64')
}

function storeUpdates(bytes: Buffer): Uint8Array {
  finish(storeLines(storedPlace(), [[KEY, bytes.toString('base64')]]))
  return bytes
}

/**
 * The pages of features: of several that name one feature, the page that names it first, then the first by address.
 *
 * @param data the file with the updates
 */
export function featurePages(records: readonly PageRecord[], data: string): FeaturePages {
  const english = records.filter((page) => page.locale === DEFAULT_LOCALE && page.browserCompat.length > 0)
  const named = english.flatMap((page) => page.browserCompat.map((path, place) => ({ path, place, page })))
  named.sort((a, b) => compare(a.path, b.path) || a.place - b.place || compare(a.page.url, b.page.url))
  const pages = named.filter(({ path }, index) => path !== named[index - 1]?.path)
  const slugs = new Set(pages.map(({ page }) => page.slug))
  const translated = records.filter(({ locale, slug, area }) => locale !== DEFAULT_LOCALE && area === undefined && slugs.has(slug))
  const byLocale = Object.entries(Object.groupBy(translated, ({ locale }) => locale)).sort(([a], [b]) => compare(a, b))
  return {
    data,
    pages: pages.map(({ path, page }) => [path, page.slug, plainTitle(page.title)]),
    translations: Object.fromEntries(byLocale.map(([locale, own]) => [locale, titlesBySlug(own)])),
  }
}

function titlesBySlug(pages: readonly PageRecord[]): Readonly<Record<string, string>> {
  const sorted = [...pages].sort((a, b) => compare(a.slug, b.slug))
  return Object.fromEntries(sorted.map(({ slug, title }) => [slug, plainTitle(title)]))
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
