import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteManifest } from '#contracts/manifest.ts'
import { filePathOf } from '#contracts/urls.ts'
import { type BuildState, readBuildState } from './build-state.ts'

/** The build that is served, as the next one begins from it. */
export interface FormerBuild {
  readonly id: string
  readonly folder: string
  readonly publicFolder: string
  readonly state: BuildState
  /** Files that are no pages, by path: hash. */
  readonly files: SiteManifest['files']
}

/**
 * Reads the former build. Undefined when there is none to begin from, so that all is built anew: it was made by another version,
 * its state is damaged, or a file that it lists is gone.
 *
 * @param folder of the build that is served, undefined before the first one
 */
export function findFormerBuild(folder: string | undefined): FormerBuild | undefined {
  if (folder === undefined) return undefined
  const state = readBuildState(join(folder, 'state.json'))
  const manifest = readManifest(join(folder, 'manifest.json'))
  const publicFolder = join(folder, 'public')
  if (state === undefined || manifest === undefined || !isWhole(manifest, folder)) return undefined
  return { id: manifest.id, folder, publicFolder, state, files: manifest.files }
}

/** Only documents have metadata. */
export function isDocument(url: string): boolean {
  return /^\/[^/]+\/docs\//.test(url)
}

function readManifest(path: string): SiteManifest | undefined {
  try {
    const manifest: SiteManifest = JSON.parse(readFileSync(path, 'utf8'))
    return manifest.version === 1 ? manifest : undefined
  } catch {
    return undefined
  }
}

/** Every file that the manifest lists is there. What is in it is not read: that takes as long as a build. */
function isWhole({ pages, files }: SiteManifest, folder: string): boolean {
  const isThere = (path: string): boolean => statSync(join(folder, path), { throwIfNoEntry: false })?.isFile() === true
  const isPublic = (path: string): boolean => isThere(join('public', path))
  const hasPage = (url: string): boolean =>
    isPublic(filePathOf(url, 'index.html')) &&
    isPublic(filePathOf(url, 'index.json')) &&
    (!isDocument(url) || isPublic(filePathOf(url, 'metadata.json')))
  return isThere('redirects.json') && Object.keys(pages).every(hasPage) && Object.keys(files).every(isPublic)
}
