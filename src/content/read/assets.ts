import { hash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import type { Diagnostic } from '#contracts/diagnostics.ts'
import { findMediaType } from '#contracts/media.ts'
import type { FoundFile } from './content-roots.ts'

/** A file that stands beside a page and is served with it. */
export interface Asset {
  /** Absolute path of the source. */
  readonly path: string
  /** `{locale folder}/{folder}/{name}` below `files/`: `en-us/web/css/box.svg`; of other areas `_{area}/...`: `_blog/hello/box.svg`. */
  readonly key: string
  readonly hash: string
}

/** The assets of all roots by their place, whatever its case. */
export class AssetIndex {
  readonly assets: readonly Asset[]
  readonly #byKey: ReadonlyMap<string, Asset>

  constructor(assets: readonly Asset[]) {
    this.assets = assets
    this.#byKey = new Map(assets.map((asset) => [asset.key.toLowerCase(), asset]))
  }

  find(key: string): Asset | undefined {
    return this.#byKey.get(key.toLowerCase())
  }

  /** The size of an asset's file; undefined where there is none. */
  bytesOf(key: string): number | undefined {
    const asset = this.find(key)
    return asset === undefined ? undefined : statSync(asset.path, { throwIfNoEntry: false })?.size
  }
}

/**
 * Reads the assets; files of a kind that is not served, and later ones of the same place, are left out with a diagnostic.
 *
 * @param files beside documents
 * @param others beside pages of other areas, with their keys
 */
export function readAssets(
  files: readonly FoundFile[],
  others: readonly Pick<Asset, 'path' | 'key'>[] = [],
): { assets: readonly Asset[]; diagnostics: readonly Diagnostic[] } {
  const assets = new Map<string, Asset>()
  const diagnostics: Diagnostic[] = []
  const documentFiles = files.map(({ locale, folder, name, path }) => ({
    path,
    key: `${locale.toLowerCase()}/${folder === '' ? '' : `${folder}/`}${name}`,
  }))
  for (const { path, key } of [...documentFiles, ...others]) {
    if (findMediaType(key) === undefined) {
      diagnostics.push({
        kind: 'file-type',
        severity: 'warning',
        message: 'files of this type are not served',
        file: path,
        hint: 'allowed types: see contracts/media.ts',
      })
    } else if (assets.has(key.toLowerCase())) {
      diagnostics.push({
        kind: 'duplicate-file',
        severity: 'warning',
        message: 'another content root, or another spelling, has this file already',
        file: path,
      })
    } else {
      try {
        assets.set(key.toLowerCase(), { path, key, hash: hash('sha1', readFileSync(path)) })
      } catch (error) {
        diagnostics.push({
          kind: 'unreadable-file',
          severity: 'error',
          message: `cannot read this file: ${error instanceof Error ? error.message : String(error)}`,
          file: path,
        })
      }
    }
  }
  return { assets: [...assets.values()], diagnostics }
}
