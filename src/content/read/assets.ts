import { hash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { findMediaType } from '#contracts/media.ts'
import { collectDiagnostics } from '../diagnostics/collect-diagnostics.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { FoundFile } from './content-roots.ts'
import { FileCache } from './file-cache.ts'
import { finish, type Steps } from './steps.ts'

/** A file that stands next to a page and is served with it. */
export interface Asset {
  /** Absolute path of the source. */
  readonly path: string
  /** `{locale folder}/{folder}/{name}` below `files/`: `en-us/web/css/box.svg`; of other areas `_{area}/...`: `_blog/hello/box.svg`; of files for any page `_shared-assets/...`. */
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
 * @param files next to documents
 * @param others next to pages of other areas and for any page, with their keys
 */
export function readAssets(files: readonly FoundFile[], others: readonly Pick<Asset, 'path' | 'key'>[] = []): ReadAssets {
  return finish(readAssetsInSteps(files, others))
}

interface ReadAssets {
  readonly assets: readonly Asset[]
  readonly diagnostics: readonly Diagnostic[]
}

/** The same in steps. @param cache where unchanged files are known from */
export function* readAssetsInSteps(
  files: readonly FoundFile[],
  others: readonly Pick<Asset, 'path' | 'key'>[] = [],
  cache = new FileCache(),
): Steps<ReadAssets> {
  const assets = new Map<string, Asset>()
  const { diagnostics, report } = collectDiagnostics()
  const documentFiles = files.map(({ locale, folder, name, path }) => ({
    path,
    key: `${locale.toLowerCase()}/${folder === '' ? '' : `${folder}/`}${name}`,
  }))
  for (const { path, key } of [...documentFiles, ...others]) {
    yield
    const first = assets.get(key.toLowerCase())
    if (findMediaType(key) === undefined) {
      report({
        kind: 'file-type',
        severity: 'warning',
        message: 'files of this type are not served',
        file: path,
        hint: 'allowed types: see contracts/media.ts',
      })
    } else if (first !== undefined) {
      if (!isReplaced(key, first))
        report({
          kind: 'duplicate-file',
          severity: 'warning',
          message: 'another content root, or another spelling, has this file already',
          file: path,
        })
    } else {
      try {
        assets.set(key.toLowerCase(), { path, key, hash: readDigest(path, cache) })
      } catch (error) {
        report({
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

/**
 * Whether an earlier content root has the file in the same spelling. Then it replaces this one on purpose, as it replaces pages; files for any page
 * have two folders in one root.
 */
function isReplaced(key: string, first: Asset): boolean {
  return key === first.key && !key.startsWith('_shared-assets/')
}

function readDigest(path: string, cache: FileCache): string {
  const read = (): string => hash('sha1', readFileSync(path))
  const cached = cache.get(path, () => ({ digest: read() }))
  return 'digest' in cached ? cached.digest : read()
}
