import { lstatSync, readFileSync, realpathSync, type Stats, statSync } from 'node:fs'
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

/** Whether a file stands at a path, and no symbolic link. */
export function isFile(path: string): boolean {
  return lookAt(path)?.isFile() === true
}

/** Whether a folder stands at a path, and no symbolic link. */
export function isFolder(path: string): boolean {
  return lookAt(path)?.isDirectory() === true
}

/** Undefined for what is gone or can't be looked at. */
function lookAt(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false })
  } catch {
    return undefined
  }
}

/** Whether an error, or what caused it, says that there is no file at the path that was read: nothing, or a folder. */
export function isNoFile(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return isMissing(error) || ('code' in error && error.code === 'EISDIR') || isNoFile(error.cause)
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

/** The bytes of a file that may be gone, or a folder, since it was listed. @throws Error when it can't be read */
export function readIfThere(path: string): Uint8Array | undefined {
  try {
    return readFileSync(path)
  } catch (error) {
    if (isNoFile(error)) return undefined
    throw error
  }
}

/** What a folder holds, by name, as `listContentFiles` lists it; nothing where there is no such folder. */
export function entriesOf(folder: string): readonly ListedEntry[] {
  return readFolder(folder, () => undefined)
}
