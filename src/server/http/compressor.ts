import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from './accept-encoding.ts'
import { createByteCache } from './byte-cache.ts'

/** Compresses what is first asked for and keeps it. */
export interface Compressor {
  /** The bytes in this coding; `key` names them and changes when they change. They are read only when their compressed form is not kept. */
  compress(key: string, encoding: Encoding, read: () => Promise<Uint8Array>): Promise<Uint8Array>
}

/** Near the best size for a fifth of the time of the highest quality; `lectern build --compress` takes that one. */
const BROTLI_QUALITY = 5
const GZIP_LEVEL = 6

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** A compressor that keeps at most `maxBytes` of results. The work runs beside the event loop, once for each key and coding. */
export function createCompressor(maxBytes: number): Compressor {
  const cache = createByteCache(maxBytes)
  return {
    compress: (key, encoding, read) => cache.get(`${encoding}:${key}`, async () => compressNow(encoding, await read())),
  }
}

async function compressNow(encoding: Encoding, bytes: Uint8Array): Promise<Uint8Array> {
  if (encoding === 'gzip') return await gzipAsync(bytes, { level: GZIP_LEVEL })
  return await brotliAsync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength },
  })
}
