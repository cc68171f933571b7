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
  for (const [path, digest] of Object.entries(files)) (previous?.files[path] === digest ? same : changed).push(path.slice(1))
  for (const url of urls) (previous !== undefined && keptUrls.has(url) ? same : changed).push(...pageFiles(url))
  const known = previous === undefined ? undefined : { ...previous, same: new Set(hasCompressed ? [] : same), present: recycled.files }
  const compressed = await compressFiles(publicFolder, hasCompressed ? changed : [...same, ...changed], {
    signal: input.signal,
    previous: known,
  })
  return sorted({ ...files, ...Object.fromEntries(compressed.map(([path, digest]) => [`/${path}`, digest])) })
}
