import type { LocaleCode } from '#contracts/locales.ts'
import { DEFAULT_LOCALE, findLocale } from '#contracts/locales.ts'
import { PAGE_MAX, PAGE_SIZE, PAGE_SIZE_MAX, QUERY_MAX_BYTES, SEARCH_SORTS, type SearchErrors, type SearchSort } from '#contracts/search.ts'

/** The parameters of a search call, checked. */
export interface SearchParams {
  readonly q: string
  readonly page: number
  readonly size: number
  readonly sort: SearchSort
  readonly locales: readonly LocaleCode[]
  readonly area?: string
  readonly type?: string
}

export type ReadParams =
  | { readonly kind: 'params'; readonly params: SearchParams }
  | { readonly kind: 'errors'; readonly errors: SearchErrors['errors'] }

type Problem = SearchErrors['errors'][string][number]
interface Read<T> {
  readonly value: T
  readonly problems: Problem[]
}

const LONGEST_FILTER = 100

/**
 * Reads the parameters of `GET /api/v1/search` (docs/behaviour/search.md 2). An empty parameter is an absent one; parameters that it does not
 * know are passed over.
 *
 * @param query of the request: `?q=array+map&locale=de&locale=en-US`
 */
export function readSearchParams(query: string): ReadParams {
  const given = new URLSearchParams(query)
  const read = {
    q: readQuery(given.get('q') ?? ''),
    page: readNumber(given.get('page'), { fallback: 1, max: PAGE_MAX }),
    size: readNumber(given.get('size'), { fallback: PAGE_SIZE, max: PAGE_SIZE_MAX }),
    sort: readSort(given.get('sort')),
    locale: readLocales(given.getAll('locale')),
    area: readFilter(given.get('area')),
    type: readFilter(given.get('type')),
  }
  const errors = Object.entries(read).flatMap(([name, { problems }]) => (problems.length === 0 ? [] : [[name, problems] as const]))
  if (errors.length > 0) return { kind: 'errors', errors: Object.fromEntries(errors) }
  const { q, page, size, sort, locale, area, type } = read
  return {
    kind: 'params',
    params: {
      q: q.value,
      page: page.value,
      size: size.value,
      sort: sort.value,
      locales: locale.value,
      ...(area.value === '' ? {} : { area: area.value }),
      ...(type.value === '' ? {} : { type: type.value }),
    },
  }
}

/** Whether a query is one that may be asked, for the calls that take nothing else. */
export function isQuery(q: string): boolean {
  return readQuery(q).problems.length === 0
}

function readQuery(given: string): Read<string> {
  const q = given
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
  if (q === '') return problem('', 'This field is required.', 'required')
  const bytes = Buffer.byteLength(q)
  return bytes > QUERY_MAX_BYTES
    ? problem('', `Ensure this value has at most ${QUERY_MAX_BYTES} bytes (it has ${bytes}).`, 'max_length')
    : { value: q, problems: [] }
}

function readNumber(given: string | null, { fallback, max }: { readonly fallback: number; readonly max: number }): Read<number> {
  if (given === null || given === '') return { value: fallback, problems: [] }
  if (!/^-?\d{1,15}$/.test(given)) return problem(fallback, 'Enter a whole number.', 'invalid')
  const value = Number(given)
  if (value < 1) return problem(fallback, 'Ensure this value is greater than or equal to 1.', 'min_value')
  return value > max ? problem(fallback, `Ensure this value is less than or equal to ${max}.`, 'max_value') : { value, problems: [] }
}

function readSort(given: string | null): Read<SearchSort> {
  const sort = SEARCH_SORTS.find((known) => known === (given === null || given === '' ? 'best' : given))
  return sort === undefined ? problem('best', notAChoice(given ?? ''), 'invalid_choice') : { value: sort, problems: [] }
}

function readLocales(given: readonly string[]): Read<readonly LocaleCode[]> {
  const named = given.filter((code) => code !== '')
  const known = named.flatMap((code) => findLocale(code)?.code ?? [])
  const unknown = named.find((code) => findLocale(code) === undefined)
  if (unknown !== undefined) return problem([], notAChoice(unknown), 'invalid_choice')
  return { value: known.length === 0 ? [DEFAULT_LOCALE] : [...new Set(known)], problems: [] }
}

function readFilter(given: string | null): Read<string> {
  const value = given ?? ''
  return value.length > LONGEST_FILTER
    ? problem('', `Ensure this value has at most ${LONGEST_FILTER} characters.`, 'max_length')
    : { value, problems: [] }
}

function notAChoice(value: string): string {
  return `Select a valid choice. ${value.slice(0, 40)} is not one of the available choices.`
}

function problem<T>(value: T, message: string, code: string): Read<T> {
  return { value, problems: [{ message, code }] }
}
