import { hash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { brotliWindowBits } from '#contracts/brotli-window.ts'
import { compressedNames } from './page-files.ts'
import type { PreviousBuild } from './previous-build.ts'
import { linkPublicFile, type PublicFolder, publicFile, writePublicFile } from './public-files.ts'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** Types whose files are smaller when compressed; images and films are so already. */
const COMPRESSIBLE = /\.(?:html|json|css|js|svg|xml|txt)$/
/** Every user loads them, and most builds share them with the one before: they are worth twenty times the work. */
const LASTING = /^static\/[^/]+\.(?:css|js)$/
const LASTING_QUALITY = 11
const QUALITY = 9
/** Files under way at once: twice the threads that zlib uses. */
const CONCURRENCY = 8

/** What the previous build has compressed. */
export interface Compressed extends Pick<PreviousBuild, 'publicFolder' | 'files'> {
  /** Paths of files that are known to be the same in the new build. Of others it is looked at whether both builds share them. */
  readonly same: ReadonlySet<string>
  /** Paths, with a leading slash, of files that are in the new build's folder already and have the bytes of those of the previous build. */
  readonly present: ReadonlySet<string>
}

/**
 * Writes `.br` and `.gz` next to files, for hosts and servers that hand them out. Deterministic. Those of a file that is the same in the
 * previous build are linked.
 *
 * @returns the compressed files' paths and hashes
 * @throws SiteFolderError when a file can't be written or linked
 */
export async function compressFiles(
  folder: PublicFolder,
  paths: readonly string[],
  { signal, previous }: { readonly signal: AbortSignal; readonly previous?: Compressed | undefined },
): Promise<[string, string][]> {
  const queue = paths.filter((path) => COMPRESSIBLE.test(path))
  const written: [string, string][] = []
  const work = async (): Promise<void> => {
    for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
      signal.throwIfAborted()
      const linked = previous === undefined ? undefined : linkCompressed(previous, folder, path)
      written.push(...(linked ?? (await compressFile(folder, path))))
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
  return written
}

async function compressFile(folder: PublicFolder, path: string): Promise<[string, string][]> {
  const bytes = readFileSync(publicFile(folder, path))
  const brotli = await brotliAsync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: LASTING.test(path) ? LASTING_QUALITY : QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_LGWIN]: brotliWindowBits(bytes.length),
    },
  })
  const zipped = await gzipAsync(bytes, { level: 9 })
  const [brotliName, gzipName] = compressedNames(path)
  const files = [[brotliName, brotli] as const, [gzipName, zipped] as const]
  // The compressed file of the previous build may be there.
  for (const [name, compressed] of files) writePublicFile({ ...folder, isRecycled: true }, name, compressed)
  return files.map(([name, compressed]) => [name, hash('sha1', compressed)])
}

/** @returns undefined where the file is another one, or the previous build has not compressed it */
function linkCompressed(previous: Compressed, folder: PublicFolder, path: string): [string, string][] | undefined {
  const linked = compressedNames(path).flatMap((name): [string, string][] => {
    const digest = previous.files[`/${name}`]
    return digest === undefined ? [] : [[name, digest]]
  })
  const isSame = (): boolean => previous.same.has(path) || isSameFile(publicFile(previous.publicFolder, path), publicFile(folder, path))
  if (linked.length < 2 || !isSame()) return undefined
  for (const [name] of linked) if (!previous.present.has(`/${name}`)) linkPublicFile(previous.publicFolder, folder, name)
  return linked
}

/** Two names of one file, which a build never changes in place. */
function isSameFile(path: string, other: string): boolean {
  const [one, two] = [path, other].map((name) => statSync(name, { bigint: true, throwIfNoEntry: false }))
  return one !== undefined && one.ino === two?.ino && one.dev === two.dev
}
