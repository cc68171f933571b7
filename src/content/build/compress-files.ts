import { hash } from 'node:crypto'
import { statSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { brotliWindowBits } from '#contracts/brotli-window.ts'
import type { PreviousBuild } from './previous-build.ts'
import { linkPublicFile, type PublicFolder, publicFile } from './public-files.ts'

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
export type Compressed = Pick<PreviousBuild, 'publicFolder' | 'files'>

/**
 * Writes `.br` and `.gz` next to files, for hosts and servers that hand them out. Deterministic. Those of a file that the new build shares with the
 * previous one are linked.
 *
 * @returns the new files' paths and hashes
 * @throws SiteFolderError when a file can't be linked
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
  const bytes = await readFile(publicFile(folder, path))
  const brotli = await brotliAsync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: LASTING.test(path) ? LASTING_QUALITY : QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_LGWIN]: brotliWindowBits(bytes.length),
    },
  })
  const zipped = await gzipAsync(bytes, { level: 9 })
  const files = [[`${path}.br`, brotli] as const, [`${path}.gz`, zipped] as const]
  for (const [name, compressed] of files) await writeFile(publicFile(folder, name), compressed, { flag: 'wx' })
  return files.map(([name, compressed]) => [name, hash('sha1', compressed)])
}

/** @returns undefined where the file is another one, or the previous build has not compressed it */
function linkCompressed({ publicFolder, files }: Compressed, folder: PublicFolder, path: string): [string, string][] | undefined {
  const [brotli, zipped] = [files[`/${path}.br`], files[`/${path}.gz`]]
  if (brotli === undefined || zipped === undefined || !isSameFile(publicFile(publicFolder, path), publicFile(folder, path)))
    return undefined
  for (const ending of ['br', 'gz']) linkPublicFile(publicFolder, folder, `${path}.${ending}`)
  return [
    [`${path}.br`, brotli],
    [`${path}.gz`, zipped],
  ]
}

/** Two names of one file, which a build never changes in place. */
function isSameFile(path: string, other: string): boolean {
  const [one, two] = [path, other].map((name) => statSync(name, { bigint: true, throwIfNoEntry: false }))
  return one !== undefined && one.ino === two?.ino && one.dev === two.dev
}
