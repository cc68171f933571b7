import type { Discouraged } from '#contracts/baseline.ts'
import { packageVersion } from './installed-package.ts'
import type { JsonFile } from './json-file.ts'
import { openPackageJson, type PackageJsonFile } from './package-json-file.ts'
import { RecentValues } from './recent-values.ts'

/** Where a feature, or one compat key of it, stands (schema of web-features). */
export interface FeatureStatus {
  readonly baseline: 'high' | 'low' | false
  readonly baseline_low_date?: string
  readonly baseline_high_date?: string
  /** Browser -> first version. */
  readonly support: Readonly<Record<string, string | undefined>>
}

/** A feature of the web platform as web-features describes it. */
export interface Feature {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly description_html: string
  readonly compat_features?: readonly string[]
  readonly status: FeatureStatus & { readonly by_compat_key?: Readonly<Record<string, FeatureStatus | undefined>> }
  readonly discouraged?: Omit<Discouraged, 'removal_date'> & { readonly removal_date?: string; readonly alternatives?: readonly string[] }
}

interface FeatureEntry extends Omit<Feature, 'id'> {
  readonly kind: 'feature'
}

type Entry = FeatureEntry | { readonly kind: 'moved' | 'split' } | undefined

interface Data {
  readonly features: Readonly<Record<string, Entry>>
}

/** Which features there are, without what is known of them. */
interface FeatureList {
  /** In the order of the data. */
  readonly ids: readonly string[]
  /** All compat keys, sorted: those below a key stand together. */
  readonly keys: readonly string[]
  /** Of each key: the index of its feature in `ids`. */
  readonly owners: readonly number[]
}

/** So many features stay parsed: those of the parts of a page are asked for one after the other. */
const MAX_RECENT = 64

/** The features of the installed web-features, by their compat keys. */
export class Features {
  readonly #findEntry: (id: string) => Entry
  readonly #recent = new RecentValues<string, Feature | undefined>(MAX_RECENT)
  readonly #ids: readonly string[]
  readonly #keys: readonly string[]
  readonly #owners: readonly number[]

  /** @param source the data, or its list and file, of which the features that are asked for are read */
  constructor(source: Data | PackageJsonFile<Data, FeatureList>) {
    const { ids, keys, owners } = 'file' in source ? source.list : listFeatures(source)
    this.#findEntry = 'file' in source ? (id) => source.file.readPart(['features', id]) : (id) => source.features[id]
    this.#ids = ids
    this.#keys = keys
    this.#owners = owners
  }

  find(id: string): Feature | undefined {
    return this.#recent.get(id, 1, () => this.#read(id))
  }

  /** All features, in the order of the data. */
  list(): readonly Feature[] {
    return this.#ids.flatMap((id) => this.find(id) ?? [])
  }

  /** The one feature that all these compat keys belong to; undefined when there is none or more than one. */
  findCommon(keys: readonly string[]): Feature | undefined {
    const [first, ...others] = keys.map((key) => this.#ownerOf(key))
    return first !== undefined && others.every((other) => other === first) ? this.find(first) : undefined
  }

  findStatus(key: string): FeatureStatus | undefined {
    const owner = this.#ownerOf(key)
    return owner === undefined ? undefined : this.find(owner)?.status.by_compat_key?.[key]
  }

  /** What is known of all keys below one. */
  listStatusesBelow(key: string): readonly FeatureStatus[] {
    const beginning = `${key}.`
    const found: FeatureStatus[] = []
    for (let index = this.#firstIndexOf(beginning); this.#keys[index]?.startsWith(beginning) === true; index++) {
      const status = this.findStatus(this.#keys[index] ?? '')
      if (status !== undefined) found.push(status)
    }
    return found
  }

  #read(id: string): Feature | undefined {
    const entry = this.#findEntry(id)
    return entry?.kind === 'feature' ? { ...entry, id } : undefined
  }

  /** The id of the feature that a compat key belongs to. */
  #ownerOf(key: string): string | undefined {
    const index = this.#firstIndexOf(key)
    return this.#keys[index] === key ? this.#ids[this.#owners[index] ?? 0] : undefined
  }

  /** Index of the first key that is not before this text. */
  #firstIndexOf(text: string): number {
    let [low, high] = [0, this.#keys.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#keys[middle] ?? '') < text) low = middle + 1
      else high = middle
    }
    return low
  }
}

const PACKAGE = 'web-features/data.json'

/** Opens the installed package. */
export function loadFeatures(): Features {
  return new Features(openPackageJson(PACKAGE, (file: JsonFile<Data>) => listFeatures(file.readAll())))
}

/** Version of the installed package. */
export function featuresVersion(): string {
  return packageVersion(PACKAGE)
}

function listFeatures({ features }: Data): FeatureList {
  const entries = Object.entries(features).flatMap(([id, entry]) => (entry?.kind === 'feature' ? [{ id, entry }] : []))
  const owners = new Map(
    entries.flatMap(({ entry }, index) =>
      Object.entries(entry.status.by_compat_key ?? {}).flatMap(([key, status]) => (status === undefined ? [] : [[key, index] as const])),
    ),
  )
  const keys = [...owners.keys()].sort()
  return { ids: entries.map(({ id }) => id), keys, owners: keys.map((key) => owners.get(key) ?? 0) }
}
