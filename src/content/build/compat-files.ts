import type { CompatData } from '../data/compat-data.ts'
import { compatFile, compatFilePath } from '../data/compat-file.ts'
import type { PageRecord } from '../read/page-record.ts'
import type { PreviousBuild } from './previous-build.ts'
import { type PublicFolder, writeHashedFile } from './public-files.ts'

/** Files of compat data that were written, by path with a hash of the bytes, and keys that have none. */
export interface WrittenCompat {
  readonly files: readonly (readonly [string, string])[]
  readonly unknownKeys: readonly string[]
}

/** Which files of compat data a build needs, and which of them the previous one has. */
export interface CompatPlan {
  readonly write: readonly string[]
  /** Paths and hashes. */
  readonly keep: readonly (readonly [string, string])[]
  readonly unknownKeys: readonly string[]
}

/**
 * Every key that some page names has a file. Those of the previous build stay when the data is the same snapshot.
 *
 * @param previous undefined when the builder's code is another one
 */
export function planCompatFiles(pages: readonly PageRecord[], version: string, previous: PreviousBuild | undefined): CompatPlan {
  const keys = [...new Set(pages.flatMap(({ browserCompat }) => browserCompat))].sort()
  if (previous === undefined || previous.state.compat.version !== version) return { write: keys, keep: [], unknownKeys: [] }
  const unknown = new Set(previous.state.compat.unknownKeys)
  const hashOf = (key: string): string | undefined => previous.files[`/${compatFilePath(key)}`]
  return {
    write: keys.filter((key) => !unknown.has(key) && hashOf(key) === undefined),
    keep: keys.flatMap((key) => {
      const digest = hashOf(key)
      return digest === undefined ? [] : [[compatFilePath(key), digest] as const]
    }),
    unknownKeys: keys.filter((key) => unknown.has(key)),
  }
}

/**
 * Writes the compat data of keys.
 *
 * @throws SiteFolderError when a file can't be written
 */
export function writeCompatFiles(keys: readonly string[], compat: CompatData, publicFolder: PublicFolder): WrittenCompat {
  const files: (readonly [string, string])[] = []
  const unknownKeys: string[] = []
  for (const key of keys) {
    const text = compatFile(key, compat)
    if (text === undefined) unknownKeys.push(key)
    else {
      files.push([compatFilePath(key), writeHashedFile(publicFolder, compatFilePath(key), text)])
    }
  }
  return { files, unknownKeys }
}
