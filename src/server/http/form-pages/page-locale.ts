import type { FastifyRequest } from 'fastify'
import { type InterfaceLocale, isInterfaceLocale } from '#contracts/locales.ts'
import { userLocale } from '../headers/preferred-locales.ts'
import { queryOf } from './query-of.ts'

/** In which language a page of the account is. */
export interface PageLocale {
  readonly locale: InterfaceLocale
  /** The query that keeps the language in the next page; empty where the user's own is shown. */
  readonly query: string
}

/** The language that a link of ours names, else the user's: the addresses of these pages have none in their path. */
export function pageLocale({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): PageLocale {
  const named = namedLocale(url)
  return named === undefined ? { locale: userLocale(url, headers), query: '' } : { locale: named, query: `?locale=${named}` }
}

/** The language that `?locale=` in an address names. @example namedLocale('/users/account/?locale=de') // 'de' */
export function namedLocale(url: string): InterfaceLocale | undefined {
  const named = queryOf({ url }).get('locale') ?? ''
  return isInterfaceLocale(named) ? named : undefined
}
