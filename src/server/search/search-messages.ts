import type { SearchReply } from '#contracts/search.ts'
import type { SearchRequest } from '#search/search-pages.ts'

/** The input of a search thread. */
export interface SearchWorkerData {
  readonly indexes: readonly { readonly locale: string; readonly bytes: SharedArrayBuffer }[]
}

/** A query to a search thread. */
export type SearchQuestion =
  | { readonly kind: 'search' | 'json'; readonly request: SearchRequest; readonly locales: readonly string[] }
  | { readonly kind: 'titles'; readonly q: string; readonly locale: string; readonly count: number }

export interface FoundTitle {
  readonly title: string
  readonly url: string
}

/** Its result. */
export type SearchAnswer =
  | { readonly kind: 'search'; readonly reply: SearchReply }
  /** The reply as JSON in UTF-8: a message with it takes a tenth of the time, and so does its response. */
  | { readonly kind: 'json'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'titles'; readonly titles: readonly FoundTitle[] }
