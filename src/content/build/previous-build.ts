import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteManifest } from '#contracts/manifest.ts'
import type { BuildState } from './build-state.ts'
import { readFolders } from './folders-file.ts'
import { ManifestFile } from './manifest-file.ts'
import { pageFiles } from './page-files.ts'
import { type PublicFolder, publicFile } from './public-files.ts'
import { type Replaced, readBuildState, type StateEdits } from './state-edits.ts'
import { isUntouched, listFolders } from './untouched-folders.ts'

/** The build that is served, as the next one begins from it. */
export interface PreviousBuild {
  readonly id: string
  readonly folder: string
  readonly publicFolder: PublicFolder
  readonly state: BuildState
  /** The parts of this state that are not in its `state.bin`. */
  readonly edits: StateEdits
  /** The parts that its `state.bin` has in their place. */
  readonly replaced: Replaced
  readonly manifest: ManifestFile
  /** Pages, by address: hash. */
  readonly pages: SiteManifest['pages']
  /** Files that are no pages, by path: hash. */
  readonly files: SiteManifest['files']
  /** The folders with files of the site (untouched-folders.ts). */
  readonly listFolders: () => readonly string[]
}

/**
 * Reads the previous build. Undefined when there is none to begin from, so that all is built anew: it was made by another version or
 * its state is damaged. A file of its public folder may be gone (`isWholeBuild`).
 *
 * @param folder of the build that is served, undefined before the first one
 */
export function findPreviousBuild(folder: string | undefined): PreviousBuild | undefined {
  if (folder === undefined) return undefined
  const read = readBuildState(folder)
  const manifest = ManifestFile.read(folder)
  if (read === undefined || manifest === undefined) return undefined
  const publicFolder = { path: join(folder, 'public'), hasPortableNames: manifest.hasPortableNames }
  let folders: readonly string[] | undefined
  return {
    id: manifest.id,
    folder,
    publicFolder,
    ...read,
    manifest,
    get pages() {
      return manifest.value.pages
    },
    get files() {
      return manifest.value.files
    },
    listFolders: () => (folders ??= readFolders(folder) ?? listFolders(manifest.value, publicFolder)),
  }
}

type BuildFiles = Pick<PreviousBuild, 'pages' | 'files' | 'folder' | 'publicFolder'>

/** Every file of the public folder that the manifest lists is there. What is in it is not read: that takes as long as a build. */
export function isWholeBuild({ pages, files, folder, publicFolder }: BuildFiles): boolean {
  const isThere = (file: string): boolean => statSync(file, { throwIfNoEntry: false })?.isFile() === true
  const isPublic = (path: string): boolean => isThere(publicFile(publicFolder, path))
  const hasPage = (url: string): boolean => pageFiles(url).every(isPublic)
  return (
    isThere(join(folder, 'redirects.json')) &&
    (isUntouched(folder, listFolders({ pages, files, search: {} }, publicFolder)) ||
      (Object.keys(pages).every(hasPage) && Object.keys(files).every(isPublic)))
  )
}
