import { accessSync, constants, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { reasonIn, StoreRejected } from './store-failure.ts'

/**
 * Whether there is a file of a database, which this user can read.
 *
 * @throws StoreRejected when the user may not look into the folder, or not read the file
 */
export function hasDatabase(file: string): boolean {
  try {
    if (statSync(file, { throwIfNoEntry: false }) === undefined) return false
    accessSync(file, constants.R_OK)
    return true
  } catch (cause) {
    throw new StoreRejected(`${file} can't be read by this user (${reasonIn(cause)}); expected the LECTERN_DATA of this user's server`, {
      cause,
    })
  }
}

/**
 * Throws unless a file can be made in its folder.
 *
 * @throws StoreRejected
 */
export function assertWritableFolder(file: string): void {
  const folder = dirname(file)
  try {
    accessSync(`${folder}/`, constants.W_OK)
  } catch (cause) {
    throw new StoreRejected(`the folder of ${file} is wrong; expected an existing folder that this user can write (${reasonIn(cause)})`, {
      cause,
    })
  }
}
