import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../errors/app-error.ts'
import { readForm } from './read-form.ts'
import { readJson } from './read-json.ts'

/** The largest body, in bytes (docs/behaviour/http.md 15). */
export const MAX_BODY_BYTES = 2 * 1024 * 1024
export const JSON_TYPE = 'application/json'
export const FORM_TYPE = 'application/x-www-form-urlencoded'

/** A security event token, pushed by another server (RFC 8935 section 2.1). */
export const EVENT_TOKEN_TYPE = 'application/secevent+jwt'

const BODY_BYTES = new WeakMap<FastifyRequest, number>()

/** How long the JSON body of a request was, in bytes; 0 where it has none. */
export function bodyBytesOf(request: FastifyRequest): number {
  return BODY_BYTES.get(request) ?? 0
}

/** Bodies are JSON or forms, read strictly, and on signed routes tokens as well; all other types are rejected with 415. */
export function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  // Node has ended the stream of a request without a body (`optimizeEmptyRequests`), and the framework would wait for the event of its end.
  app.addHook('preParsing', (request, _reply, payload, done) => {
    done(null, request.raw.readableEnded && request.headers['content-type'] !== undefined ? Readable.from([]) : payload)
  })
  app.addContentTypeParser(EVENT_TOKEN_TYPE, { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) => {
    if (request.routeOptions.config.isSigned !== true) throw new AppError('unsupported_media_type')
    return body.toString('latin1').trim()
  })
  app.addContentTypeParser(JSON_TYPE, { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) => {
    BODY_BYTES.set(request, body.length)
    return readJson(body, request.routeOptions.bodyLimit)
  })
  app.addContentTypeParser(FORM_TYPE, { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => readForm(body))
}

/**
 * The media type of a body, without its parameters; undefined when the header is absent.
 *
 * @example mediaTypeOf('application/json; charset=utf-8') // 'application/json'
 */
export function mediaTypeOf(contentType: string | undefined): string | undefined {
  return contentType?.split(';', 1)[0]?.trim().toLowerCase()
}
