import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { escapeHtml } from '#contracts/escape-html.ts'
import { type AppError, ERRORS, toAppError } from './app-error.ts'
import { CACHE } from './cache-control.ts'
import { BARE_PAGE_CSP } from './security-headers.ts'
import { wantsJson } from './wants-json.ts'

/** The one shape of every error for programs (reference/backend.md 1.0 and 8.2); `id` is there for 5xx and stands in the log. */
export interface ErrorEnvelope {
  readonly code: number
  readonly error: string
  readonly message: string
  readonly id?: string
}

/** Maps everything that is thrown to an answer, in this one place. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((thrown: unknown, request, reply) => sendError(thrown, request, reply))
}

/**
 * Answers with an error: JSON for programs, a page for readers, never kept. A 5xx carries an id, under which the cause is logged;
 * the answer shows nothing of it.
 */
export function sendError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = toAppError(thrown)
  const envelope = envelopeOf(error)
  if (envelope.id !== undefined) {
    request.log.error({ err: error.cause ?? error, errorId: envelope.id, path: request.url.replace(/\?.*$/s, '') }, 'request failed')
    reply.header('error-id', envelope.id)
  }
  for (const name of ['etag', 'content-encoding', 'vary']) reply.removeHeader(name)
  reply.code(error.status).header('cache-control', CACHE.never)
  if (wantsJson(request.url, request.headers.accept)) {
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(envelope))
  }
  return reply.type('text/html; charset=utf-8').header('content-security-policy', BARE_PAGE_CSP).send(errorPage(envelope))
}

/** An error of the closed list in the shape in which programs get it. */
export function envelopeOf(error: AppError): ErrorEnvelope {
  const { status, error: name, message } = ERRORS[error.code]
  return { code: status, error: name, message, ...(status >= 500 && { id: randomUUID() }) }
}

function errorPage({ code, error, message, id }: ErrorEnvelope): string {
  const heading = escapeHtml(`${code} ${error}`)
  const reference = id === undefined ? '' : `<p><code>${id}</code></p>`
  return `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>${heading}</title></head><body><h1>${heading}</h1><p>${escapeHtml(message)}</p>${reference}</body></html>\n`
}
