import { hash } from 'node:crypto'
import { copyFileSync, linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { portablePath } from '#contracts/portable-path.ts'
import { encodeText } from '../text/encode-text.ts'
import { SiteFolderError } from './site-folder.ts'
import { writeBlocks } from './write-blocks.ts'

/** The public folder of a build: plain data that can be posted. */
export interface PublicFolder {
  /** On this machine. */
  readonly path: string
  /** Whether names that Windows can't write are encoded in it. */
  readonly hasPortableNames: boolean
  /** It has files of an older build (recycle-folder.ts). A file that is written replaces one that is there. */
  readonly isRecycled?: boolean
}

/** Where a file of a build is on the disk. @param path below the public folder, as in addresses */
export function publicFile({ path: folder, hasPortableNames }: PublicFolder, path: string): string {
  return join(folder, hasPortableNames ? portablePath(path) : path)
}

/**
 * Writes a new file below a folder that no one reads yet, as `writeNewFile` does.
 *
 * @throws SiteFolderError when it can't be written
 */
export function writePublicFile(folder: PublicFolder, path: string, content: string | Uint8Array): void {
  const target = publicFile(folder, path)
  if (folder.isRecycled === true) rmSync(target, { force: true })
  writeNewFile(target, content)
}

/**
 * Writes a new file, as `writePublicFile` does.
 *
 * @returns SHA-1 of its bytes, in hexadecimal
 * @throws SiteFolderError when it can't be written
 */
export function writeHashedFile(folder: PublicFolder, path: string, text: string): string {
  const bytes = encodeText(text)
  writePublicFile(folder, path, bytes)
  return hash('sha1', bytes)
}

/**
 * Writes a new file from blocks, as `writePublicFile` does.
 *
 * @returns SHA-1 of its bytes, in hexadecimal
 * @throws SiteFolderError when it can't be written
 */
export function writePublicBlocks(folder: PublicFolder, path: string, blocks: Iterable<Uint8Array>): string {
  return replaceBlocks(publicFile(folder, path), blocks)
}

/**
 * Writes a file from blocks. One that is there is replaced.
 *
 * @returns SHA-1 of its bytes, in hexadecimal
 * @throws SiteFolderError when it can't be written
 */
export function replaceBlocks(target: string, blocks: Iterable<Uint8Array>): string {
  // It may be a hard link into a build that is served, and is never opened for writing.
  rmSync(target, { force: true })
  return attempt(target, () => writeBlocks(target, blocks))
}

/**
 * Makes the folder of a file. Not needed before a file is written; where most folders are new it is cheaper than to fail first.
 *
 * @throws SiteFolderError when it can't be made
 */
export function makeFolderOf(folder: PublicFolder, path: string): void {
  const target = publicFile(folder, path)
  writeUnlessThere(target, () => mkdirSync(dirname(target), { recursive: true }))
}

/**
 * The file of a previous build in a new one; their names on the disk may differ.
 *
 * @throws SiteFolderError when it can't be written
 */
export function linkPublicFile(from: PublicFolder, to: PublicFolder, path: string): void {
  linkFile(publicFile(from, path), publicFile(to, path))
}

/**
 * Copies a file to its place in a public folder.
 *
 * @throws SiteFolderError when it can't be read or written
 */
export function copyPublicFile(source: string, folder: PublicFolder, path: string): void {
  const target = publicFile(folder, path)
  if (folder.isRecycled === true) rmSync(target, { force: true })
  attempt(target, () => copyFileSync(source, target))
}

/**
 * Writes a new file. One that is there already has the same bytes: only content-addressed files are written twice. It must not be opened
 * for writing, because it may be a hard link into the build that is being served.
 *
 * @throws SiteFolderError when it can't be written
 */
export function writeNewFile(target: string, content: string | Uint8Array): void {
  writeUnlessThere(target, () => writeFileSync(target, content, { flag: 'wx', encoding: 'utf8' }))
}

/**
 * Gives a file a second name, without copying it where the file system can.
 *
 * @throws SiteFolderError when it can't be written
 */
export function linkFile(source: string, target: string): void {
  writeUnlessThere(target, () => {
    try {
      linkSync(source, target)
    } catch (error) {
      if (hasCode(error, 'EEXIST') || hasCode(error, 'ENOENT')) throw error
      copyFileSync(source, target)
    }
  })
}

/** Writes; once more with the folder made, when that was missing. */
function attempt<Result>(target: string, write: () => Result): Result {
  try {
    try {
      return write()
    } catch (error) {
      if (!hasCode(error, 'ENOENT')) throw error
      mkdirSync(dirname(target), { recursive: true })
      return write()
    }
  } catch (error) {
    throw problemOf(target, error)
  }
}

/** A file that is there already stays. */
function writeUnlessThere(target: string, write: () => void): void {
  attempt(target, () => {
    try {
      write()
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error
    }
  })
}

/** A name that the file system rejects is a problem of one page; anything else (a full disk, missing rights) is one of the site folder. */
export function problemOf(target: string, error: unknown): unknown {
  if (!(error instanceof Error) || hasCode(error, 'ENAMETOOLONG')) return error
  return new SiteFolderError(`cannot write ${target}: ${error.message}`, { cause: error })
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
