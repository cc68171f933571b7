import type { CompatSnapshot } from '#updates/compat-snapshot.ts'
import { trustJson } from '../text/json.ts'
import { packageVersion, readPackageFile } from './installed-package.ts'

/** A statement of support (schema of @mdn/browser-compat-data). Lists of one are written without their brackets. */
export interface SupportStatement {
  readonly version_added: string | false | null
  readonly version_removed?: string
  readonly version_last?: string
  readonly partial_implementation?: true
  readonly prefix?: string
  readonly alternative_name?: string
  readonly flags?: readonly { readonly name: string; readonly value_to_set?: string }[]
  /** HTML. */
  readonly notes?: string | readonly string[]
  readonly impl_url?: string | readonly string[]
}

export type Support = SupportStatement | readonly SupportStatement[]

/** A feature, with its parts under their names. */
export interface CompatFeature {
  readonly __compat?: {
    /** HTML. */
    readonly description?: string
    readonly mdn_url?: string
    readonly spec_url?: string | readonly string[]
    readonly source_file?: string
    readonly support: Readonly<Record<string, Support | undefined>>
    readonly status?: { readonly experimental: boolean; readonly standard_track: boolean; readonly deprecated: boolean }
  }
  readonly [name: string]: unknown
}

/** A browser, or a program that runs the same code. */
export interface Browser {
  readonly name: string
  readonly type: 'desktop' | 'mobile' | 'server' | 'xr'
  readonly accepts_webextensions?: boolean
  readonly preview_name?: string
  readonly pref_url?: string
  readonly releases?: Readonly<
    Record<string, { readonly index?: number; readonly release_date?: string; readonly status?: string } | undefined>
  >
}

interface Data {
  readonly __meta?: { readonly version?: string; readonly timestamp?: string }
  readonly browsers: Readonly<Record<string, Browser | undefined>>
  readonly [area: string]: unknown
}

/** The data of the installed @mdn/browser-compat-data. */
export class CompatData {
  readonly #data: Data
  /** All browsers that the data knows, by their ids. */
  readonly browsers: ReadonlyMap<string, Browser>

  constructor(data: Data) {
    this.#data = data
    this.browsers = new Map(
      Object.entries(data.browsers).flatMap(([id, browser]) => (browser === undefined ? [] : [[id, browser] as const])),
    )
  }

  /** Addresses of the specifications of a feature; where it has none, those of the features whose keys begin with its key. */
  listSpecUrls(key: string): readonly string[] {
    const feature = this.findFeature(key)
    if (feature === undefined) return []
    const own = specUrlsOf(feature)
    return own.length > 0 ? own : [...new Set(partsOf(feature).flatMap(([, part]) => deepSpecUrls(part)))]
  }

  /** Names of the features directly below a key. */
  listParts(key: string): readonly string[] {
    const feature = this.findFeature(key)
    return feature === undefined ? [] : partsOf(feature).map(([name]) => name)
  }

  /** All of it, as the package has it. */
  get snapshot(): CompatSnapshot {
    return this.#data
  }

  /** Which snapshot this is, as the data says it. */
  get meta(): Data['__meta'] {
    return this.#data.__meta
  }

  /** A feature with all its parts, as the data has it; undefined for an unknown key. */
  findFeature(key: string): CompatFeature | undefined {
    let node: unknown = this.#data
    for (const name of key.split('.')) {
      if (!isFeature(node) || name.startsWith('__') || !Object.hasOwn(node, name)) return undefined
      node = node[name]
    }
    return isFeature(node) ? node : undefined
  }

  /** The slug of the page that the data names for a feature. */
  findSlug(key: string): string | undefined {
    return pageOf(this.findFeature(key))?.slug
  }
}

/** The page that the data names for a feature: slug, and fragment with its `#` or ''. */
export function pageOf(feature: CompatFeature | undefined): { readonly slug: string; readonly fragment: string } | undefined {
  const [, address = ''] = feature?.__compat?.mdn_url?.split(/\/docs\/(.*)/s) ?? []
  const [slug = ''] = address.split('#', 1)
  return slug === '' ? undefined : { slug, fragment: address.slice(slug.length) }
}

/** The features directly below one, by their names. */
export function partsOf(feature: CompatFeature): readonly (readonly [string, CompatFeature])[] {
  return Object.entries(feature).flatMap(([name, part]) => (name !== '__compat' && isFeature(part) ? [[name, part] as const] : []))
}

/** Addresses of the specifications that a feature names itself. */
export function specUrlsOf({ __compat }: CompatFeature): readonly string[] {
  return [__compat?.spec_url ?? []].flat()
}

const PACKAGE = '@mdn/browser-compat-data'

/** Reads the installed package. Takes some 300 ms. */
export function loadCompatData(): CompatData {
  const data: Data = trustJson(readPackageFile(PACKAGE))
  return new CompatData(data)
}

/** Version of the installed package. */
export function compatDataVersion(): string {
  return packageVersion(PACKAGE)
}

function isFeature(node: unknown): node is CompatFeature {
  return typeof node === 'object' && node !== null && !Array.isArray(node)
}

function deepSpecUrls(feature: CompatFeature): readonly string[] {
  return [...specUrlsOf(feature), ...partsOf(feature).flatMap(([, part]) => deepSpecUrls(part))]
}
