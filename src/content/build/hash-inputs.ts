import { createHash } from 'node:crypto'
import { realpathSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { WebBuild } from '#contracts/web-build.ts'
import type { Listing } from '../read/listing.ts'
import { readRepositoryState } from '../read/repository-state.ts'
import { readRootFile } from '../read/root-file.ts'
import { isSettled, STAMP_LENGTH } from '../read/stamp.ts'
import { parseJson } from '../text/json.ts'
import type { InputStamps, UnbundledInput } from './build-input.ts'

/** What a build reads of a content root, besides files of the root itself. */
const CONTENT_FOLDERS: ReadonlySet<string> = new Set(['files', 'blog', 'curriculum', 'pages', 'shared-assets', 'ads'])
/** What a build depends on of the folder of the code. `web` has its own version. */
const CODE_FOLDERS: ReadonlySet<string> = new Set(['content', 'contracts', 'locales', 'markup', 'scanner', 'search', 'updates'])
/** The installed packages, next to that folder. */
const LOCKFILES = ['../package-lock.json', '../node_modules/.package-lock.json']
const OWN_CODE = join(import.meta.dirname, '../..')

/** What a build is made from, as far as it can be told before the bundles of the web application are made. */
interface StampedInputs {
  /** With the bundles, which have a version; undefined for symbolic links, and for other files than those of documents that changed a moment ago. */
  readonly hashWith: (web: WebBuild) => InputStamps | undefined
}

/**
 * Stamps of all that a build is made from: options, the commit of each content root, Node, which sorts and formats for the languages, and the stamps of all files
 * of the content and the code. Of the content only `site.json` is opened, which names the logo (docs/behaviour/build.md 14).
 *
 * @param listing its stamps are taken before anything is read, so that a change meanwhile is seen by the next build
 * @param nodeVersion Node is no installed package everywhere: not on macOS, for one
 * @returns undefined when they can't be told: for what can't be read, which the build reports, and without a cache
 */
export function stampInputs(input: UnbundledInput, listing: Listing, nodeVersion = process.version): StampedInputs | undefined {
  if (input.cache === undefined) return undefined
  try {
    const roots = input.roots.map((root) => realpathSync(root))
    const files = new InputFiles(listing, { nowMs: input.cache.now(), roots })
    for (const root of roots) addRoot(root, files)
    const code = input.codeFolder ?? OWN_CODE
    files.addFolder(code, (name) => CODE_FOLDERS.has(name))
    for (const name of LOCKFILES) files.addFile(join(code, name))
    if (input.popularityFile !== undefined) files.addFile(input.popularityFile)
    const more = [nodeVersion, optionsOf(input), roots, roots.map(readRepositoryState)]
    return { hashWith: (web) => files.result([...more, web]) }
  } catch {
    return undefined
  }
}

/** All but the means of the build: an option that is added can't be forgotten here. */
function optionsOf({
  siteFolder,
  pool,
  indexSearch,
  codeFolder,
  cache,
  listing,
  inputs,
  sweep,
  prepareSpare,
  onProgress,
  signal,
  ...options
}: UnbundledInput): unknown {
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
  /** Where the files of documents are. */
  readonly #folders: readonly string[]
  readonly #lines: string[] = []
  readonly #pages: string[] = []
  readonly #stamps: number[] = []
  #isSure = true

  constructor(listing: Listing, { nowMs, roots }: { readonly nowMs: number; readonly roots: readonly string[] }) {
    this.#listing = listing
    this.#nowMs = nowMs
    this.#folders = roots.map((root) => join(root, 'files', sep))
  }

  /** @param isUsed which folders in it are followed, by name */
  addFolder(folder: string, isUsed: (name: string) => boolean = () => true): void {
    this.#lines.push(folder)
    const start = folder.endsWith(sep) ? folder : folder + sep
    for (const entry of this.#listing.entriesOf(folder)) {
      const path = start + entry.name
      if (entry.isSymbolicLink()) this.#isSure = false
      else if (entry.isFile()) this.addFile(path)
      else if (entry.isDirectory() && isUsed(entry.name)) this.addFolder(path)
    }
  }

  /** A page of an area counts as any other file: more depends on it than on the text of a document. */
  addFile(path: string): void {
    const stamp = this.#listing.stampOf(path)
    const isSettledFile = stamp === undefined || isSettled(stamp, this.#nowMs)
    if (stamp !== undefined && this.#isDocument(path)) {
      const [size, ...rest] = stamp
      this.#pages.push(path)
      this.#stamps.push(isSettledFile ? size : UNSURE, ...rest)
      this.#lines.push(path)
    } else {
      if (!isSettledFile) this.#isSure = false
      this.#lines.push(`${path} ${stamp?.join(' ')}`)
    }
  }

  result(more: unknown): InputStamps | undefined {
    if (!this.#isSure) return undefined
    const frame = createHash('sha1').update(JSON.stringify(more)).update(this.#lines.join('\n')).digest('hex')
    const stamps = Float64Array.from(this.#stamps)
    const isAllSure = stamps.every((value, at) => at % STAMP_LENGTH !== 0 || value !== UNSURE)
    const all = createHash('sha1').update(frame).update(stamps).digest('hex')
    return { ...(isAllSure ? { all } : {}), frame, pages: this.#pages, stamps }
  }

  #isDocument(path: string): boolean {
    return path.endsWith(DOCUMENT_FILE) && this.#folders.some((folder) => path.startsWith(folder))
  }
}

/** The size in place of that of a file that could change again without another stamp. */
const UNSURE = -1
const DOCUMENT_FILE = `${sep}index.md`
