import type { FastifyReply, FastifyRequest } from 'fastify'
import { escapeHtml } from '#contracts/escape-html.ts'
import { DEFAULT_LOCALE, findLocale, type LocaleCode } from '#contracts/locales.ts'
import { filePathOf } from '#contracts/urls.ts'
import { AppError } from '../http/app-error.ts'
import { CACHE } from '../http/cache-control.ts'
import { wantsJson } from '../http/wants-json.ts'
import type { Visit } from './visit.ts'

/** Where the page shows the path that was asked for. */
const PATH_PLACE = /(<span data-path(?:="[^"]*")?>)<\/span>/g

/**
 * Answers 404 with the page of the locale: of the path, else of the reader, else the English one; the path it was asked for is filled in,
 * escaped.
 *
 * @throws AppError `not_found` for programs, and when the site has no such page
 */
export async function sendNotFound(request: FastifyRequest, reply: FastifyReply, visit: Visit): Promise<FastifyReply> {
  if (wantsJson(request.url, request.headers.accept)) throw new AppError('not_found')
  const page = await findNotFoundPage(visit)
  if (page === undefined) throw new AppError('not_found')
  const html = page.replace(PATH_PLACE, (_place, tag: string) => `${tag}${escapeHtml(visit.path)}</span>`)
  reply.code(404).headers({ 'cache-control': CACHE.never, 'content-security-policy': visit.snapshot.csp })
  return reply.type('text/html; charset=utf-8').send(html)
}

async function findNotFoundPage(visit: Visit): Promise<string | undefined> {
  for (const locale of [...localesOf(visit), DEFAULT_LOCALE]) {
    const file = await visit.snapshot.read(filePathOf(`/${locale}/404`, 'index.html'))
    if (file !== undefined) return new TextDecoder().decode(file.bytes)
  }
  return undefined
}

function localesOf({ path, preferredLocales }: Visit): readonly LocaleCode[] {
  const named = findLocale(path.split('/')[1] ?? '')?.code
  return named === undefined ? preferredLocales() : [named]
}
