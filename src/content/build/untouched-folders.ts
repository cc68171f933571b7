import { existsSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteManifest } from '#contracts/manifest.ts'
import { portablePath } from '#contracts/portable-path.ts'
import { filePathOf } from '#contracts/urls.ts'
import { BUILD_FILES } from './build-files.ts'
import type { PublicFolder } from './public-files.ts'

/** The folders of search indexes, which a site without documents does not have. */
const SEARCH_FOLDERS = ['search', 'search/texts']

/** The folders that have a file of a site, relative to the folder of its build, as on the disk. */
export function listFolders(
  { pages, files, search }: Pick<SiteManifest, 'pages' | 'files' | 'search'>,
  publicFolder: Pick<PublicFolder, 'hasPortableNames'>,
): readonly string[] {
  const paths = new Set<string>()
  for (const url of Object.keys(pages)) paths.add(folderOf(filePathOf(url, 'index.html')))
  for (const path of Object.keys(files)) paths.add(folderOf(path))
  const nameOf = (path: string): string => `public/${publicFolder.hasPortableNames ? portablePath(path) : path}`
  return [...Array.from(paths, nameOf), ...(Object.keys(search).length === 0 ? [] : SEARCH_FOLDERS)]
}

/** File systems advance their timestamps at least this often (not FAT). */
const MAX_TICK_MS = 40

/** Gives the edits of a build's state a later time of change than all its folders have, in the time of the file system. To be called when all else is written. */
export function sealBuild(folder: string): void {
  const path = join(folder, BUILD_FILES.stateEdits)
  const writtenAt = changeTimeOf(path)
  const end = performance.now() + MAX_TICK_MS
  while (changeTimeOf(path) === writtenAt && performance.now() < end) utimesSync(path, 0, 0)
}

/**
 * Whether no file of a build can have been removed: removing one changes the time of its folder, and `state-edits.bin` is later than all of them.
 *
 * @param folder of the build
 * @param folders relative to it
 */
export function isUntouched(folder: string, folders: readonly string[]): boolean {
  const writtenAt = changeTimeOf(join(folder, BUILD_FILES.stateEdits))
  return (
    writtenAt !== undefined &&
    existsSync(join(folder, 'redirects.json')) &&
    folders.every((path) => (changeTimeOf(`${folder}/${path}`) ?? Number.POSITIVE_INFINITY) < writtenAt)
  )
}

function folderOf(path: string): string {
  return path.slice(path.startsWith('/') ? 1 : 0, Math.max(0, path.lastIndexOf('/')))
}

function changeTimeOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.ctimeMs
}
