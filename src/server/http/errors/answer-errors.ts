import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ERRORS, type ErrorEnvelope } from '#contracts/errors.ts'
import { CACHE } from '../headers/cache-control.ts'
import { userLocale } from '../headers/preferred-locales.ts'
import { prefersJson } from '../headers/prefers-json.ts'
import { BARE_PAGE_CSP } from '../headers/security-headers.ts'
import { type AppError, toAppError } from './app-error.ts'
import { errorPage } from './error-page.ts'
import { shownPath } from './shown-path.ts'

/** Maps everything that is thrown to a response, in this one place. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((thrown: unknown, request, reply) => sendError(thrown, request, reply))
}

/**
 * Answers with an error: JSON for programs, a page for users, never cached. A 5xx carries an id, under which the cause is logged;
 * the response shows nothing of it.
 */
export function sendError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = toAppError(thrown)
  const envelope = envelopeOf(error)
  if (envelope.id !== undefined) {
    request.log.error({ err: error.cause ?? error, errorId: envelope.id, path: shownPath(request.url) }, 'request failed')
    reply.header('error-id', envelope.id)
  }
  for (const name of ['etag', 'content-encoding', 'vary']) reply.removeHeader(name)
  reply.code(error.status).headers({ 'cache-control': CACHE.never, ...error.headers })
  if (isForPrograms(request) || prefersJson(request.url, request.headers.accept)) {
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(envelope))
  }
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', BARE_PAGE_CSP)
    .send(errorPage(error.code, { id: envelope.id, locale: userLocale(request.url, request.headers) }).toString())
}

/** An error of the closed list in the shape in which programs get it. */
export function envelopeOf(error: AppError): ErrorEnvelope {
  const { status, error: name, message } = ERRORS[error.code]
  if (status >= 500) return { code: status, error: name, message, id: randomUUID() }
  return { code: status, error: error.error, message: error.message }
}

function isForPrograms({ routeOptions: { config } }: FastifyRequest): boolean {
  return config.isSigned === true || config.isForPrograms === true
}
