import type { FastifyRequest } from 'fastify'
import { type InterfaceLocale, isInterfaceLocale } from '#contracts/locales.ts'
import { identityTexts, type TranslateIdentity } from '#locales/identity.ts'
import { matchLocales } from '../../http/headers/accept-language.ts'
import { userLocale } from '../../http/headers/preferred-locales.ts'

/** The context of a page of the provider. */
export interface PagePlace {
  readonly locale: InterfaceLocale
  readonly t: TranslateIdentity
  readonly siteName: string
  /** The query that keeps the language in the next page; empty where no link of ours named it. */
  readonly query: string
}

/**
 * The language of a page: the one that a link of ours names, else those that the sign-in was begun with, else the user's.
 *
 * @param uiLocales tags separated by spaces, best first (OpenID Connect Core section 3.1.2.1)
 */
export function placeOf(request: FastifyRequest, siteName: string, uiLocales?: unknown): PagePlace {
  const named = namedLocale(request.query)
  const locale = named ?? wishedLocale(uiLocales) ?? userLocale(request.url, request.headers)
  return { locale, t: identityTexts(locale), siteName, query: named === undefined ? '' : `?locale=${named}` }
}

function namedLocale(query: unknown): InterfaceLocale | undefined {
  const named = typeof query === 'object' && query !== null && 'locale' in query ? query.locale : undefined
  return typeof named === 'string' && isInterfaceLocale(named) ? named : undefined
}

function wishedLocale(uiLocales: unknown): InterfaceLocale | undefined {
  if (typeof uiLocales !== 'string') return undefined
  return matchLocales(uiLocales.replaceAll(' ', ','), isInterfaceLocale).find(isInterfaceLocale)
}
