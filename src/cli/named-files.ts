import { existsSync, realpathSync, statSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { findMediaType } from '#contracts/media.ts'
import { ConfigError } from './setting.ts'
import { shortPath } from './short-path.ts'

/** The files that the words of a command name. */
export interface NamedFiles {
  /** Absolute paths of files that a check reads. */
  readonly files: readonly string[]
  /** One line for people about the others; none where there are no others. */
  readonly notes: readonly string[]
}

/** More names are not listed. */
const NAMES_MAX = 5

/**
 * Splits the files that are named into those that a check reads and others: images, and what lies outside of the content.
 *
 * @param words paths from the working directory on
 * @param roots the content roots
 * @throws ConfigError for a path that is no file
 */
export function splitNamedFiles(words: readonly string[], roots: readonly string[]): NamedFiles {
  const realRoots = roots.map((root) => realpathSync(root))
  const named = words.map((word) => ({ path: findFile(word), word }))
  const files = named.filter(({ path }) => realRoots.some((root) => isChecked(path, root))).map(({ path }) => path)
  const skipped = named.filter(({ path }) => !files.includes(path)).map(({ word }) => word)
  return { files: [...new Set(files)], notes: skipped.length === 0 ? [] : [skippedNote(skipped)] }
}

/**
 * What keeps files from being on the site: an earlier root has them, so that their problems count for nothing.
 *
 * @param files absolute paths
 * @param roots absolute, links resolved
 * @param used the files of pages and those with problems
 */
export function listReplaced(files: readonly string[], roots: readonly string[], used: ReadonlySet<string>): readonly string[] {
  return files.flatMap((file) => {
    const index = used.has(file) ? -1 : roots.findIndex((root) => isBelow(file, root))
    const earlier = roots.slice(0, Math.max(0, index)).map((root) => join(root, relative(roots[index] ?? root, file)))
    const replacement = earlier.find((path) => existsSync(path))
    return replacement === undefined ? [] : [`${shortPath(file)} is not on the site: ${shortPath(replacement)} replaces it`]
  })
}

/** @throws ConfigError for a path that is no file */
function findFile(word: string): string {
  const path = existsSync(word) ? realpathSync(word) : resolve(word)
  if (statSync(path, { throwIfNoEntry: false })?.isFile() === true) return path
  throw new ConfigError(`${word} is not a file; expected the path of a file such as files/en-us/web/index.md`)
}

/** Pages, sidebars, redirects, settings and data; not what lies next to pages. */
function isChecked(path: string, root: string): boolean {
  const [folder = '', ...rest] = relative(root, path).split(sep)
  if (!isBelow(path, root) || findMediaType(path) !== undefined) return false
  if (rest.length === 0) return folder === 'site.json'
  if (folder !== 'files') return ['blog', 'curriculum', 'pages'].includes(folder)
  return path.endsWith('.md') || rest[0] === 'sidebars' || rest[0] === 'jsondata' || rest.at(-1) === '_redirects.txt'
}

function isBelow(path: string, folder: string): boolean {
  return path.startsWith(folder + sep)
}

function skippedNote(words: readonly string[]): string {
  const more = words.length > NAMES_MAX ? ` and ${words.length - NAMES_MAX} more` : ''
  return `skipped ${words.slice(0, NAMES_MAX).join(', ')}${more}: check reads pages, sidebars, redirects and site.json of the content roots`
}
