import type { LocaleCode } from '#contracts/locales.ts'
import type { SearchErrors } from '#contracts/search.ts'
import type { AskedSearch } from '#contracts/search-url.ts'
import { readSearchParams, type SearchParams } from './read-search-params.ts'

/** The search in the address of the search page. */
export interface AskedPage extends AskedSearch {
  /** For the engine; absent where there is no query, or one that is rejected. */
  readonly params?: SearchParams
  /** Why it is rejected. */
  readonly errors?: SearchErrors['errors']
}

/**
 * Reads the query of the search page's address. It takes what the call takes (`readSearchParams`), but for the number of results, looks in the
 * page's language by default, and may be without a query: then nothing is searched.
 */
export function readAskedSearch(query: string, locale: LocaleCode): AskedPage {
  const given = new URLSearchParams(query)
  const q = (given.get('q') ?? '').toWellFormed()
  const nothing = { locale, q, page: 1, sort: 'best', locales: [] } as const
  if (q.replace(/\p{Cc}+/gu, ' ').trim() === '') return { ...nothing, q: '' }
  given.delete('size')
  const namesLocales = given.getAll('locale').some((code) => code !== '')
  if (!namesLocales) given.append('locale', locale)
  const read = readSearchParams(`${given}`)
  if (read.kind === 'errors') return { ...nothing, errors: read.errors }
  const { params } = read
  return {
    locale,
    q: params.q,
    page: params.page,
    sort: params.sort,
    locales: namesLocales ? params.locales : [],
    area: params.area,
    type: params.type,
    params,
  }
}
