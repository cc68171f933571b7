import type { CompatSnapshot } from '#updates/compat-snapshot.ts'
import { packageVersion } from './installed-package.ts'
import { findMember, JsonFile } from './json-file.ts'
import { openPackageJson } from './package-json-file.ts'

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
  readonly #file: JsonFile<Data> | undefined
  /** All of it, once it was asked for or where it was given. */
  #data: Data | undefined
  /** All browsers that the data knows, by their ids. */
  readonly browsers: ReadonlyMap<string, Browser>
  /** Which snapshot this is, as the data says it. */
  readonly meta: Data['__meta']

  /** @param source the data, or its file, of which what is asked for is read */
  constructor(source: Data | JsonFile<Data>) {
    const head = source instanceof JsonFile ? readHead(source) : source
    this.#file = source instanceof JsonFile ? source : undefined
    this.#data = source instanceof JsonFile ? undefined : source
    this.meta = head.__meta
    this.browsers = new Map(
      Object.entries(head.browsers).flatMap(([id, browser]) => (browser === undefined ? [] : [[id, browser] as const])),
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

  /** All of it, as the package has it. Takes some 300 ms for the first time. */
  get snapshot(): CompatSnapshot {
    this.#data ??= this.#file?.readAll() ?? { browsers: {} }
    return this.#data
  }

  /** A feature with all its parts, as the data has it; undefined for an unknown key. */
  findFeature(key: string): CompatFeature | undefined {
    const path = key.split('.')
    if (path.some((name) => name.startsWith('__'))) return undefined
    const node = this.#data === undefined ? this.#file?.find(path) : findMember(this.#data, path)
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

/** Opens the installed package. */
export function loadCompatData(): CompatData {
  return new CompatData(openPackageJson<Data, null>(PACKAGE, () => null).file)
}

/** Version of the installed package. */
export function compatDataVersion(): string {
  return packageVersion(PACKAGE)
}

function readHead(file: JsonFile<Data>): Pick<Data, '__meta' | 'browsers'> {
  const meta = file.readPart<NonNullable<Data['__meta']>>(['__meta'])
  return { ...(meta === undefined ? {} : { __meta: meta }), browsers: file.readPart<Data['browsers']>(['browsers']) ?? {} }
}

function isFeature(node: unknown): node is CompatFeature {
  return typeof node === 'object' && node !== null && !Array.isArray(node)
}

function deepSpecUrls(feature: CompatFeature): readonly string[] {
  return [...specUrlsOf(feature), ...partsOf(feature).flatMap(([, part]) => deepSpecUrls(part))]
}
