import { lstatSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { LocaleCode } from '#contracts/locales.ts'
import { folderOfSlug } from '#contracts/urls.ts'
import { readFolder } from '../../read/content-roots.ts'
import { isMissing } from '../../read/is-missing.ts'
import type { ListedEntry } from '../../read/listing.ts'

/**
 * The folder of a slug below that of its language; undefined for a text that names none, such as one with `..`.
 *
 * @param slug in any case
 */
export function findFolderOf(slug: string): string | undefined {
  const folder = folderOfSlug(slug)
  const isPath = !/[\0\\]/.test(folder) && folder.split('/').every((segment) => segment !== '' && segment !== '.' && segment !== '..')
  return isPath ? folder : undefined
}

/** The folder of a language in a content root. */
export function localeFolder(root: string, locale: LocaleCode): string {
  return join(root, 'files', locale.toLowerCase())
}

/** Whether a file stands exactly there: no part of its path is a symbolic link. */
export function isThere(path: string): boolean {
  try {
    return realpathSync.native(path) === path && statSync(path).isFile()
  } catch {
    return false
  }
}

/** Whether nothing is at a path, no symbolic link either. */
export function isGone(path: string): boolean {
  try {
    lstatSync(path)
    return false
  } catch (error) {
    return isMissing(error)
  }
}

/** The bytes of a file that may be gone since it was listed. @throws Error when it can't be read */
export function readIfThere(path: string): Uint8Array | undefined {
  try {
    return readFileSync(path)
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** What a folder holds, by name, as `listContentFiles` lists it; nothing where there is no such folder. */
export function entriesOf(folder: string): readonly ListedEntry[] {
  return readFolder(folder, () => undefined)
}
