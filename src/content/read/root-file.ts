import { readFileSync, realpathSync } from 'node:fs'
import { sep } from 'node:path'

/** Whether a file or folder lies in the root, symbolic links followed. */
export function isInside(root: string, path: string): boolean {
  return realpathSync(path).startsWith(root + sep)
}

/**
 * The text of a file of a content root that may be absent.
 *
 * @param root absolute, links resolved
 * @throws Error when it is there and can't be read, or is a link that leads out of the root
 */
export function readRootFile(root: string, path: string): string | undefined {
  try {
    if (!isInside(root, path)) throw new Error('it is a symbolic link to a place outside of the content root')
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
