import { readFileSync } from 'node:fs'
import { metadataPath, replaceMetadata } from '../outputs/metadata.ts'
import { readMetadata } from './metadata-file.ts'
import type { BuildJob } from './plan-site.ts'
import { linkPublicFile, publicFile, writePublicBlocks } from './public-files.ts'
import { type FileDigests, namedByContent, type SiteTarget } from './site-files.ts'

/**
 * Takes the files that are no pages from the previous build, after edits of texts: of these files only the metadata of all documents of a language has
 * anything of a text.
 *
 * @returns all of them, also those that pages have written
 * @throws SiteFolderError when a file can't be written
 */
export function reuseSiteFiles(job: BuildJob, target: SiteTarget): FileDigests {
  const { previous } = job
  if (previous === undefined) return []
  const [ofPagesBefore, ofPages] = [new Map(namedByContent(previous.state)), new Map(namedByContent(target.state))]
  const metadata = writeMetadata(job, target)
  const shared = Object.entries(previous.files).filter(([path]) => !ofPagesBefore.has(path) && !metadata.has(path))
  for (const [path] of shared)
    if (!target.recycled.files.has(path)) linkPublicFile(previous.publicFolder, target.publicFolder, path.slice(1))
  return [...shared, ...ofPages, ...metadata]
}

/** Writes the metadata of each language of which documents were built. @returns hashes by path */
function writeMetadata({ plan, previous }: BuildJob, { made, publicFolder }: SiteTarget): ReadonlyMap<string, string> {
  const built = Map.groupBy(plan.pages.build, ({ locale }) => locale)
  return new Map(
    [...built].flatMap(([locale, pages]) => {
      const path = metadataPath(locale)
      if (previous?.files[`/${path}`] === undefined) return []
      const lines = pages.flatMap(({ url }) => {
        const line = made.asked.has(url) ? readMetadata(url, publicFolder) : undefined
        return line === undefined ? [] : [[url, line] as const]
      })
      const blocks = replaceMetadata(readFileSync(publicFile(previous.publicFolder, path)), new Map(lines))
      return [[`/${path}`, writePublicBlocks(publicFolder, path, blocks)] as const]
    }),
  )
}
