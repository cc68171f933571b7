import type { LocaleCode } from './locales.ts'
import type { SearchSort } from './search.ts'

/** The search in an address of the search page: all of the page's state. */
export interface AskedSearch {
  /** Of the page. */
  readonly locale: LocaleCode
  /** As the user wrote it. */
  readonly q: string
  /** From 1. */
  readonly page: number
  readonly sort: SearchSort
  /** The languages of the pages that are looked for; empty: that of the page alone. */
  readonly locales: readonly LocaleCode[]
  /** Only pages of this area (`Web/CSS`) or of this type (`css-property`). */
  readonly area?: string | undefined
  readonly type?: string | undefined
}

/** The path of a language's search page. */
export function searchPath(locale: LocaleCode): string {
  return `/${locale}/search`
}

/**
 * The address of a search. What goes without saying is left out, so that the same search has one address.
 *
 * @example searchUrl({ locale: 'de', q: 'a & b', page: 1, sort: 'best', locales: [] }) // '/de/search?q=a+%26+b'
 */
export function searchUrl({ locale, q, page, sort, locales, area, type }: AskedSearch): string {
  const languages = isOwnLanguage(locales, locale) ? [] : locales
  const query = [
    ['q', q] as const,
    ...languages.map((code) => ['locale', code] as const),
    ['sort', sort === 'best' ? '' : sort] as const,
    ['area', area ?? ''] as const,
    ['type', type ?? ''] as const,
    ['page', page === 1 ? '' : String(page)] as const,
  ]
  const given = query.filter(([name, value]) => name === 'q' || value !== '')
  return `${searchPath(locale)}?${given.map(([name, value]) => `${name}=${encodeValue(value)}`).join('&')}`
}

/** The search for a text in a language, with nothing else chosen. */
export function plainSearch(locale: LocaleCode, q: string): AskedSearch {
  return { locale, q, page: 1, sort: 'best', locales: [] }
}

/** As forms write it. */
function encodeValue(value: string): string {
  return encodeURIComponent(value.toWellFormed()).replaceAll('%20', '+')
}

/** Whether pages in the page's own language alone are looked for. */
export function isOwnLanguage(locales: readonly LocaleCode[], locale: LocaleCode): boolean {
  return locales.every((code) => code === locale)
}
