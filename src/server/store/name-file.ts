import { constants, copyFileSync, linkSync } from 'node:fs'
import { StoreRejected } from './store-failure.ts'

/**
 * Gives a complete file a second name, or copies it where the file system has no hard links. Unlike a rename, neither replaces a file that another
 * program has made in the meantime.
 *
 * @param link stands for a file system in tests
 * @throws StoreRejected when there is such a file
 */
export function nameFile(complete: string, file: string, link = linkSync): void {
  try {
    linkOrCopy(complete, file, link)
  } catch (error) {
    throw isThere(error) ? new StoreRejected(`${file} already exists; name a new file for the backup`) : error
  }
}

function linkOrCopy(complete: string, file: string, link: typeof linkSync): void {
  try {
    link(complete, file)
  } catch (error) {
    if (isThere(error)) throw error
    copyFileSync(complete, file, constants.COPYFILE_EXCL)
  }
}

function isThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST'
}
