import { hash } from 'node:crypto'
import { BUILD_OUTPUTS } from '../outputs/build-outputs.ts'
import { contributorsFiles } from '../outputs/contributors.ts'
import { OUTPUTS } from '../outputs/index.ts'
import type { BuiltSite, MadeBlocks, MadeFile, OutputFile } from '../outputs/output.ts'
import type { PreviousBuild } from './previous-build.ts'
import { copyPublicFile, linkPublicFile, type PublicFolder, writePublicBlocks, writePublicFile } from './public-files.ts'
import { isMissing, type Recycled } from './recycle-folder.ts'
import { hashBlocks } from './write-blocks.ts'

interface Folders {
  readonly previous: PreviousBuild | undefined
  readonly publicFolder: PublicFolder
  /** What is there already. */
  readonly recycled: Recycled
}

/**
 * Writes the files of the whole site (outputs/index.ts) and the lists of contributors. Those that the previous build has with the same bytes are linked.
 *
 * @returns SHA-1 of each file, by its path with a leading slash
 * @throws SiteFolderError when a file can't be written
 */
export async function writeOutputs(site: BuiltSite, folders: Folders): Promise<ReadonlyMap<string, string>> {
  const digests = new Map<string, string>()
  for (const list of [...OUTPUTS, contributorsFiles, ...BUILD_OUTPUTS])
    for (const file of list(site)) {
      const digest = reuse(file, folders) ?? write(file.path, await file.make(), folders)
      if (digest !== undefined) digests.set(`/${file.path}`, digest)
    }
  return digests
}

/** The digest of a file whose name says that it is the same as in the previous build. */
function reuse({ path, isNamedByInput }: OutputFile<unknown>, { previous, publicFolder }: Folders): string | undefined {
  const digest = isNamedByInput === true ? previous?.files[`/${path}`] : undefined
  if (previous !== undefined && digest !== undefined) linkPublicFile(previous.publicFolder, publicFolder, path)
  return digest
}

function write(path: string, made: MadeFile | MadeBlocks | undefined, folders: Folders): string | undefined {
  const { previous, publicFolder, recycled } = folders
  if (made === undefined) return undefined
  if (typeof made === 'object' && 'blocks' in made) return writeLarge(path, made, folders)
  const isCopied = typeof made === 'object' && 'source' in made
  const digest = isCopied ? made.hash : hash('sha1', made)
  if (previous?.files[`/${path}`] === digest) {
    if (isMissing(recycled, `/${path}`)) linkPublicFile(previous.publicFolder, publicFolder, path)
  } else if (isCopied) copyPublicFile(made.source, publicFolder, path)
  else writePublicFile(publicFolder, path, made)
  return digest
}

/** Its bytes are made once when there is nothing to compare them with. */
function writeLarge(path: string, { blocks }: MadeBlocks, { previous, publicFolder, recycled }: Folders): string {
  const before = previous?.files[`/${path}`]
  if (previous === undefined || before === undefined || hashBlocks(blocks()) !== before)
    return writePublicBlocks(publicFolder, path, blocks())
  if (isMissing(recycled, `/${path}`)) linkPublicFile(previous.publicFolder, publicFolder, path)
  return before
}
