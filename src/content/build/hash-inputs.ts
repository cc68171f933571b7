import { createHash } from 'node:crypto'
import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import type { Listing } from '../read/listing.ts'
import { readRepositoryState } from '../read/repository-state.ts'
import { readRootFile } from '../read/root-file.ts'
import { isSettled } from '../read/stamp.ts'
import { parseJson } from '../text/json.ts'
import type { BuildInput } from './build-input.ts'

/** What a build reads of a content root, besides files of the root itself. */
const CONTENT_FOLDERS: ReadonlySet<string> = new Set(['files', 'blog', 'curriculum', 'pages', 'shared-assets', 'ads'])
/** What a build depends on of the folder of the code. `web` has its own version. */
const CODE_FOLDERS: ReadonlySet<string> = new Set(['content', 'contracts', 'locales', 'markup', 'search', 'updates'])
/** The installed packages, next to that folder. */
const LOCKFILES = ['../package-lock.json', '../node_modules/.package-lock.json']
const OWN_CODE = join(import.meta.dirname, '../..')

/**
 * A hash of all that a build is made from: options, the commit of each content root, Node, which sorts and formats for the languages, and the stamps of all files
 * of the content and the code. No file is opened (docs/behaviour/build.md 14).
 *
 * @param listing its stamps are taken before anything is read, so that a change meanwhile is seen by the next build
 * @param nodeVersion Node is no installed package everywhere: not on macOS, for one
 * @returns undefined when it can't be told: for symbolic links, for files that changed a moment ago and without a memory
 */
export function hashInputs(input: BuildInput, listing: Listing, nodeVersion = process.version): string | undefined {
  if (input.memory === undefined) return undefined
  const files = new InputFiles(listing, input.memory.now())
  try {
    const roots = input.roots.map((root) => realpathSync(root))
    for (const root of roots) addRoot(root, files)
    const code = input.codeFolder ?? OWN_CODE
    files.addFolder(code, (name) => CODE_FOLDERS.has(name))
    for (const name of LOCKFILES) files.addFile(join(code, name))
    if (input.popularityFile !== undefined) files.addFile(input.popularityFile)
    return files.digest([nodeVersion, optionsOf(input), roots, roots.map(readRepositoryState)])
  } catch {
    // What can't be read is reported by the build.
    return undefined
  }
}

/** All but the means of the build: an option that is added can't be forgotten here. */
function optionsOf({
  siteFolder,
  pool,
  indexSearch,
  codeFolder,
  memory,
  listing,
  inputs,
  sweep,
  onProgress,
  signal,
  ...options
}: BuildInput): unknown {
  return options
}

function addRoot(root: string, files: InputFiles): void {
  files.addFolder(root, (name) => CONTENT_FOLDERS.has(name))
  const logo = findLogo(root)
  if (logo !== undefined) files.addFile(join(root, logo))
}

/** The logo may be in any folder of the root. */
function findLogo(root: string): string | undefined {
  const site = parseJson(readRootFile(root, join(root, 'site.json')) ?? '{}')
  const brand = typeof site === 'object' && site !== null && 'brand' in site ? site.brand : undefined
  const logo = typeof brand === 'object' && brand !== null && 'logo' in brand ? brand.logo : undefined
  return typeof logo === 'string' ? logo : undefined
}

/** Collects the stamps of files. */
class InputFiles {
  readonly #listing: Listing
  readonly #nowMs: number
  readonly #lines: string[] = []
  #isSure = true

  constructor(listing: Listing, nowMs: number) {
    this.#listing = listing
    this.#nowMs = nowMs
  }

  /** @param isUsed which folders in it are followed, by name */
  addFolder(folder: string, isUsed: (name: string) => boolean = () => true): void {
    this.#lines.push(folder)
    for (const entry of this.#listing.entriesOf(folder)) {
      const path = join(folder, entry.name)
      if (entry.isSymbolicLink()) this.#isSure = false
      else if (entry.isFile()) this.addFile(path)
      else if (entry.isDirectory() && isUsed(entry.name)) this.addFolder(path)
    }
  }

  addFile(path: string): void {
    const stamp = this.#listing.stampOf(path)
    if (stamp !== undefined && !isSettled(stamp, this.#nowMs)) this.#isSure = false
    this.#lines.push(`${path} ${stamp?.join(' ')}`)
  }

  digest(more: unknown): string | undefined {
    return this.#isSure ? createHash('sha1').update(JSON.stringify(more)).update(this.#lines.join('\n')).digest('hex') : undefined
  }
}
