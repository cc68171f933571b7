import { readFileSync, rmdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { SiteManifest } from '#contracts/manifest.ts'
import { parseJson } from '../text/json.ts'
import { BUILD_FILES } from './build-files.ts'
import { listEditedNames } from './edited-names.ts'
import { compressedNames, pageFiles, withCompressed } from './page-files.ts'
import type { BuildJob } from './plan-site.ts'
import { isWholeBuild, type PreviousBuild, readManifest } from './previous-build.ts'
import { type PublicFolder, publicFile } from './public-files.ts'
import { readStateEdits } from './state-edits.ts'
import { isUntouched } from './untouched-folders.ts'

/** The files of a new build's folder before anything is written: those of an older build that are the same in the previous one. */
export interface Recycled {
  /** Addresses of the pages whose files are there. */
  readonly pages: ReadonlySet<string>
  /** Paths of the other files, with a leading slash. */
  readonly files: ReadonlySet<string>
  /** The other files of the previous build that are not there. Absent: they have not been listed (`listMissing`). */
  readonly missing?: readonly string[]
}

/** Paths of the files of the previous build that are not there, apart from those of pages. After edits of texts they are known, and few. */
export function listMissing({ files, missing }: Recycled, previous: Pick<PreviousBuild, 'files'>): readonly string[] {
  return missing ?? Object.keys(previous.files).filter((path) => !files.has(path))
}

export const NOTHING_RECYCLED: Recycled = { pages: new Set(), files: new Set() }

/** Files of a build that are made anew or linked in any case. */
const OWN_FILES = ['manifest.json', 'redirects.json', 'kept.json', 'search', ...Object.values(BUILD_FILES)]

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
  const { pages, files, missing } = compared
  if (pages.same.size < (pages.same.size + pages.others.length) * MIN_SHARE) return NOTHING_RECYCLED
  const publicFolder = { ...previous.publicFolder, path: join(staging, 'public') }
  for (const url of pages.others) removePage(publicFolder, url)
  for (const path of files.others) removeFile(publicFolder, path)
  for (const name of OWN_FILES) rmSync(join(staging, name), { recursive: true, force: true })
  return { pages: pages.same, files: files.same, ...(missing === undefined ? {} : { missing }) }
}

/** The files of an older build's folder. */
interface Compared {
  readonly pages: Names
  readonly files: Names
  readonly missing?: readonly string[]
}

/** Names by whether what they name can stay. */
interface Names {
  readonly same: ReadonlySet<string>
  readonly others: readonly string[]
}

/** After edits of texts alone, which say what has changed. @returns undefined where that can't be told, or a folder has changed since */
function compareByEdits(staging: string, previous: PreviousBuild, reused: ReadonlySet<string>): Compared | undefined {
  const edited = listEditedNames(readStateEdits(staging), previous)
  const kept = edited === undefined ? undefined : readKept(join(staging, 'kept.json'))
  if (edited === undefined || kept === undefined || !isUntouched(staging, previous.listFolders().filter(isPublic))) return undefined
  const pages = split(Object.keys(previous.pages), (url) => !edited.pages.has(url) && reused.has(url))
  const changed = [...edited.files]
  const others = new Set(previous.state.isCompressed ? [...withCompressed(changed), ...compressedPages(pages.others)] : changed)
  const files = split(Object.keys(previous.files), (path) => !others.has(path))
  const leftover = Object.keys(kept).filter((path) => kept[path] !== previous.files[path])
  return { pages, files: { same: files.same, others: [...others, ...leftover] }, missing: files.others }
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
  return { pages, files }
}

/** The compressed files of pages, with a leading slash. They go with their pages, so that no folder of a page that is gone stays. */
function compressedPages(urls: readonly string[]): readonly string[] {
  return urls.flatMap((url) => pageFiles(url).flatMap((path) => compressedNames(`/${path}`)))
}

function split(names: readonly string[], isSame: (name: string) => boolean): Names {
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
  const manifest = readManifest(join(folder, 'manifest.json'))
  const kept = readKept(join(folder, 'kept.json'))
  if (manifest === undefined || kept === undefined) return undefined
  const publicFolder = { path: join(folder, 'public'), hasPortableNames: manifest.portableNames === true }
  const { pages, files } = manifest
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
