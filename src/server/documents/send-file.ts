import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SiteSnapshot } from '#contracts/site-source.ts'
import { parseByteRange } from '../http/headers/byte-range.ts'
import { CACHE, cacheControlOf, isImmutable } from '../http/headers/cache-control.ts'
import { contentTypeOf, isCompressible } from '../http/headers/content-type.ts'
import { dropDocumentHeaders, MEDIA_CSP } from '../http/headers/security-headers.ts'
import type { Compressor } from '../http/responses/compressor.ts'
import type { ResponseMemory } from '../http/responses/response-memory.ts'
import { readRepresentation } from './representation.ts'

/** One file of a snapshot, on its way to one user. */
export interface Delivery {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly snapshot: SiteSnapshot
  /** Below the public folder. */
  readonly path: string
  /** Absent: nothing is compressed. */
  readonly compressor?: Compressor | undefined
  /** Absent: every response is made anew. */
  readonly memory?: ResponseMemory | undefined
}

/**
 * Sends a file that the snapshot has: in the coding the user prefers, 304 when the user has it, a part of it when a part of media is
 * asked for. Headers are set only once all is read.
 *
 * @throws Error when the file can't be read
 */
export async function sendFile({ request, reply, snapshot, path, compressor, memory }: Delivery): Promise<FastifyReply> {
  const type = contentTypeOf(path)
  const isGzipFile = path.endsWith('.gz')
  const isText = isCompressible(type) && !isGzipFile
  const { tag, encoding, bytes } = await readRepresentation({
    snapshot,
    path,
    headers: request.headers,
    compressor,
    isCompressible: isText,
  })

  if (isPartOfPages(path, type)) dropDocumentHeaders(reply)
  reply.headers({ etag: tag, 'cache-control': cacheControlOf(path), ...policyOf(snapshot, type) })
  if (isText) reply.header('vary', 'Accept-Encoding')
  if (bytes === undefined) return reply.code(304).send()
  reply.type(type)
  if (path.endsWith('contributors.txt')) reply.header('x-robots-tag', 'noindex')
  if (encoding !== undefined || isGzipFile) reply.header('content-encoding', encoding ?? 'gzip')
  if (!isText && !isGzipFile) return sendPart(request, reply, { tag, bytes })
  const body = toBuffer(bytes)
  memory?.store({ request, reply, body, version: snapshot })
  return reply.code(200).send(body)
}

/** Scripts, stylesheets, fonts. No script has a policy, since a worker takes over the policy of its script. */
function isPartOfPages(path: string, type: string): boolean {
  return (isImmutable(path) && /\.(?:css|js|json|woff2)$/.test(path)) || /javascript/.test(type)
}

/** A media file, whole or in part. If-Range with another tag or with a date asks for the whole file (RFC 9110 section 13.1.5). */
function sendPart(
  request: FastifyRequest,
  reply: FastifyReply,
  { tag, bytes }: { readonly tag: string; readonly bytes: Uint8Array },
): FastifyReply {
  const size = bytes.byteLength
  const isSame = request.headers['if-range'] === undefined || request.headers['if-range'] === tag
  const range = request.method === 'GET' && isSame ? parseByteRange(request.headers.range, size) : undefined
  reply.header('accept-ranges', 'bytes')
  if (range === undefined) return reply.code(200).send(toBuffer(bytes))
  if (range === 'unsatisfiable') {
    reply.removeHeader('etag').headers({ 'content-range': `bytes */${size}`, 'cache-control': CACHE.never })
    return reply.code(416).send()
  }
  reply.code(206).header('content-range', `bytes ${range.first}-${range.last}/${size}`)
  return reply.send(toBuffer(bytes.subarray(range.first, range.last + 1)))
}

/** The policy of pages comes from the build. Media run nothing when they are opened by themselves, and any site may show them. */
function policyOf(snapshot: SiteSnapshot, type: string): Readonly<Record<string, string>> {
  if (type.startsWith('text/html')) return { 'content-security-policy': snapshot.csp }
  if (/^font\//.test(type)) return { 'content-security-policy': MEDIA_CSP }
  return /^(image|audio|video)\//.test(type) ? { 'content-security-policy': MEDIA_CSP, 'cross-origin-resource-policy': 'cross-origin' } : {}
}

/** The same bytes as the framework takes them; nothing is copied. */
function toBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
