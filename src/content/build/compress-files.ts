import { hash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type PublicFolder, publicFile } from './public-files.ts'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** Types whose files are smaller when compressed; images and films are so already. */
const COMPRESSIBLE = /\.(?:html|json|css|js|svg|xml|txt)$/
/** Files under way at once: twice the threads that zlib uses. */
const CONCURRENCY = 8

/**
 * Writes `.br` and `.gz` next to files, for hosts and servers that hand them out. Deterministic.
 *
 * @returns the new files' paths and hashes
 */
export async function compressFiles(folder: PublicFolder, paths: readonly string[], signal: AbortSignal): Promise<[string, string][]> {
  const queue = paths.filter((path) => COMPRESSIBLE.test(path))
  const written: [string, string][] = []
  const work = async (): Promise<void> => {
    for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
      signal.throwIfAborted()
      const bytes = await readFile(publicFile(folder, path))
      const brotli = await brotliAsync(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      })
      const zipped = await gzipAsync(bytes, { level: 9 })
      for (const [ending, compressed] of [['br', brotli] as const, ['gz', zipped] as const]) {
        await writeFile(publicFile(folder, `${path}.${ending}`), compressed, { flag: 'wx' })
        written.push([`${path}.${ending}`, hash('sha1', compressed)])
      }
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
  return written
}
