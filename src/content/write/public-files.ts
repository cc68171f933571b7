import { copyFileSync, linkSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { SiteFolderError } from './site-folder.ts'

/**
 * Writes a new file below a folder that nobody reads yet. One that is there already has the same bytes: only content-addressed files
 * are written twice. It must not be opened for writing, because it may be a hard link into the build that is being served.
 *
 * @throws SiteFolderError when it can't be written
 */
export function writePublicFile(folder: string, path: string, content: string | Uint8Array): void {
  const target = join(folder, path)
  attempt(target, () => writeFileSync(target, content, { flag: 'wx' }))
}

/**
 * The file of a former build in a new one, without copying it where the file system can.
 *
 * @throws SiteFolderError when it can't be written
 */
export function linkPublicFile(from: string, to: string, path: string): void {
  const source = join(from, path)
  const target = join(to, path)
  attempt(target, () => {
    try {
      linkSync(source, target)
    } catch (error) {
      if (hasCode(error, 'EEXIST') || hasCode(error, 'ENOENT')) throw error
      copyFileSync(source, target)
    }
  })
}

/**
 * Copies a file to its place in a public folder.
 *
 * @throws SiteFolderError when it can't be read or written
 */
export function copyPublicFile(source: string, folder: string, path: string): void {
  const target = join(folder, path)
  attempt(target, () => copyFileSync(source, target))
}

/** Writes; once more with the folder made, when that was missing. */
function attempt(target: string, write: () => void): void {
  try {
    try {
      write()
    } catch (error) {
      if (!hasCode(error, 'ENOENT')) throw error
      mkdirSync(dirname(target), { recursive: true })
      write()
    }
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return
    throw faultOf(target, error)
  }
}

/** A name that the file system refuses is a fault of one page; anything else (a full disk, missing rights) is one of the site folder. */
function faultOf(target: string, error: unknown): unknown {
  if (!(error instanceof Error) || hasCode(error, 'ENAMETOOLONG')) return error
  return new SiteFolderError(`cannot write ${target}: ${error.message}`, { cause: error })
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
