import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES } from '#contracts/locales.ts'
import type { Page } from '#contracts/page.ts'
import { filePathOf } from '#contracts/urls.ts'
import { metadataPath, readMetadataFile } from '../outputs/metadata.ts'
import type { BuiltSite } from '../outputs/output.ts'
import type { PagesState } from './build-state.ts'
import { type FileDigests, namedByContent } from './content-names.ts'
import { listFiles } from './list-files.ts'
import type { KeptPages } from './make-pages.ts'
import { readMetadata } from './metadata-file.ts'
import { readPageFile } from './page-file.ts'
import type { BuildJob, WholeJob } from './plan-site.ts'
import type { PreviousBuild } from './previous-build.ts'
import { copyPublicFile, linkPublicFile, type PublicFolder, publicFile } from './public-files.ts'
import { isMissing, type Recycled } from './recycle-folder.ts'
import type { SiteTarget } from './site-files.ts'
import { writeOutputs } from './write-outputs.ts'

/**
 * Writes the files that are no pages.
 *
 * @returns all of them, also those that pages have written; of two with one path the later one counts
 * @throws SiteFolderError when a file can't be written
 */
export async function writeSiteFiles(job: WholeJob, { made, state, publicFolder, recycled }: SiteTarget): Promise<FileDigests> {
  return [
    ...namedByContent(state),
    ...linkCompatFiles(job, publicFolder, recycled),
    ...made.compat.flatMap(({ files }) => files.map(([path, digest]) => [`/${path}`, digest] as const)),
    ...copyBundles(job, publicFolder),
    ...(await writeOutputs(builtSite(job, { made, state, publicFolder }), { previous: job.previous, publicFolder, recycled })),
  ]
}

function linkCompatFiles({ previous, plan }: BuildJob, publicFolder: PublicFolder, recycled: Recycled): FileDigests {
  if (previous !== undefined)
    for (const [path] of plan.compat.keep) if (isMissing(recycled, `/${path}`)) linkPublicFile(previous.publicFolder, publicFolder, path)
  return plan.compat.keep.map(([path, digest]) => [`/${path}`, digest] as const)
}

function copyBundles({ input, previous }: BuildJob, publicFolder: PublicFolder): FileDigests {
  const from = input.web.publicFolder
  return listFiles(from).map((path) => {
    const digest = hash('sha1', readFileSync(join(from, path)))
    if (previous?.files[`/${path}`] === digest) linkPublicFile(previous.publicFolder, publicFolder, path)
    else copyPublicFile(join(from, path), publicFolder, path)
    return [`/${path}`, digest] as const
  })
}

function builtSite(
  { input, source: { content, months }, previous }: WholeJob,
  { made, state, publicFolder }: { readonly made: KeptPages; readonly state: PagesState; readonly publicFolder: PublicFolder },
): BuiltSite {
  const metadata = previous === undefined ? new Map<string, Uint8Array>() : previousMetadata(previous)
  return {
    content,
    records: content.tree.allPages,
    origin: input.origin,
    months: () => months,
    findPage: (url) => (state.pages[url] === undefined ? undefined : readBuiltPage(url, publicFolder)),
    findMetadata(url) {
      const result = made.results.get(url)
      if (result !== undefined && 'failed' in result) return undefined
      return made.built.has(url) ? readMetadata(url, publicFolder) : metadata.get(url)
    },
  }
}

function readBuiltPage(url: string, publicFolder: PublicFolder): Page {
  return readPageFile(readFileSync(publicFile(publicFolder, filePathOf(url, 'index.json')), 'utf8')).page
}

function previousMetadata({ publicFolder, files }: PreviousBuild): ReadonlyMap<string, Uint8Array> {
  const paths = LOCALES.map(({ code }) => metadataPath(code)).filter((path) => files[`/${path}`] !== undefined)
  return new Map(paths.flatMap((path) => [...readMetadataFile(readFileSync(publicFile(publicFolder, path)))]))
}
