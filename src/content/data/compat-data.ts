import type { CompatTable } from '#contracts/document.ts'
import type { PageStatus } from '#contracts/sidebar.ts'
import { packageVersion, readPackageFile } from './installed-package.ts'

/** A statement of support, as far as the plain table reads it (schema of @mdn/browser-compat-data). */
interface SupportStatement {
  readonly version_added: string | false | null
  readonly version_removed?: string | false
  readonly partial_implementation?: true
  readonly prefix?: string
  readonly alternative_name?: string
  readonly flags?: readonly unknown[]
}

interface Feature {
  readonly __compat?: {
    readonly description?: string
    readonly mdn_url?: string
    readonly spec_url?: string | readonly string[]
    readonly support: Readonly<Record<string, SupportStatement | readonly SupportStatement[] | undefined>>
    readonly status?: { readonly experimental: boolean; readonly standard_track: boolean; readonly deprecated: boolean }
  }
  readonly [name: string]: unknown
}

type BrowserType = CompatTable['browsers'][number]['type']

interface Browser {
  readonly name: string
  readonly type: BrowserType
  readonly accepts_webextensions?: boolean
  readonly releases?: Readonly<Record<string, { readonly index?: number } | undefined>>
}

interface Data {
  readonly __meta?: unknown
  readonly browsers: Readonly<Record<string, Browser | undefined>>
  readonly [area: string]: unknown
}

/** Browsers nobody uses any more, or that are the same program under another name. */
const HIDDEN = new Set(['ie', 'oculus'])
const TYPES = ['desktop', 'mobile', 'server'] as const

/** The data of the installed @mdn/browser-compat-data. */
export class CompatData {
  readonly #data: Data

  constructor(data: Data) {
    this.#data = data
  }

  /** Addresses of the specifications of a feature; where it has none, those of the features whose keys begin with its key. */
  listSpecUrls(key: string): readonly string[] {
    const feature = this.#find(key)
    if (feature === undefined) return []
    const own = specUrls(feature)
    return own.length > 0 ? own : [...new Set(subFeatures(feature).flatMap(([, sub]) => deepSpecUrls(sub)))]
  }

  /** The feature and its direct parts as a table; undefined for an unknown key. */
  findTable(key: string): CompatTable | undefined {
    const feature = this.#find(key)
    if (feature === undefined) return undefined
    const area = key.split('.')[0] ?? ''
    const rows = [[key.slice(key.lastIndexOf('.') + 1), feature] as const, ...subFeatures(feature)].filter(
      ([, { __compat }]) => __compat !== undefined,
    )
    const browsers = this.#browsersFor(
      area,
      rows.map(([, row]) => row),
    )
    return {
      browsers,
      rows: rows.map(([name, { __compat }]) => ({
        name: plainText(__compat?.description) ?? name.replaceAll('_', ' '),
        status: statusOf(__compat?.status),
        cells: browsers.map(({ id }) => cellOf(__compat?.support[id])),
      })),
    }
  }

  /** Names of the features directly below a key. */
  listParts(key: string): readonly string[] {
    const feature = this.#find(key)
    return feature === undefined ? [] : subFeatures(feature).map(([name]) => name)
  }

  /** Which snapshot this is, as the data says it. */
  get meta(): unknown {
    return this.#data.__meta
  }

  /** All browsers that the data knows, by their ids. */
  get browsers(): ReadonlyMap<string, Browser> {
    return new Map(Object.entries(this.#data.browsers).flatMap(([id, browser]) => (browser === undefined ? [] : [[id, browser] as const])))
  }

  /** A feature with all its parts, as the data has it. */
  findFeature(key: string): object | undefined {
    return this.#find(key)
  }

  /** The slug of the page that the data names for a feature. */
  findSlug(key: string): string | undefined {
    return /\/docs\/(.+?)(?:#|$)/.exec(this.#find(key)?.__compat?.mdn_url ?? '')?.[1]
  }

  #find(key: string): Feature | undefined {
    let node: unknown = this.#data
    for (const name of key.split('.')) {
      if (!isFeature(node) || name.startsWith('__') || !Object.hasOwn(node, name)) return undefined
      node = node[name]
    }
    return isFeature(node) ? node : undefined
  }

  /** Desktop, then mobile, then servers where the feature has data for them; only browsers with data. */
  #browsersFor(area: string, rows: readonly Feature[]): CompatTable['browsers'] {
    return TYPES.flatMap((type) =>
      Object.entries(this.#data.browsers).flatMap(([id, browser]) => {
        if (browser?.type !== type || HIDDEN.has(id)) return []
        if (area === 'webextensions' && browser.accepts_webextensions !== true) return []
        const isKnown = rows.some(({ __compat }) => __compat?.support[id] !== undefined)
        return isKnown ? [{ id, name: browser.name, type }] : []
      }),
    )
  }
}

const PACKAGE = '@mdn/browser-compat-data'

/** Reads the installed package. Takes some 300 ms. */
export function loadCompatData(): CompatData {
  const data: Data = JSON.parse(readPackageFile(PACKAGE))
  return new CompatData(data)
}

/** Version of the installed package. */
export function compatDataVersion(): string {
  return packageVersion(PACKAGE)
}

function isFeature(node: unknown): node is Feature {
  return typeof node === 'object' && node !== null && !Array.isArray(node)
}

function subFeatures(feature: Feature): (readonly [string, Feature])[] {
  return Object.entries(feature).flatMap(([name, sub]) => (name !== '__compat' && isFeature(sub) ? [[name, sub] as const] : []))
}

function specUrls({ __compat }: Feature): readonly string[] {
  const urls = __compat?.spec_url
  return urls === undefined ? [] : typeof urls === 'string' ? [urls] : urls
}

function deepSpecUrls(feature: Feature): readonly string[] {
  return [...specUrls(feature), ...subFeatures(feature).flatMap(([, sub]) => deepSpecUrls(sub))]
}

function statusOf(
  status: { readonly experimental: boolean; readonly standard_track: boolean; readonly deprecated: boolean } | undefined,
): PageStatus[] {
  if (status === undefined) return []
  const list: PageStatus[] = []
  if (status.experimental) list.push('experimental')
  if (status.deprecated) list.push('deprecated')
  if (!status.standard_track) list.push('non-standard')
  return list
}

/** Which of several statements counts: full support without flags first, then partial, prefixed or renamed, flagged, preview, removed. */
function cellOf(support: SupportStatement | readonly SupportStatement[] | undefined): CompatTable['rows'][number]['cells'][number] {
  const statements = support === undefined ? [] : [support].flat()
  const [best] = [...statements].sort((a, b) => rank(a) - rank(b))
  if (best === undefined || best.version_added === null) return { support: 'unknown', text: '?' }
  if (best.version_added === false) return { support: 'no', text: 'No' }
  const added = best.version_added.replace('≤', '').replace(/\.0$/, '')
  if (typeof best.version_removed === 'string') return { support: 'no', text: `${added} – ${best.version_removed}` }
  if ((best.flags?.length ?? 0) > 0) return { support: 'no', text: 'No' }
  if (added === 'preview') return { support: 'preview', text: 'Preview' }
  const isFull = best.partial_implementation !== true && best.prefix === undefined && best.alternative_name === undefined
  return { support: isFull ? 'yes' : 'partial', text: added }
}

function rank(statement: SupportStatement): number {
  if (statement.version_added === false || statement.version_added === null) return 6
  if (typeof statement.version_removed === 'string') return 5
  if (statement.version_added === 'preview') return 4
  if ((statement.flags?.length ?? 0) > 0) return 3
  if (statement.prefix !== undefined || statement.alternative_name !== undefined) return 2
  return statement.partial_implementation === true ? 1 : 0
}

function plainText(html: string | undefined): string | undefined {
  return html
    ?.replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
