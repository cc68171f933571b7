import { readdirSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { collectDiagnostics, type ReportDiagnostic } from '../diagnostics/collect-diagnostics.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Asset } from './assets.ts'
import { findFolder, listFilesBelow, readFolder } from './content-roots.ts'

/** The folder of files that any page may use, and the beginning of their addresses. */
export const SHARED_ASSETS = 'shared-assets'
const KEY_PREFIX = `_${SHARED_ASSETS}/`

/** Files that any page may use, in a fixed order. */
export interface SharedAssets {
  readonly files: readonly Pick<Asset, 'path' | 'key'>[]
  readonly diagnostics: readonly Diagnostic[]
}

/** `listContentFiles` reads the same folders and reports their problems. */
const ignore: ReportDiagnostic = () => undefined

/**
 * Walks `{root}/shared-assets` and `{root}/files/shared-assets`, where they are; the first one of a name counts. Symbolic links are not followed
 * (docs/behaviour/documents.md 17).
 *
 * @param root absolute, links resolved
 */
export function listSharedAssets(root: string): SharedAssets {
  const { diagnostics, report } = collectDiagnostics()
  const entries = readdirSync(root, { withFileTypes: true })
  const files = entries.some(({ name }) => name === 'files') ? findFolder(root, entries, 'files', ignore) : undefined
  const folders = [
    findFolder(root, entries, SHARED_ASSETS, report),
    files === undefined ? undefined : findFolder(files, readFolder(files, ignore), SHARED_ASSETS, report),
  ]
  const found = folders.flatMap((base) =>
    base === undefined
      ? []
      : listFilesBelow(base, report).map((path) => ({ path, key: KEY_PREFIX + relative(base, path).split(sep).join('/') })),
  )
  return { files: found, diagnostics }
}

/**
 * The key of the file at an address below `/shared-assets/`; undefined for any other address.
 *
 * @param path decoded, without query and fragment
 * @example sharedAssetKey('/shared-assets/images/a.png') // '_shared-assets/images/a.png'
 */
export function sharedAssetKey(path: string): string | undefined {
  return path.startsWith(`/${SHARED_ASSETS}/`) ? `_${path.slice(1)}` : undefined
}

/** The address of a file that any page may use, not encoded; undefined for the key of another file. */
export function sharedAssetUrl(key: string): string | undefined {
  return key.startsWith(KEY_PREFIX) ? `/${key.slice(1)}` : undefined
}
