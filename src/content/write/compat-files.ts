import { hash } from 'node:crypto'
import type { CompatData } from '../data/compat-data.ts'
import { compatFile, compatFilePath } from '../data/compat-file.ts'
import type { PageRecord } from '../read/page-record.ts'
import type { FormerBuild } from './former-build.ts'
import { writePublicFile } from './public-files.ts'

/** What a build remembers of the compat data it has written. */
export interface CompatState {
  /** The snapshot of the data. */
  readonly version: string
  /** Keys that it does not know. */
  readonly unknownKeys: readonly string[]
}

/** Files of compat data that were written, by path with a hash of the bytes, and keys that have none. */
export interface WrittenCompat {
  readonly files: readonly (readonly [string, string])[]
  readonly unknownKeys: readonly string[]
}

/** Which files of compat data a build needs, and which of them the former one has. */
export interface CompatPlan {
  readonly write: readonly string[]
  /** Paths and hashes. */
  readonly keep: readonly (readonly [string, string])[]
  readonly unknownKeys: readonly string[]
}

/**
 * Every key that some page names has a file. Those of the former build stay when the data is the same snapshot.
 *
 * @param former undefined when the builder's code is another one
 */
export function planCompatFiles(pages: readonly PageRecord[], version: string, former: FormerBuild | undefined): CompatPlan {
  const keys = [...new Set(pages.flatMap(({ browserCompat }) => browserCompat))].sort()
  if (former === undefined || former.state.compat.version !== version) return { write: keys, keep: [], unknownKeys: [] }
  const unknown = new Set(former.state.compat.unknownKeys)
  const hashOf = (key: string): string | undefined => former.files[`/${compatFilePath(key)}`]
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
export function writeCompatFiles(keys: readonly string[], compat: CompatData, publicFolder: string): WrittenCompat {
  const files: (readonly [string, string])[] = []
  const unknownKeys: string[] = []
  for (const key of keys) {
    const text = compatFile(key, compat)
    if (text === undefined) unknownKeys.push(key)
    else {
      writePublicFile(publicFolder, compatFilePath(key), text)
      files.push([compatFilePath(key), hash('sha1', text)])
    }
  }
  return { files, unknownKeys }
}
