import type { LocaleCode } from './locales.ts'
import { UPDATE_SORTS, type UpdateSort } from './update-filters.ts'

/** The filters in an address of the page of updates: all of the page's state. */
export interface AskedUpdates {
  /** Of the page. */
  readonly locale: LocaleCode
  /** As the user wrote it. */
  readonly q: string
  readonly browsers: readonly string[]
  readonly category: readonly string[]
  readonly status: readonly string[]
  readonly baseline: readonly string[]
  /** Ids of collections of the user. */
  readonly collections: readonly string[]
  /** The address of a page whose features alone are listed. */
  readonly doc: string
  /** The one release that is listed, `firefox@120`, and how many of its events are passed over. */
  readonly release: string
  readonly from: number
  readonly sort: UpdateSort
  /** From 1. */
  readonly page: number
}

/** The filters of which several values can be chosen. */
export const UPDATE_LISTS = ['browsers', 'category', 'status', 'baseline', 'collections'] as const
export type UpdateList = (typeof UPDATE_LISTS)[number]

/** The path of a language's page of updates. */
export function updatesPath(locale: LocaleCode): string {
  return `/${locale}/plus/updates`
}

/** The page without any filter. */
export function plainUpdates(locale: LocaleCode): AskedUpdates {
  const lists = { browsers: [], category: [], status: [], baseline: [], collections: [] }
  return { locale, q: '', ...lists, doc: '', release: '', from: 0, sort: 'desc', page: 1 }
}

/**
 * Reads the query of an address of the page. A list is written with commas, or as forms write it: the name once for each value. What is no number
 * and no known order counts as absent (docs/behaviour/updates.md 101).
 *
 * @param query names and values, decoded: of `URLSearchParams`
 */
export function readAskedUpdates(query: Iterable<readonly [string, string]>, locale: LocaleCode): AskedUpdates {
  const given = [...query]
  const firstOf = (name: string): string => given.find(([known]) => known === name)?.[1] ?? ''
  const textOf = (name: string): string =>
    firstOf(name)
      .toWellFormed()
      .replace(/\p{Cc}+/gu, ' ')
      .trim()
  const listOf = (name: UpdateList): readonly string[] => {
    const values = given.flatMap(([known, value]) => (known === name ? value.toWellFormed().split(',') : []))
    return [...new Set(values.map((value) => value.trim()).filter((value) => value !== ''))]
  }
  return {
    locale,
    q: textOf('q'),
    browsers: listOf('browsers'),
    category: listOf('category'),
    status: listOf('status'),
    baseline: listOf('baseline'),
    collections: listOf('collections'),
    doc: textOf('doc'),
    release: textOf('release'),
    from: numberOf(firstOf('from'), 0),
    sort: UPDATE_SORTS.find((sort) => sort === firstOf('sort')) ?? 'desc',
    page: numberOf(firstOf('page'), 1),
  }
}

/** The filters as the calls of updates take them (`contracts/updates.ts`), without what goes without saying. */
export interface UpdatesRequest {
  readonly q?: string
  readonly browsers?: string
  readonly category?: string
  readonly status?: string
  readonly baseline?: string
  readonly collections?: string
  readonly doc?: string
  readonly release?: string
  readonly sort?: UpdateSort
  readonly from?: number
  readonly page?: number
}

/** What is asked of the calls of updates, but for the language. */
export function requestOfUpdates({ q, doc, release, from, sort, page, ...asked }: AskedUpdates): UpdatesRequest {
  const given = UPDATE_LISTS.filter((name) => asked[name].length > 0)
  return {
    ...(q !== '' && { q }),
    ...Object.fromEntries(given.map((name) => [name, asked[name].join(',')])),
    ...(doc !== '' && { doc }),
    ...(release !== '' && { release }),
    ...(sort !== 'desc' && { sort }),
    ...(from > 0 && { from }),
    ...(page > 1 && { page }),
  }
}

/**
 * The address of the page with filters. What goes without saying is left out, so that the same filters have one address.
 *
 * @example updatesUrl({ ...plainUpdates('de'), browsers: ['firefox', 'edge'] }) // '/de/plus/updates?browsers=firefox,edge'
 */
export function updatesUrl(asked: AskedUpdates): string {
  const pairs = Object.entries(requestOfUpdates(asked)).map(([name, value]) => `${name}=${encodeValue(String(value))}`)
  return updatesPath(asked.locale) + (pairs.length === 0 ? '' : `?${pairs.join('&')}`)
}

/**
 * The address of the feed of filters; undefined with collections, which are private, and no feed reader is signed in.
 *
 * @param name of the file
 * @example updatesFeedUrl({ ...plainUpdates('de'), q: 'grid', page: 2 }, 'rss.xml') // '/de/plus/updates/rss.xml?q=grid'
 */
export function updatesFeedUrl(asked: AskedUpdates, name: 'rss.xml' | 'feed.json'): string | undefined {
  if (asked.collections.length > 0) return undefined
  const path = updatesPath(asked.locale)
  return `${path}/${name}${updatesUrl({ ...asked, release: '', from: 0, sort: 'desc', page: 1 }).slice(path.length)}`
}

/** Whether something narrows the list; the order does not. */
export function isNarrowed(asked: AskedUpdates): boolean {
  return asked.q !== '' || asked.doc !== '' || asked.release !== '' || UPDATE_LISTS.some((name) => asked[name].length > 0)
}

/** As forms write it, but for the characters that need no escape in a query (RFC 3986 section 3.4). */
function encodeValue(value: string): string {
  return encodeURIComponent(value)
    .replaceAll('%20', '+')
    .replace(/%(?:2C|2F|3A|40)/g, decodeURIComponent)
}

/** A number of at most nine digits; what is none, or less, counts as the least. */
function numberOf(given: string, least: number): number {
  const value = /^\d{1,9}$/.test(given) ? Number(given) : least
  return Math.max(least, value)
}
