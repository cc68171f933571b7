import type { FastifyRequest } from 'fastify'
import { type InterfaceLocale, isInterfaceLocale } from '#contracts/locales.ts'
import { newsletterTexts, type TranslateNewsletter } from '#locales/newsletter.ts'
import { userLocale } from '../http/headers/preferred-locales.ts'

/** The context of a page or a mail of the newsletter. */
export interface PagePlace {
  readonly locale: InterfaceLocale
  readonly t: TranslateNewsletter
  readonly siteName: string
}

/** In the language that the link names, else in the user's. */
export function placeOf(request: FastifyRequest, siteName: string): PagePlace {
  const named = queryWord(request.query, 'locale')
  return placeIn(isInterfaceLocale(named) ? named : userLocale(request.url, request.headers), siteName)
}

/** In this language; in English where the interface does not have it. */
export function placeIn(locale: string, siteName: string): PagePlace {
  const spoken = isInterfaceLocale(locale) ? locale : 'en-US'
  return { locale: spoken, t: newsletterTexts(spoken), siteName }
}

/** The token in the address of a page; empty when there is none. */
export function tokenOf(request: FastifyRequest): string {
  return queryWord(request.query, 'token')
}

function queryWord(query: unknown, name: 'locale' | 'token'): string {
  const fields: Readonly<Record<string, unknown>> = typeof query === 'object' && query !== null ? { ...query } : {}
  const word = fields[name]
  return typeof word === 'string' ? word : ''
}
