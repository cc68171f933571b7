import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { trustJson } from '../text/json.ts'
import { BUILD_FILES } from './build-files.ts'
import { writeNewFile } from './public-files.ts'

/**
 * The folders of a build that have a file of the site (untouched-folders.ts), which are thousands. They are stored, because those of the next build are mostly the same.
 *
 * @throws SiteFolderError when the file can't be written
 */
export function writeFolders(folder: string, folders: readonly string[]): void {
  writeNewFile(join(folder, BUILD_FILES.folders), JSON.stringify(folders))
}

/** Undefined when they are not stored, or the file is damaged. */
export function readFolders(folder: string): readonly string[] | undefined {
  try {
    const folders: unknown = trustJson(readFileSync(join(folder, BUILD_FILES.folders), 'utf8'))
    return Array.isArray(folders) ? folders : undefined
  } catch {
    return undefined
  }
}
