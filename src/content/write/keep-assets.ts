import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteManifest } from '#contracts/manifest.ts'
import { linkPublicFile } from './public-files.ts'

/**
 * Takes the scripts, sheets and sidebars of the former build along that the new one has no more: pages of that build, open in browsers or kept
 * by a cache, still ask for them. Their names say their bytes, so they can stand beside the new ones. Those that the former build had itself
 * taken along are left.
 *
 * @param input.files of the new build, by path
 * @returns `kept.json`: the files taken along, by path, with their hashes
 * @throws SiteFolderError when a file can't be written
 */
export function keepAssets(input: {
  readonly formerFolder: string | undefined
  readonly publicFolder: string
  readonly files: SiteManifest['files']
}): SiteManifest['files'] {
  const { formerFolder, publicFolder, files } = input
  if (formerFolder === undefined) return {}
  const from = join(formerFolder, 'public')
  const kept = Object.entries(filesOf(formerFolder)).filter(
    ([path]) => path.startsWith('/static/') && files[path] === undefined && existsSync(join(from, path)),
  )
  for (const [path] of kept) linkPublicFile(from, publicFolder, path.slice(1))
  return Object.fromEntries(kept)
}

/** Of a build that may be damaged or of another version: what it lists, if it says so. */
function filesOf(folder: string): SiteManifest['files'] {
  try {
    const { files }: Partial<SiteManifest> = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))
    return files ?? {}
  } catch {
    return {}
  }
}
