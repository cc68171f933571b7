import type { FastifyInstance } from 'fastify'
import { readForm } from './read-form.ts'
import { readJson } from './read-json.ts'

/** The largest body, in bytes (reference/backend.md 1.0). */
export const MAX_BODY_BYTES = 2 * 1024 * 1024
export const JSON_TYPE = 'application/json'
export const FORM_TYPE = 'application/x-www-form-urlencoded'

/** Bodies are JSON or forms, read strictly; all other types are refused with 415. */
export function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(JSON_TYPE, { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => readJson(body))
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
