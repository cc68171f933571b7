import type { FastifyRequest } from 'fastify'
import { type InterfaceLocale, isInterfaceLocale } from '#contracts/locales.ts'
import { newsletterTexts, type TranslateNewsletter } from '#locales/newsletter.ts'
import { pageLocale } from '../http/form-pages/page-locale.ts'
import { queryWord } from '../http/form-pages/query-word.ts'

/** The context of a page or a mail of the newsletter. */
export interface PagePlace {
  readonly locale: InterfaceLocale
  readonly t: TranslateNewsletter
  readonly siteName: string
}

/** In the language that the link names, else in the user's. */
export function placeOf(request: FastifyRequest, siteName: string): PagePlace {
  return placeIn(pageLocale(request).locale, siteName)
}

/** In this language; in English where the interface does not have it. */
export function placeIn(locale: string, siteName: string): PagePlace {
  const spoken = isInterfaceLocale(locale) ? locale : 'en-US'
  return { locale: spoken, t: newsletterTexts(spoken), siteName }
}

/** The token in the address of a page; empty when there is none. */
export function tokenOf(request: FastifyRequest): string {
  return queryWord(request, 'token')
}
