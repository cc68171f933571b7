import { join, posix } from 'node:path'
import { findLocale } from '#contracts/locales.ts'
import { type Asset, AssetIndex, readAssets } from '../../read/assets.ts'
import { isToolFile } from '../../read/content-roots.ts'
import { entriesOf, isThere, localeFolder } from './disk.ts'

/** The files next to pages. One next to a document is looked for when it is asked for. */
export class LazyAssets extends AssetIndex {
  readonly #roots: readonly string[]
  readonly #listOthers: () => readonly Pick<Asset, 'path' | 'key'>[]
  readonly #found = new Map<string, Asset | undefined>()
  #others: AssetIndex | undefined

  /** @param listOthers those next to pages of other areas and for any page; called when one is first asked for */
  constructor(roots: readonly string[], listOthers: () => readonly Pick<Asset, 'path' | 'key'>[]) {
    super([])
    this.#roots = roots
    this.#listOthers = listOthers
  }

  override find(key: string): Asset | undefined {
    const folded = key.toLowerCase()
    if (!this.#found.has(folded))
      this.#found.set(folded, folded.startsWith('_') ? this.#findOther(folded) : this.#findNextToDocument(folded))
    return this.#found.get(folded)
  }

  #findOther(key: string): Asset | undefined {
    this.#others ??= new AssetIndex(readAssets([], this.#listOthers()).assets)
    return this.#others.find(key)
  }

  #findNextToDocument(key: string): Asset | undefined {
    const [first = '', ...segments] = key.split('/')
    const locale = findLocale(first)?.code
    const name = segments.pop()
    const folder = segments.join('/')
    if (
      locale === undefined ||
      name === undefined ||
      name === 'index.md' ||
      isToolFile(name) ||
      key !== posix.normalize(key) ||
      key.includes('\0')
    )
      return undefined
    for (const root of this.#roots) {
      const base = join(localeFolder(root, locale), folder)
      for (const entry of entriesOf(base)) {
        const path = join(base, entry.name)
        if (entry.name.toLowerCase() !== name || !isThere(path)) continue
        const [asset] = readAssets([{ locale, path, folder, name: entry.name }]).assets
        if (asset !== undefined) return asset
      }
    }
    return undefined
  }
}
