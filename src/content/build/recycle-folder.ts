import { readFileSync, rmdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { SiteManifest } from '#contracts/manifest.ts'
import { parseJson } from '../text/json.ts'
import { BUILD_FILES } from './build-files.ts'
import { listEditedNames } from './edited-names.ts'
import { MANIFEST, ManifestFile, REDIRECTS } from './manifest-file.ts'
import { compressedNames, pageFiles, withCompressed } from './page-files.ts'
import type { BuildJob } from './plan-site.ts'
import { isWholeBuild, type PreviousBuild } from './previous-build.ts'
import { type PublicFolder, publicFile } from './public-files.ts'
import { readStateEdits } from './state-edits.ts'
import { isUntouched } from './untouched-folders.ts'

/** The files of a new build's folder before anything is written: those of an older build that are the same in the previous one. */
export interface Recycled {
  /** Addresses of the pages whose files are there. */
  readonly pages: Names
  /** Paths of the other files, with a leading slash. */
  readonly files: Names
  /** After edits of texts alone: paths of all files that may not be there, with a leading slash. All others of the previous build are. Those of pages are not listed. */
  readonly missing?: ReadonlySet<string>
}

/** Names of the previous build. */
interface Names extends Iterable<string> {
  /** @param name one of the previous build */
  readonly has: (name: string) => boolean
}

/** Whether a file of the previous build that is not one of a page is not there. @param path with a leading slash */
export function isMissing({ files, missing }: Recycled, path: string): boolean {
  return missing === undefined ? !files.has(path) : missing.has(path)
}

/** Paths of files that may not be there, apart from those of pages. After edits of texts they are known, and few. */
export function listMissing({ files, missing }: Recycled, previous: Pick<PreviousBuild, 'files'>): Iterable<string> {
  return missing ?? Object.keys(previous.files).filter((path) => !files.has(path))
}

export const NOTHING_RECYCLED: Recycled = { pages: new Set(), files: new Set() }

/** Files of a build that are made anew or linked in any case. */
const OWN_FILES = [MANIFEST, REDIRECTS, 'kept.json', 'search', ...Object.values(BUILD_FILES)]

/** When less of the pages can stay, linking all of them is faster than removing the others before the switch. */
const MIN_SHARE = 0.5

/**
 * Removes from the folder of an older build what is not the same in the previous build, or is about to be made again
 * (docs/decisions/0083). Files are removed and never changed: other builds may share them.
 *
 * @param staging the folder, which no one reads any more
 * @returns `NOTHING_RECYCLED` when there is no whole build in the folder, most of its pages have changed, or the previous build is not used
 */
export function recycleFolder({ input, previous, plan }: BuildJob, staging: string): Recycled {
  if (previous === undefined || previous.publicFolder.hasPortableNames !== input.hasPortableNames) return NOTHING_RECYCLED
  const reused = new Set([...plan.pages.keep, ...plan.sitePages.keep].map(({ url }) => url))
  const compared = compareByEdits(staging, previous, reused) ?? compareByManifests(staging, previous, reused)
  if (compared === undefined) return NOTHING_RECYCLED
  const { otherPages, otherFiles, pageCount, ...recycled } = compared
  if (pageCount - otherPages.length < pageCount * MIN_SHARE) return NOTHING_RECYCLED
  const publicFolder = { ...previous.publicFolder, path: join(staging, 'public') }
  for (const url of otherPages) removePage(publicFolder, url)
  for (const path of otherFiles) removeFile(publicFolder, path)
  for (const name of OWN_FILES) rmSync(join(staging, name), { recursive: true, force: true })
  return recycled
}

/** The files of an older build's folder: those that are the same in the previous build, and others. */
interface Compared extends Recycled {
  readonly otherPages: readonly string[]
  readonly otherFiles: readonly string[]
  /** How many pages there are. */
  readonly pageCount: number
}

/** After edits of texts alone, which say what has changed. @returns undefined where that can't be told, or a folder has changed since */
function compareByEdits(staging: string, previous: PreviousBuild, reused: ReadonlySet<string>): Compared | undefined {
  const edited = listEditedNames(readStateEdits(staging), previous)
  const kept = edited === undefined ? undefined : readKept(join(staging, 'kept.json'))
  if (edited === undefined || kept === undefined || !isUntouched(staging, previous.listFolders().filter(isPublic))) return undefined
  const { state } = previous
  const urls = [...Object.keys(state.sitePages), ...Object.keys(state.pages)]
  const otherPages = urls.filter((url) => edited.pages.has(url) || !reused.has(url))
  const changed = [...edited.files]
  const missing = new Set(state.isCompressed ? [...withCompressed(changed), ...compressedPages(otherPages)] : changed)
  const leftover = Object.keys(kept).filter((path) => kept[path] !== previous.files[path])
  return {
    pages: new AllBut(() => urls, new Set(otherPages)),
    files: new AllBut(() => Object.keys(previous.files), missing),
    missing,
    otherPages,
    otherFiles: [...missing, ...leftover],
    pageCount: urls.length,
  }
}

/** All names but a few: they are listed when that is asked for. */
class AllBut implements Names {
  readonly #list: () => readonly string[]
  readonly #others: ReadonlySet<string>

  constructor(list: () => readonly string[], others: ReadonlySet<string>) {
    this.#list = list
    this.#others = others
  }

  has(name: string): boolean {
    return !this.#others.has(name)
  }

  *[Symbol.iterator](): Generator<string, undefined> {
    for (const name of this.#list()) if (!this.#others.has(name)) yield name
  }
}

/** An older build has no search indexes any more. */
function isPublic(folder: string): boolean {
  return folder.startsWith('public/')
}

function compareByManifests(staging: string, previous: PreviousBuild, reused: ReadonlySet<string>): Compared | undefined {
  const older = readOlder(staging)
  if (older === undefined || older.publicFolder.hasPortableNames !== previous.publicFolder.hasPortableNames) return undefined
  const pages = split(Object.keys(older.pages), (url) => older.pages[url] === previous.pages[url] && reused.has(url))
  const compressed = new Set(previous.state.isCompressed ? compressedPages(pages.others) : [])
  const files = split(Object.keys(older.files), (path) => older.files[path] === previous.files[path] && !compressed.has(path))
  return {
    pages: pages.same,
    files: files.same,
    otherPages: pages.others,
    otherFiles: files.others,
    pageCount: pages.same.size + pages.others.length,
  }
}

/** The compressed files of pages, with a leading slash. They go with their pages, so that no folder of a page that is gone stays. */
function compressedPages(urls: readonly string[]): readonly string[] {
  return urls.flatMap((url) => pageFiles(url).flatMap((path) => compressedNames(`/${path}`)))
}

function split(
  names: readonly string[],
  isSame: (name: string) => boolean,
): { readonly same: ReadonlySet<string>; readonly others: readonly string[] } {
  const same = new Set<string>()
  const others: string[] = []
  for (const name of names) {
    if (isSame(name)) same.add(name)
    else others.push(name)
  }
  return { same, others }
}

/**
 * Removes recycled files that the new build does not have.
 *
 * @param build its files and what it keeps of those of the previous one, by path
 */
export function removeLeftovers(
  recycled: Recycled,
  { files, kept }: { readonly files: SiteManifest['files']; readonly kept: SiteManifest['files'] },
  publicFolder: PublicFolder,
): void {
  for (const path of recycled.files) if (files[path] === undefined && kept[path] === undefined) removeFile(publicFolder, path)
}

type OlderBuild = Pick<PreviousBuild, 'pages' | 'files' | 'publicFolder'>

function readOlder(folder: string): OlderBuild | undefined {
  const manifest = ManifestFile.read(folder)
  const kept = readKept(join(folder, 'kept.json'))
  if (manifest === undefined || kept === undefined) return undefined
  const publicFolder = { path: join(folder, 'public'), hasPortableNames: manifest.hasPortableNames }
  const { pages, files } = manifest.value
  const all = Object.keys(kept).length === 0 ? files : { ...kept, ...files }
  return isWholeBuild({ pages, files, folder, publicFolder }) ? { pages, files: all, publicFolder } : undefined
}

function readKept(path: string): SiteManifest['files'] | undefined {
  try {
    const kept = parseJson(readFileSync(path, 'utf8'))
    const entries = typeof kept === 'object' && kept !== null ? Object.entries(kept) : undefined
    return entries === undefined ? undefined : Object.fromEntries(entries.map(([name, digest]) => [name, String(digest)]))
  } catch {
    return undefined
  }
}

function removePage(folder: PublicFolder, url: string): void {
  for (const path of pageFiles(url)) removeFile(folder, path)
}

/** Also the folders that are empty then: a file may have the name of one of them. */
function removeFile(folder: PublicFolder, path: string): void {
  const file = publicFile(folder, path)
  rmSync(file, { force: true })
  for (let parent = dirname(file); parent.length > folder.path.length; parent = dirname(parent)) {
    try {
      rmdirSync(parent)
    } catch {
      return
    }
  }
}
