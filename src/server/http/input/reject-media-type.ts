import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '#contracts/endpoint.ts'
import { AppError } from '../errors/app-error.ts'
import { FORM_TYPE, JSON_TYPE, mediaTypeOf } from './read-bodies.ts'

/**
 * Rejects a body of another type than the endpoint takes, before it is read. A form of another site can't send JSON without asking first
 * (https://fetch.spec.whatwg.org/#cors-safelisted-request-header), so the type is a part of the guard against forged requests.
 *
 * @throws AppError `unsupported_media_type`
 */
export function rejectMediaType({ body, form }: Endpoint, { headers }: FastifyRequest): void {
  const type = mediaTypeOf(headers['content-type'])
  if (body !== undefined && type !== JSON_TYPE) throw wrongType(JSON_TYPE)
  if (form !== undefined && type !== FORM_TYPE && !(type === undefined && isEmpty(headers))) throw wrongType(FORM_TYPE)
}

function isEmpty(headers: FastifyRequest['headers']): boolean {
  return headers['transfer-encoding'] === undefined && (headers['content-length'] ?? '0') === '0'
}

function wrongType(expected: string): AppError {
  return new AppError('unsupported_media_type', { message: `The body of this request has to be of the type ${expected}.` })
}
