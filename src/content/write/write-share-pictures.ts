import { hash } from 'node:crypto'
import { drawSharePictures, type SharePicturePlan } from '../outputs/share-pictures.ts'
import type { SiteContent } from '../read/read-site.ts'
import type { FormerBuild } from './former-build.ts'
import { linkPublicFile, writePublicFile } from './public-files.ts'

interface WriteInput {
  readonly plan: SharePicturePlan
  readonly logo: SiteContent['logo']
  readonly former: FormerBuild | undefined
  readonly publicFolder: string
}

/**
 * Writes the pictures that previews of links show: those of the former build are taken over, for their names say what they are drawn from.
 *
 * @returns the files' addresses and hashes
 * @throws SiteFolderError when a file can't be written
 */
export async function writeSharePictures({ plan, logo, former, publicFolder }: WriteInput): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>()
  const missing = new Map(plan.subjects)
  for (const url of plan.subjects.keys()) {
    const digest = former?.files[url]
    if (former === undefined || digest === undefined) continue
    linkPublicFile(former.publicFolder, publicFolder, url.slice(1))
    files.set(url, digest)
    missing.delete(url)
  }
  await drawSharePictures(missing, logo, (url, png) => {
    writePublicFile(publicFolder, url.slice(1), png)
    files.set(url, hash('sha1', png))
  })
  return files
}
