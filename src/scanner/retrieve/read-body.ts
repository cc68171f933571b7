import type { IncomingMessage } from 'node:http'
import { Duplex, pipeline, Readable } from 'node:stream'
import { constants, createBrotliDecompress, createGunzip, createInflate, createInflateRaw, createZstdDecompress } from 'node:zlib'
import { SCAN_LIMITS } from './scan-limits.ts'

const CHUNK = { chunkSize: 32 * 1024 }
/** A body that is cut off is read as far as it goes. */
const SYNC = { ...CHUNK, finishFlush: constants.Z_SYNC_FLUSH }
const DECODERS: Readonly<Record<string, () => Duplex>> = {
  gzip: () => createGunzip(SYNC),
  'x-gzip': () => createGunzip(SYNC),
  deflate: () => Duplex.from(inflateEither),
  br: () => createBrotliDecompress({ ...CHUNK, finishFlush: constants.BROTLI_OPERATION_FLUSH }),
  zstd: () => createZstdDecompress(CHUNK),
}
/** Codes of zlib, Brotli and Zstandard. */
const DECODER_ERROR = /^(?:Z_|ERR_|ZSTD_)/
const CHARSET = /;\s{0,20}charset\s{0,20}=\s{0,20}"?([\w.:-]{1,40})/i

/** The compression method in the first byte of zlib's format (RFC 1950 section 2.2). */
const [METHOD_BITS, DEFLATE_METHOD] = [0x0f, 8]

/**
 * The body of a response as text, as much of it as the limits allow; null when it can't be decoded. A small body that is decoded to a large one is
 * not read further than any other. Ends the response.
 */
export async function readBody(response: IncomingMessage, signal: AbortSignal): Promise<string | null> {
  const decoders = createDecoders(response.headers['content-encoding'] ?? '')
  if (decoders === undefined) return endWith(response, null)
  const stream = decoders.reduce<Readable>(pipeLimited, response)
  const limit = AbortSignal.any([signal, AbortSignal.timeout(SCAN_LIMITS.bodyMs)])
  const { bytes, isBroken } = await collect(stream, limit)
  for (const decoder of decoders) decoder.destroy()
  return endWith(response, isBroken ? null : decodeText(bytes, response.headers['content-type'] ?? ''))
}

/**
 * What decodes a body, in order: the coding that was applied last is undone first (RFC 9110 section 8.4).
 *
 * @returns undefined when a coding is not known, or when there are too many
 */
function createDecoders(header: string): readonly Duplex[] | undefined {
  const codings = header
    .split(',')
    .map((coding) => coding.trim().toLowerCase())
    .filter((coding) => coding !== '' && coding !== 'identity')
  if (codings.length > SCAN_LIMITS.codings || !codings.every((coding) => Object.hasOwn(DECODERS, coding))) return undefined
  return codings.reverse().flatMap((coding) => DECODERS[coding]?.() ?? [])
}

/** The coding `deflate`: in zlib's format, or without it as some servers send it (RFC 9110 section 8.4.1.2). */
async function* inflateEither(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const chunks = source[Symbol.asyncIterator]()
  const first = await chunks.next()
  if (first.done === true) return
  const isZlib = ((first.value[0] ?? 0) & METHOD_BITS) === DEFLATE_METHOD
  const decoder = isZlib ? createInflate(SYNC) : createInflateRaw(SYNC)
  // An error of either is an error of the decoder, which is thrown here.
  yield* pipeline(Readable.from(rejoin(first.value, chunks)), decoder, () => {})
}

async function* rejoin(first: Uint8Array, chunks: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  for (let chunk = first; ; ) {
    yield chunk
    const next = await chunks.next()
    if (next.done === true) return
    chunk = next.value
  }
}

function endWith<T>(response: IncomingMessage, result: T): T {
  response.on('error', () => {})
  response.destroy()
  return result
}

/** Bytes go into the decoder until there are too many of them. */
function pipeLimited(source: Readable, decoder: Duplex): Duplex {
  let sent = 0
  // Once it has been read far enough, no one else listens.
  decoder.on('error', () => {})
  // Before the limit is looked at: the chunk that reaches it goes into the decoder, which takes no more after its end.
  source.pipe(decoder)
  source.on('data', (chunk: Buffer) => {
    sent += chunk.length
    if (sent > SCAN_LIMITS.encodedBytes) {
      source.unpipe(decoder)
      decoder.end()
    }
  })
  source.on('error', (error) => (isDecoderError(error) ? decoder.destroy(error) : decoder.end()))
  return decoder
}

/** A connection that broke leaves what came before; bytes that are not what the header says leave nothing. */
function isDecoderError(error: Error): boolean {
  return 'code' in error && DECODER_ERROR.test(String(error.code))
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
    stream.once('error', (error) => finish(isDecoderError(error)))
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
