import type { FastifyReply, FastifyRequest } from 'fastify'
import { DEFAULT_LOCALE, findLocale, type LocaleCode } from '#contracts/locales.ts'
import type { Suggestions } from '#contracts/suggestions.ts'
import { filePathOf } from '#contracts/urls.ts'
import { interfaceTexts } from '#locales/interface/all-interface-texts.ts'
import { translate } from '#locales/translate.ts'
import { addressHtml } from '#markup/address-html.ts'
import { html as markup, raw } from '#markup/html.ts'
import { suggestionsHtml } from '#markup/suggestions-html.ts'
import { envelopeOf } from '../http/errors/answer-errors.ts'
import { AppError } from '../http/errors/app-error.ts'
import { CACHE } from '../http/headers/cache-control.ts'
import { prefersJson } from '../http/headers/prefers-json.ts'
import type { Visit } from './rules/visit.ts'
import { suggestPages } from './suggestions/suggest-pages.ts'

/** Where the page shows the path that was asked for. */
const PATH_PLACE = /(<span data-path(?:="[^"]*")?>)<\/span>/g
/** Where the page shows what it may have meant. */
const SUGGESTIONS_PLACE = /(<div [^<>]*data-suggestions(?:="[^"]*")?>)<\/div>/

/**
 * Answers 404 with the page of the locale: of the path, else of the user, else the English one; the path it was asked for and what that may have
 * meant are filled in, escaped. A script that asked for a page's `index.json` gets the same as JSON.
 *
 * @throws AppError `not_found` for other programs, and when the site has no such page
 */
export async function sendNotFound(request: FastifyRequest, reply: FastifyReply, visit: Visit): Promise<FastifyReply> {
  const isPageData = visit.path.endsWith('/index.json')
  const isForProgram = prefersJson(request.url, request.headers.accept)
  if (isForProgram && !isPageData) throw new AppError('not_found')
  const found = isForProgram ? undefined : await findNotFoundPage(visit)
  const locale = found?.locale ?? localesOf(visit)[0] ?? DEFAULT_LOCALE
  const suggestions = await suggestPages(visit.snapshot, visit.path, locale)
  reply.code(404).header('cache-control', CACHE.never)
  if (isForProgram) {
    const envelope = { ...envelopeOf(new AppError('not_found')), suggestions }
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(envelope))
  }
  if (found === undefined) throw new AppError('not_found')
  reply.header('content-security-policy', visit.snapshot.csp)
  return reply.type('text/html; charset=utf-8').send(fillPage(found, visit.path, suggestions))
}

interface NotFoundPage {
  readonly html: string
  readonly locale: LocaleCode
}

function fillPage({ html, locale }: NotFoundPage, path: string, suggestions: Suggestions): string {
  const texts = interfaceTexts(locale)
  const list = suggestionsHtml(suggestions, { locale, path, t: (key) => translate(texts[key], undefined, locale) })
  // The tag is one of the built page.
  return html
    .replace(PATH_PLACE, (_place, tag: string) => markup`${raw(tag)}${addressHtml(path)}</span>`.toString())
    .replace(SUGGESTIONS_PLACE, (_place, tag: string) => `${tag}${list.toString()}</div>`)
}

async function findNotFoundPage(visit: Visit): Promise<NotFoundPage | undefined> {
  const locales: readonly LocaleCode[] = [...localesOf(visit), DEFAULT_LOCALE]
  for (const locale of locales) {
    const file = await visit.snapshot.read(filePathOf(`/${locale}/404`, 'index.html'))
    if (file !== undefined) return { html: new TextDecoder().decode(file.bytes), locale }
  }
  return undefined
}

function localesOf({ path, preferredLocales }: Visit): readonly LocaleCode[] {
  const named = findLocale(path.split('/')[1] ?? '')?.code
  return named === undefined ? preferredLocales() : [named]
}
