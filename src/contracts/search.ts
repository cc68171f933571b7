import Type, { type Static } from 'typebox'
import { closedObject } from './closed-object.ts'

/** Longest query, in bytes of UTF-8 (docs/behaviour/search.md 2). */
export const QUERY_MAX_BYTES = 200
/** Last page of results that can be requested (docs/behaviour/search.md 2). */
export const PAGE_MAX = 10
/** Results on a page, without a parameter and at most (docs/behaviour/search.md 2). */
export const PAGE_SIZE = 10
export const PAGE_SIZE_MAX = 100
/** Excerpts of a result, and their length in characters (docs/behaviour/search.md 5). */
export const EXCERPTS_MAX = 3
export const EXCERPT_LENGTH = 120
/** How many titles a browser's search box gets (docs/behaviour/search.md 7). */
export const SUGGESTIONS_MAX = 10

/** By everything; by what is in the page and then its popularity; the other way round. */
export const SEARCH_SORTS = ['best', 'relevance', 'popularity'] as const
export type SearchSort = (typeof SEARCH_SORTS)[number]

/** A page that answers a query. */
export const SearchResult = closedObject({
  mdn_url: Type.String({ pattern: '^/' }),
  score: Type.Number(),
  title: Type.String(),
  /** Lower-cased, as is the slug. */
  locale: Type.String(),
  slug: Type.String(),
  popularity: Type.Number({ minimum: 0, maximum: 1 }),
  summary: Type.String(),
  pageType: Type.String(),
  /** HTML: the texts escaped, what was found between `<mark>` and `</mark>`. */
  highlight: closedObject({ title: Type.Array(Type.String()), body: Type.Array(Type.String()) }),
})
export type SearchResult = Static<typeof SearchResult>

/** How many of all results have this value, and what it is called in their language, where there is a page of it. */
const Facet = closedObject({ value: Type.String(), count: Type.Integer({ minimum: 0 }), name: Type.Optional(Type.String()) })
export type SearchFacet = Static<typeof Facet>

/** The response of `GET /api/v1/search` (docs/behaviour/search.md 5 and 6); `facets` is an addition. */
export const SearchReply = closedObject({
  documents: Type.Array(SearchResult),
  metadata: closedObject({
    took_ms: Type.Number({ minimum: 0 }),
    size: Type.Integer(),
    page: Type.Integer(),
    total: closedObject({ value: Type.Integer({ minimum: 0 }), relation: Type.Literal('eq') }),
  }),
  suggestions: Type.Array(
    closedObject({
      text: Type.String({ description: 'The query with its misspelled words as titles write them' }),
      total: closedObject({ value: Type.Integer(), relation: Type.Literal('eq') }),
    }),
    {
      maxItems: 1,
      description: 'Did you mean: at most one query, which finds `total` pages. Words are matched by their spelling, then by their sound.',
    },
  ),
  facets: closedObject({ area: Type.Array(Facet), type: Type.Array(Facet) }),
})
export type SearchReply = Static<typeof SearchReply>

/** The response to parameters that are not allowed, by their names (docs/behaviour/search.md 3). */
export const SearchErrors = closedObject({
  errors: Type.Record(Type.String(), Type.Array(closedObject({ message: Type.String(), code: Type.String() }))),
})
export type SearchErrors = Static<typeof SearchErrors>
