import type { FastifyReply, FastifyRequest } from 'fastify'
import { ERRORS } from '#contracts/errors.ts'
import { errorTexts } from '#locales/errors.ts'
import { envelopeOf } from '../http/errors/answer-errors.ts'
import { toAppError } from '../http/errors/app-error.ts'
import { shownPath } from '../http/errors/shown-path.ts'
import { CACHE } from '../http/headers/cache-control.ts'
import { userLocale } from '../http/headers/preferred-locales.ts'

/** Answers with an error in words alone: nothing of the site is there that a page could lead to. */
export function reject(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = toAppError(thrown)
  const { id, message } = envelopeOf(error)
  if (id !== undefined) request.log.error({ err: error.cause ?? error, errorId: id, path: shownPath(request.url) }, 'request failed')
  const locale = userLocale(request.url, request.headers)
  const texts = errorTexts(locale)
  // What the author of the code can change stands in the error's own message, if anywhere.
  const text = message === ERRORS[error.code].message ? texts[`${error.code}_text`] : message
  return reply
    .code(error.status)
    .headers({ 'cache-control': CACHE.never, 'content-language': locale, ...error.headers })
    .type('text/plain; charset=utf-8')
    .send(`${error.status} ${texts[error.code]}\n\n${text}\n`)
}
