import type { SiteManifest } from '#contracts/manifest.ts'
import { compressFiles } from './compress-files.ts'
import { pageFiles } from './page-files.ts'
import type { BuildJob } from './plan-site.ts'
import type { PublicFolder } from './public-files.ts'
import type { Recycled } from './recycle-folder.ts'
import { sorted } from './sorted.ts'

interface Uncompressed {
  /** Addresses of all pages of the build. */
  readonly urls: readonly string[]
  /** Files that are no pages, by path: hash. After edits of texts also the compressed files of the previous build. */
  readonly files: SiteManifest['files']
  /** After edits of texts alone, the compressed files of all that has not changed are there already. */
  readonly hasCompressed: boolean
  readonly publicFolder: PublicFolder
  readonly recycled: Recycled
}

/**
 * Compresses the text files of a build (compress-files.ts). Of pages and files that are as in the previous build it takes the compressed files.
 *
 * @returns all files that are no pages, with the compressed ones, in the order of their paths
 * @throws SiteFolderError when a file can't be written
 */
export async function compressSite(job: BuildJob, uncompressed: Uncompressed): Promise<SiteManifest['files']> {
  const { input, source, plan } = job
  const { urls, files, hasCompressed, publicFolder, recycled } = uncompressed
  // Another version of Node may compress differently.
  const previous = job.previous?.state.builder === source.builder ? job.previous : undefined
  const keptUrls = new Set([...plan.pages.keep, ...plan.sitePages.keep].map(({ url }) => url))
  const changed: string[] = []
  const same: string[] = []
  const add = (isSame: boolean, paths: readonly string[]): void => {
    if (!isSame) changed.push(...paths)
    else if (!hasCompressed) same.push(...paths)
  }
  for (const [path, digest] of Object.entries(files)) add(previous?.files[path] === digest, [path.slice(1)])
  for (const url of urls) add(previous !== undefined && keptUrls.has(url), pageFiles(url))
  const known = previous === undefined ? undefined : { ...previous, same: new Set(same), present: recycled.files }
  const compressed = byPath(await compressFiles(publicFolder, [...same, ...changed], { signal: input.signal, previous: known }))
  const all = { ...files, ...compressed }
  return Object.keys(compressed).every((path) => files[path] !== undefined) ? all : sorted(all)
}

/**
 * Compresses the text files among those that have changed.
 *
 * @param paths below the public folder
 * @returns hashes of the compressed files, by path
 * @throws SiteFolderError when a file can't be written
 */
export async function compressChanged(
  publicFolder: PublicFolder,
  paths: readonly string[],
  signal: AbortSignal,
): Promise<SiteManifest['files']> {
  return byPath(await compressFiles(publicFolder, paths, { signal }))
}

/** With a leading slash. */
function byPath(written: readonly (readonly [path: string, digest: string])[]): SiteManifest['files'] {
  return Object.fromEntries(written.map(([path, digest]) => [`/${path}`, digest]))
}
