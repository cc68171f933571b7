import type { IncomingMessage } from 'node:http'
import type { Readable, Transform } from 'node:stream'
import { constants, createBrotliDecompress, createGunzip, createInflate, createZstdDecompress } from 'node:zlib'
import { SCAN_LIMITS } from './scan-limits.ts'

const CHUNK = { chunkSize: 32 * 1024 }
/** A body that is cut off is read as far as it goes. */
const SYNC = { ...CHUNK, finishFlush: constants.Z_SYNC_FLUSH }
const DECODERS: Readonly<Record<string, () => Transform>> = {
  gzip: () => createGunzip(SYNC),
  'x-gzip': () => createGunzip(SYNC),
  deflate: () => createInflate(SYNC),
  br: () => createBrotliDecompress({ ...CHUNK, finishFlush: constants.BROTLI_OPERATION_FLUSH }),
  zstd: () => createZstdDecompress(CHUNK),
}
/** Codes of zlib, Brotli and Zstandard. */
const DECODER_ERROR = /^(?:Z_|ERR_|ZSTD_)/
const CHARSET = /;\s{0,20}charset\s{0,20}=\s{0,20}"?([\w.:-]{1,40})/i

/**
 * The body of a response as text, as much of it as the limits allow; null when it can't be decoded. A small body that is decoded to a large one is
 * not read further than any other. Ends the response.
 */
export async function readBody(response: IncomingMessage, signal: AbortSignal): Promise<string | null> {
  const encoding = (response.headers['content-encoding'] ?? 'identity').trim().toLowerCase()
  const decoder = Object.hasOwn(DECODERS, encoding) ? DECODERS[encoding]?.() : undefined
  if (decoder === undefined && encoding !== 'identity' && encoding !== '') return endWith(response, null)
  const stream = decoder === undefined ? response : pipeLimited(response, decoder)
  const limit = AbortSignal.any([signal, AbortSignal.timeout(SCAN_LIMITS.bodyMs)])
  const { bytes, isBroken } = await collect(stream, limit)
  decoder?.destroy()
  return endWith(response, isBroken ? null : decodeText(bytes, response.headers['content-type'] ?? ''))
}

function endWith<T>(response: IncomingMessage, result: T): T {
  response.on('error', () => {})
  response.destroy()
  return result
}

/** Bytes go into the decoder until there are too many of them. */
function pipeLimited(response: IncomingMessage, decoder: Transform): Transform {
  let sent = 0
  // Once it has been read far enough, no one else listens.
  decoder.on('error', () => {})
  response.on('data', (chunk: Buffer) => {
    sent += chunk.length
    if (sent > SCAN_LIMITS.encodedBytes) {
      response.unpipe(decoder)
      decoder.end()
    }
  })
  response.on('error', () => decoder.end())
  return response.pipe(decoder)
}

interface Collected {
  readonly bytes: Uint8Array
  /** The decoder has rejected the bytes. */
  readonly isBroken: boolean
}

/** Reads until the end, the limit of bytes, or the end of time. */
function collect(stream: Readable, signal: AbortSignal): Promise<Collected> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let length = 0
    const finish = (isBroken: boolean): void => {
      signal.removeEventListener('abort', stop)
      stream.off('data', add)
      stream.pause()
      resolve({ bytes: Buffer.concat(chunks).subarray(0, SCAN_LIMITS.bodyBytes), isBroken })
    }
    const stop = (): void => finish(false)
    const add = (chunk: Buffer): void => {
      chunks.push(chunk)
      length += chunk.length
      if (length >= SCAN_LIMITS.bodyBytes) stop()
    }
    if (signal.aborted) return stop()
    signal.addEventListener('abort', stop, { once: true })
    stream.on('data', add)
    stream.once('end', stop)
    stream.once('close', stop)
    // A connection that broke leaves what came before; bytes that are not what the header says leave nothing.
    stream.once('error', (error) => finish('code' in error && DECODER_ERROR.test(String(error.code))))
  })
}

function decodeText(bytes: Uint8Array, contentType: string): string {
  const label = CHARSET.exec(contentType)?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(label).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}
