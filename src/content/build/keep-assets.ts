import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Type, { type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import type { SiteManifest } from '#contracts/manifest.ts'
import { parseJson } from '../text/json.ts'
import type { PreviousBuild } from './previous-build.ts'
import { linkPublicFile, type PublicFolder, publicFile } from './public-files.ts'

/** Where all of them are. */
export const ASSETS = '/static/'

/**
 * Takes the scripts, stylesheets and sidebars of the previous build along that the new one has no more: pages of that build, open in browsers or kept
 * by a cache, still ask for them. Their names say their bytes, so they can stand next to the new ones. Those that the previous build had itself
 * taken along are left.
 *
 * @param input.files of the new build, by path
 * @returns `kept.json`: the files taken along, by path, with their hashes
 * @throws SiteFolderError when a file can't be written
 */
export function keepAssets(input: {
  readonly previousFolder: string | undefined
  /** What is known of it already. */
  readonly previous?: Pick<PreviousBuild, 'files' | 'publicFolder'> | undefined
  readonly publicFolder: PublicFolder
  readonly files: SiteManifest['files']
}): SiteManifest['files'] {
  const { previousFolder, publicFolder, files } = input
  if (previousFolder === undefined) return {}
  const previous = input.previous ?? readPrevious(previousFolder)
  const from = previous.publicFolder
  const kept = Object.entries(previous.files).filter(
    ([path]) => path.startsWith(ASSETS) && files[path] === undefined && existsSync(publicFile(from, path)),
  )
  for (const [path] of kept) linkPublicFile(from, publicFolder, path.slice(1))
  return Object.fromEntries(kept)
}

const Listed = Type.Object({
  portableNames: Type.Optional(Type.Literal(true)),
  files: Type.Optional(Type.Record(Type.String(), Type.String())),
})
const validator = Compile(Listed)

function readPrevious(folder: string): Pick<PreviousBuild, 'files' | 'publicFolder'> {
  const { files = {}, portableNames } = readManifest(folder)
  return { files, publicFolder: { path: join(folder, 'public'), hasPortableNames: portableNames === true } }
}

/** Of a build that may be damaged or of another version: what it lists, if it says so. */
function readManifest(folder: string): Static<typeof Listed> {
  try {
    const manifest = parseJson(readFileSync(join(folder, 'manifest.json'), 'utf8'))
    return validator.Check(manifest) ? manifest : {}
  } catch {
    return {}
  }
}
