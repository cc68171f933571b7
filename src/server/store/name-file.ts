import { closeSync, linkSync, openSync, renameSync, rmSync } from 'node:fs'
import { StoreRejected } from './store-failure.ts'

/**
 * Gives a complete file another name: a second one, or a new one where the file system has no hard links. Unlike a rename alone, neither replaces a
 * file that another program has made in the meantime.
 *
 * @param link stands for a file system in tests
 * @throws StoreRejected when there is such a file
 */
export function nameFile(complete: string, file: string, link = linkSync): void {
  try {
    linkOrRename(complete, file, link)
  } catch (error) {
    throw isThere(error) ? new StoreRejected(`${file} already exists; name a new file for the backup`) : error
  }
}

function linkOrRename(complete: string, file: string, link: typeof linkSync): void {
  try {
    link(complete, file)
  } catch (error) {
    if (isThere(error)) throw error
    renameNew(complete, file)
  }
}

/** Takes the name with an empty file, which fails where there is a file, and replaces that one. A process killed in between leaves it empty. */
function renameNew(complete: string, file: string): void {
  closeSync(openSync(file, 'wx', 0o600))
  try {
    renameSync(complete, file)
  } catch (error) {
    rmSync(file, { force: true })
    throw error
  }
}

function isThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST'
}
