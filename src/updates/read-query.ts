import { DEFAULT_LOCALE, findLocale } from '#contracts/locales.ts'
import type { UpdateSort } from '#contracts/update-filters.ts'
import type { UpdatesQuery } from '#contracts/updates.ts'

/** The parameters of a request for updates, as its contract has read them. */
export interface UpdatesParams {
  readonly page?: number | undefined
  readonly q?: string | undefined
  readonly browsers?: string | undefined
  readonly category?: string | undefined
  readonly status?: string | undefined
  readonly baseline?: string | undefined
  readonly doc?: string | undefined
  readonly release?: string | undefined
  readonly from?: number | undefined
  readonly sort?: UpdateSort | undefined
  readonly locale?: string | undefined
  readonly collections?: string | undefined
}

/** What is asked for (docs/behaviour/updates.md 9 and 10): words of lists once each and in order, so that the same query is written in one way. */
export function readUpdatesQuery(params: UpdatesParams): UpdatesQuery {
  return {
    page: atLeast(1, params.page),
    q: (params.q ?? '').trim(),
    browsers: wordsOf(params.browsers),
    category: wordsOf(params.category),
    status: wordsOf(params.status),
    baseline: wordsOf(params.baseline),
    doc: textOf(params.doc),
    release: textOf(params.release),
    from: atLeast(0, params.from),
    sort: params.sort ?? 'desc',
    locale: findLocale(params.locale ?? '')?.code ?? DEFAULT_LOCALE,
    collections: namesOf(params.collections),
  }
}

/** The slug of a document in lower case, by its address in any language; undefined for other addresses. */
export function slugOfDocument(address: string): string | undefined {
  const [, slug] = /^(?:https?:\/\/[^/?#]+)?\/[^/?#]+\/docs\/([^?#]+)/.exec(address) ?? []
  if (slug === undefined) return undefined
  const found = decoded(slug).toLowerCase()
  return found.endsWith('/') ? found.slice(0, -1) : found
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function atLeast(least: number, value = least): number {
  return Math.max(least, Math.min(value, Number.MAX_SAFE_INTEGER))
}

/** Words of a list in lower case. */
function wordsOf(list: string | undefined): string[] {
  return namesOf(list?.toLowerCase())
}

/** A list separated by commas; empty parts are passed over. */
function namesOf(list = ''): string[] {
  const names = list.split(',').map((name) => name.trim())
  return [...new Set(names.filter((name) => name !== ''))].sort()
}

function textOf(value = ''): string | null {
  return value.trim() === '' ? null : value.trim()
}
