import { createHash, hash } from 'node:crypto'
import { createReadStream, createWriteStream, readFileSync, rmSync, statSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { type BrotliOptions, brotliCompress, constants, createBrotliCompress, createGzip, gzip, type ZlibOptions } from 'node:zlib'
import { brotliWindowBits } from '#contracts/brotli-window.ts'
import { compressedNames } from './page-files.ts'
import type { PreviousBuild } from './previous-build.ts'
import { linkPublicFile, type PublicFolder, problemOf, publicFile, writePublicFile } from './public-files.ts'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** Types whose files are smaller when compressed; images and films are so already. */
const COMPRESSIBLE = /\.(?:html|json|css|js|svg|xml|txt)$/
/** Every user loads them, and most builds share them with the one before: they are worth twenty times the work. */
const LASTING = /^static\/[^/]+\.(?:css|js)$/
const LASTING_QUALITY = 11
const QUALITY = 9
/**
 * For a larger window the encoder of quality 9 takes 32 MB of fresh memory for each file, which the system clears: that takes 90 times as long as quality 7 and
 * saves 0.5 % (bench/results/build-cold.md). Quality 8 takes 16 MB, which each thread keeps.
 */
const MAX_WINDOW_BITS = 16
const QUALITY_OF_LARGE = 7
/** Larger files are compressed piece by piece: the metadata of all documents of a language is 30 MB. */
const LARGE = 4 << 20
/** Files under way at once: twice the threads that zlib uses. */
const CONCURRENCY = 8

/** What the previous build has compressed. */
export interface Compressed extends Pick<PreviousBuild, 'publicFolder' | 'files'> {
  /** Paths of files that are known to be the same in the new build. Of others it is looked at whether both builds share them. */
  readonly same: ReadonlySet<string>
  /** Paths, with a leading slash, of files that are in the new build's folder already and have the bytes of those of the previous build. */
  readonly present: Pick<ReadonlySet<string>, 'has'>
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
  const queue = paths.filter((path) => COMPRESSIBLE.test(path)).values()
  const written: [string, string][] = []
  let isStopped = false
  const work = async (): Promise<void> => {
    for (const path of queue) {
      if (isStopped) return
      signal.throwIfAborted()
      const linked = previous === undefined ? undefined : linkCompressed(previous, folder, path)
      written.push(...(linked ?? (await compressFile(folder, path, signal))))
    }
  }
  const works = Array.from({ length: CONCURRENCY }, work)
  try {
    await Promise.all(works)
  } catch (error) {
    isStopped = true
    await Promise.allSettled(works)
    throw error
  }
  return written
}

function compressFile(folder: PublicFolder, path: string, signal: AbortSignal): Promise<[string, string][]> {
  const { size } = statSync(publicFile(folder, path))
  const windowBits = brotliWindowBits(size)
  const quality = windowBits > MAX_WINDOW_BITS ? QUALITY_OF_LARGE : QUALITY
  const brotli: BrotliOptions = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: LASTING.test(path) ? LASTING_QUALITY : quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: size,
      [constants.BROTLI_PARAM_LGWIN]: windowBits,
    },
  }
  const gzip = { level: 9 }
  return size > LARGE ? compressLarge(folder, path, { brotli, gzip, signal }) : compressSmall(folder, path, { brotli, gzip })
}

interface CompressOptions {
  readonly brotli: BrotliOptions
  readonly gzip: ZlibOptions
}

async function compressSmall(folder: PublicFolder, path: string, options: CompressOptions): Promise<[string, string][]> {
  const bytes = readFileSync(publicFile(folder, path))
  const [brotliName, gzipName] = compressedNames(path)
  const [brotli, zipped] = await Promise.all([brotliAsync(bytes, options.brotli), gzipAsync(bytes, options.gzip)])
  const files = [[brotliName, brotli] as const, [gzipName, zipped] as const]
  // The compressed file of the previous build may be there.
  for (const [name, compressed] of files) writePublicFile({ ...folder, isRecycled: true }, name, compressed)
  return files.map(([name, compressed]) => [name, hash('sha1', compressed)])
}

interface LargeOptions extends CompressOptions {
  readonly signal: AbortSignal
}

/** The same without the bytes of the file in memory. */
function compressLarge(folder: PublicFolder, path: string, { signal, ...options }: LargeOptions): Promise<[string, string][]> {
  const [brotliName, gzipName] = compressedNames(path)
  const compressors = [[brotliName, createBrotliCompress(options.brotli)] as const, [gzipName, createGzip(options.gzip)] as const]
  return Promise.all(
    compressors.map(async ([name, compressor]): Promise<[string, string]> => {
      const target = publicFile(folder, name)
      const digest = createHash('sha1')
      const update = async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
        for await (const chunk of chunks) {
          digest.update(chunk)
          yield chunk
        }
      }
      try {
        // It may be a hard link into a build that is served, and is never opened for writing.
        rmSync(target, { force: true })
        await pipeline(createReadStream(publicFile(folder, path)), compressor, update, createWriteStream(target, { flags: 'wx' }), {
          signal,
        })
      } catch (error) {
        throw signal.aborted ? signal.reason : problemOf(target, error)
      }
      return [name, digest.digest('hex')]
    }),
  )
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
