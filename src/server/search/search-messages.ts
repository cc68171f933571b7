import type { SearchReply } from '#contracts/search.ts'
import type { SearchRequest } from '#search/search-pages.ts'

/** The input of a search thread. */
export interface SearchWorkerData {
  readonly indexes: readonly { readonly locale: string; readonly bytes: SharedArrayBuffer }[]
}

/** A query to a search thread. */
export type SearchQuestion =
  | { readonly kind: 'search'; readonly request: SearchRequest; readonly locales: readonly string[] }
  | { readonly kind: 'titles'; readonly q: string; readonly locale: string; readonly count: number }

export interface FoundTitle {
  readonly title: string
  readonly url: string
}

/** Its result. */
export type SearchAnswer =
  | { readonly kind: 'search'; readonly reply: SearchReply }
  | { readonly kind: 'titles'; readonly titles: readonly FoundTitle[] }
