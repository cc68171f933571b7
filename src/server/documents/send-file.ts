import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SiteSnapshot } from '#contracts/site-source.ts'
import { chooseEncoding, type Encoding } from '../http/accept-encoding.ts'
import { parseByteRange } from '../http/byte-range.ts'
import { cacheControlOf } from '../http/cache-control.ts'
import type { Compressor } from '../http/compressor.ts'
import { entityTag, isNotModified } from '../http/conditional.ts'
import { contentTypeOf, isCompressible } from '../http/content-type.ts'
import { MEDIA_CSP } from '../http/security-headers.ts'

/** One file of a snapshot, on its way to one reader. */
export interface Delivery {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly snapshot: SiteSnapshot
  /** Below the public folder. */
  readonly path: string
  /** Absent: nothing is compressed. */
  readonly compressor?: Compressor | undefined
}

/** Endings of files compressed ahead of time (`lectern build --compress`), beside the plain ones. */
const COMPRESSED_ENDINGS: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' }

/**
 * Sends a file that the snapshot lists: in the coding the reader prefers, 304 when the reader has it, a part of it when a part of media is
 * asked for.
 *
 * @throws Error when the file is listed and can't be read
 */
export async function sendFile(delivery: Delivery): Promise<FastifyReply> {
  const { request, reply, snapshot, path } = delivery
  const hash = await snapshot.findHash(path)
  if (hash === undefined) throw new Error(`the build ${snapshot.id} does not list ${path}`)
  const type = contentTypeOf(path)
  const isText = isCompressible(type) && !path.endsWith('.gz')
  const encoding = isText && delivery.compressor !== undefined ? chooseEncoding(request.headers['accept-encoding']) : undefined
  const tag = entityTag(hash, encoding)
  const notModified = isNotModified(request.headers['if-none-match'], tag)
  const bytes = notModified ? undefined : await readEncoded(delivery, hash, encoding)

  reply.headers({
    etag: tag,
    'cache-control': cacheControlOf(path),
    ...ownPolicy(snapshot, type),
    ...(isText && { vary: 'Accept-Encoding' }),
  })
  if (bytes === undefined) return reply.code(304).send()
  reply.type(type)
  if (path.endsWith('contributors.txt')) reply.header('x-robots-tag', 'noindex')
  if (encoding !== undefined || path.endsWith('.gz')) reply.header('content-encoding', encoding ?? 'gzip')
  return isText || path.endsWith('.gz') ? reply.code(200).send(toBuffer(bytes)) : sendRange(delivery, tag, bytes)
}

/** Bytes of a media file, whole or in part. If-Range with another tag or with a date asks for the whole file (RFC 9110 section 13.1.5). */
function sendRange({ request, reply }: Delivery, tag: string, bytes: Uint8Array): FastifyReply {
  const size = bytes.byteLength
  const isSame = request.headers['if-range'] === undefined || request.headers['if-range'] === tag
  const range = request.method === 'GET' && isSame ? parseByteRange(request.headers.range, size) : undefined
  reply.header('accept-ranges', 'bytes')
  if (range === undefined) return reply.code(200).send(toBuffer(bytes))
  if (range === 'unsatisfiable') {
    return reply
      .code(416)
      .removeHeader('etag')
      .headers({ 'content-range': `bytes */${size}`, 'cache-control': 'no-store' })
      .send()
  }
  reply.code(206).header('content-range', `bytes ${range.first}-${range.last}/${size}`)
  return reply.send(toBuffer(bytes.subarray(range.first, range.last + 1)))
}

async function readEncoded({ snapshot, path, compressor }: Delivery, hash: string, encoding: Encoding | undefined): Promise<Uint8Array> {
  if (encoding === undefined || compressor === undefined) return await readListed(snapshot, path)
  const ready = await snapshot.read(`${path}${COMPRESSED_ENDINGS[encoding]}`)
  if (ready !== undefined) return ready.bytes
  return await compressor.compress(`${hash}:${path}`, encoding, () => readListed(snapshot, path))
}

async function readListed(snapshot: SiteSnapshot, path: string): Promise<Uint8Array> {
  const file = await snapshot.read(path)
  if (file === undefined) throw new Error(`the build ${snapshot.id} lists ${path} but does not have it`)
  return file.bytes
}

/** The policy of pages comes from the build; media opened by themselves run nothing; scripts keep none, since a worker takes over its script's. */
function ownPolicy(snapshot: SiteSnapshot, type: string): Readonly<Record<string, string>> {
  if (type.startsWith('text/html')) return { 'content-security-policy': snapshot.csp }
  return /^(image|audio|video|font)\//.test(type) ? { 'content-security-policy': MEDIA_CSP } : {}
}

/** The same bytes as the framework takes them; nothing is copied. */
function toBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
