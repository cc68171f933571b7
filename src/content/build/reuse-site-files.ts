import { closeSync, existsSync, openSync, readSync } from 'node:fs'
import type { SiteManifest } from '#contracts/manifest.ts'
import { metadataPath, replaceMetadata } from '../outputs/metadata.ts'
import type { PagesState } from './build-state.ts'
import { namedByContent } from './content-names.ts'
import { ASSETS } from './keep-assets.ts'
import { readMetadata } from './metadata-file.ts'
import { withCompressed } from './page-files.ts'
import type { BuildJob } from './plan-site.ts'
import type { PreviousBuild } from './previous-build.ts'
import { linkPublicFile, type PublicFolder, publicFile, writePublicBlocks } from './public-files.ts'
import { listMissing } from './recycle-folder.ts'
import type { SiteFiles, SiteTarget } from './site-files.ts'
import { sorted } from './sorted.ts'

/**
 * Takes the files that are no pages from the previous build, after edits of texts: of these files only the metadata of all documents of a language has
 * anything of a text.
 *
 * @throws SiteFolderError when a file can't be written
 */
export function reuseSiteFiles(job: BuildJob, previous: PreviousBuild, target: SiteTarget): SiteFiles {
  const metadata = writeMetadata(job, previous, target)
  const linkMissing = (isKept: (path: string) => boolean): void => {
    for (const path of listMissing(target.recycled, previous))
      if (isKept(path)) linkPublicFile(previous.publicFolder, target.publicFolder, path.slice(1))
  }
  if (!haveSameAssets(previous.state, target)) {
    const files = { ...replaceAssets(previous, target.state), ...metadata }
    linkMissing((path) => files[path] !== undefined && files[path] === previous.files[path])
    return { files, haveSameNames: false }
  }
  // An asset may also be there for pages of older builds (keep-assets.ts): the manifest does not list it.
  const isListed = (path: string): boolean =>
    existsSync(publicFile(previous.publicFolder, path)) && (!path.startsWith(ASSETS) || previous.manifest.findFile(path) !== undefined)
  linkMissing((path) => metadata[path] === undefined && isListed(path))
  return {
    get files() {
      return { ...previous.files, ...metadata }
    },
    changed: metadata,
    haveSameNames: true,
  }
}

/** The files of the previous build, with the stylesheets and sidebars that pages have now. */
function replaceAssets({ files, state: before }: PreviousBuild, state: PagesState): SiteManifest['files'] {
  const names = new Map(namedByContent(state))
  const gone = namedByContent(before).flatMap(([path]) => (names.has(path) ? [] : [path]))
  const removed = new Set(withCompressed(gone))
  return sorted(Object.fromEntries([...Object.entries(files).filter(([path]) => !removed.has(path)), ...names]))
}

/** Whether each page and each sidebar has the stylesheet and the file that it had, and no sidebar has come or gone. Only what was built can have others. */
function haveSameAssets(before: PagesState, { made, state }: SiteTarget): boolean {
  return (
    Object.keys(state.sidebars).length === Object.keys(before.sidebars).length &&
    made.results.keys().every((url) => state.pages[url]?.styleURL === before.pages[url]?.styleURL) &&
    made.sidebars.keys().every((key) => before.sidebars[key] !== undefined && before.sidebars[key].url === state.sidebars[key]?.url)
  )
}

/** Writes the metadata of each language of which documents were built. @returns hashes by path */
function writeMetadata({ plan }: BuildJob, previous: PreviousBuild, { made, publicFolder }: SiteTarget): SiteManifest['files'] {
  const built = Map.groupBy(plan.pages.build, ({ locale }) => locale)
  return Object.fromEntries(
    [...built].flatMap(([locale, pages]) => {
      const path = metadataPath(locale)
      if (!existsSync(publicFile(previous.publicFolder, path))) return []
      const lines = pages.flatMap(({ url }) => {
        const line = made.built.has(url) ? readMetadata(url, publicFolder) : undefined
        return line === undefined ? [] : [[url, line] as const]
      })
      return [[`/${path}`, copyMetadata(path, new Map(lines), { from: previous.publicFolder, to: publicFolder })] as const]
    }),
  )
}

/** @param lines by the addresses of their documents @returns the hash of the file */
function copyMetadata(
  path: string,
  lines: ReadonlyMap<string, Uint8Array>,
  { from, to }: { readonly from: PublicFolder; readonly to: PublicFolder },
): string {
  const file = openSync(publicFile(from, path), 'r')
  try {
    return writePublicBlocks(
      to,
      path,
      replaceMetadata((target) => readSync(file, target), lines),
    )
  } finally {
    closeSync(file)
  }
}
