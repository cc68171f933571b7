import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { brotliWindowBits } from '#contracts/brotli-window.ts'
import type { Encoding } from '../headers/accept-encoding.ts'
import { createByteCache } from './byte-cache.ts'

/** Compresses what is first asked for and keeps it. */
export interface Compressor {
  /** The bytes in this coding. They are read only when their compressed form is not cached. */
  compress(job: CompressJob): Promise<Uint8Array>
}

export interface CompressJob {
  /** Names the bytes and changes when they change. */
  readonly key: string
  readonly encoding: Encoding
  /** Every user gets these bytes for as long as the build is served: they are worth the time of the highest quality. */
  readonly isLasting: boolean
  readonly read: () => Promise<Uint8Array>
}

/** A page is compressed in half a millisecond; the highest quality needs thirty to fifty times as long. */
const BROTLI_QUALITY = 7
const BEST_BROTLI_QUALITY = 11
/** Larger texts take seconds at the highest quality. */
const MAX_BEST_BYTES = 512 * 1024
const GZIP_LEVEL = 6

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** A compressor that keeps at most `maxBytes` of results. The work runs next to the event loop, once for each key and coding. */
export function createCompressor(maxBytes: number): Compressor {
  const cache = createByteCache(maxBytes)
  return {
    compress: (job) => cache.get(`${job.encoding}:${job.key}`, async () => compressNow(job, await job.read())),
  }
}

/** The bytes in this coding, made now and not cached: for responses that hardly anybody asks for twice. */
export async function compressNow(
  { encoding, isLasting }: Pick<CompressJob, 'encoding' | 'isLasting'>,
  bytes: Uint8Array,
): Promise<Uint8Array> {
  if (encoding === 'gzip') return await gzipAsync(bytes, { level: GZIP_LEVEL })
  const quality = isLasting && bytes.byteLength <= MAX_BEST_BYTES ? BEST_BROTLI_QUALITY : BROTLI_QUALITY
  return await brotliAsync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
      [constants.BROTLI_PARAM_LGWIN]: brotliWindowBits(bytes.byteLength),
    },
  })
}
