import type { Discouraged } from '#contracts/baseline.ts'
import { trustJson } from '../text/json.ts'
import { packageVersion, readPackageFile } from './installed-package.ts'

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

interface Data {
  readonly features: Readonly<Record<string, FeatureEntry | { readonly kind: 'moved' | 'split' } | undefined>>
}

interface KeyEntry {
  readonly feature: Feature
  readonly status: FeatureStatus
}

/** The features of the installed web-features, by their compat keys. */
export class Features {
  readonly #byId = new Map<string, Feature>()
  readonly #byKey = new Map<string, KeyEntry>()
  /** All compat keys, sorted: those below a key stand together. */
  readonly #keys: readonly string[]

  constructor({ features }: Data) {
    for (const [id, entry] of Object.entries(features)) {
      if (entry?.kind !== 'feature') continue
      const feature = { ...entry, id }
      this.#byId.set(id, feature)
      for (const [key, status] of Object.entries(entry.status.by_compat_key ?? {})) {
        if (status !== undefined) this.#byKey.set(key, { feature, status })
      }
    }
    this.#keys = [...this.#byKey.keys()].sort()
  }

  find(id: string): Feature | undefined {
    return this.#byId.get(id)
  }

  /** All features, in the order of the data. */
  list(): readonly Feature[] {
    return [...this.#byId.values()]
  }

  /** The one feature that all these compat keys belong to; undefined when there is none or more than one. */
  findCommon(keys: readonly string[]): Feature | undefined {
    const [first, ...others] = keys.map((key) => this.#byKey.get(key)?.feature)
    return others.every((other) => other === first) ? first : undefined
  }

  findStatus(key: string): FeatureStatus | undefined {
    return this.#byKey.get(key)?.status
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

/** Reads the installed package. */
export function loadFeatures(): Features {
  const data: Data = trustJson(readPackageFile(PACKAGE))
  return new Features(data)
}

/** Version of the installed package. */
export function featuresVersion(): string {
  return packageVersion(PACKAGE)
}
