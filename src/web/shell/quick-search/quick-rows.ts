import { pageHref } from '#contracts/page-href.ts'
import type { QuickTextKey } from '#locales/quick-search/quick-search-texts.ts'
import type { QuickHit } from '#search/find-quick.ts'
import { splitAtTerms } from './split-at-terms.ts'

/** Gives a text of quick search. */
export type QuickTranslate = (key: QuickTextKey, values?: Readonly<Record<string, string | number>>) => string

/** A row of the list: a link with two lines. */
export interface QuickRow {
  readonly href: string
  /** Of the first line. */
  readonly title: readonly string[]
  /** After the title, in the language of the texts; '' for none. */
  readonly note: string
  /** Of the second line; parts with odd places stand out, as in the first. Empty where there is none. */
  readonly path: readonly string[]
  /** Of the page it leads to, where that is not the user's. */
  readonly language: string | undefined
}

/** The rows for a query. */
export interface QuickRows {
  readonly pages: readonly QuickRow[]
  /** The way to the search of the whole site (docs/behaviour/quick-search.md 11). */
  readonly search: QuickRow
}

interface RowsInput {
  readonly hits: readonly QuickHit[]
  readonly query: string
  /** Of the page. */
  readonly locale: string
  /** The search page, without its query. */
  readonly searchPath: string
  readonly t: QuickTranslate
}

/** Titles with their paths, and the way to the search of the whole site. In titles what was found stands out, in the search the query. */
export function quickRows(input: RowsInput): QuickRows {
  return { pages: input.hits.map((hit) => pageRow(hit, input)), search: searchRow(input) }
}

function pageRow({ title: { title, url }, marks }: QuickHit, { locale, t }: RowsInput): QuickRow {
  const language = url.split('/')[1] ?? ''
  const isForeign = language !== locale
  const path = pathOf(url)
  return {
    href: pageHref(url),
    title: splitAtTerms(title, marks),
    note: isForeign ? ` ${t('in_english')}` : '',
    path: path === '' ? [] : [path],
    language: isForeign ? language : undefined,
  }
}

function searchRow({ hits, query, searchPath, t }: RowsInput): QuickRow {
  const [before = '', after = ''] = t('site_search').split('{query}')
  const name = [before, query, after]
  const [title, path] = hits.length === 0 ? [name, []] : [[t('not_seeing')], name]
  return { href: `${searchPath}?${new URLSearchParams({ q: query.toWellFormed() })}`, title, note: '', path, language: undefined }
}

/**
 * The names of the pages above a page, as the search page has them.
 *
 * @example pathOf('/en-US/docs/Learn_web_development/Core/Flexbox') // 'Learn web development / Core'
 */
function pathOf(url: string): string {
  const [, , first = '', ...others] = url.replace(/\/$/, '').split('/')
  const segments = first === 'docs' ? others : [first, ...others]
  return segments
    .slice(0, -1)
    .map((segment) => segment.replaceAll('_', ' '))
    .join(' / ')
}
