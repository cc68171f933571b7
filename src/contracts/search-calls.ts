import Type from 'typebox'
import { endpoint } from './endpoint.ts'
import { PAGE_MAX, PAGE_SIZE_MAX, QUERY_MAX_BYTES, SEARCH_SORTS, SearchReply, SUGGESTIONS_MAX } from './search.ts'

const BoxQuery = Type.Object({ q: Type.String(), locale: Type.Optional(Type.String()) })

/**
 * The calls of search, for the document of the API. They have a server of their own (`server/search`), which answers wrong parameters in
 * the shape that search has always had.
 */
export const search = {
  find: endpoint(
    { method: 'GET', path: '/api/v1/search' },
    {
      summary: 'Pages that match a query',
      access: 'anyone',
      query: Type.Object({
        q: Type.String({ minLength: 1, description: `At most ${QUERY_MAX_BYTES} bytes of UTF-8` }),
        page: Type.Optional(Type.Integer({ minimum: 1, maximum: PAGE_MAX })),
        size: Type.Optional(Type.Integer({ minimum: 1, maximum: PAGE_SIZE_MAX })),
        sort: Type.Optional(Type.Union(SEARCH_SORTS.map((sort) => Type.Literal(sort)))),
        locale: Type.Optional(Type.Array(Type.String())),
        area: Type.Optional(Type.String()),
        type: Type.Optional(Type.String()),
      }),
      reply: SearchReply,
    },
  ),
  suggestions: endpoint(
    { method: 'GET', path: '/api/v1/search/suggestions' },
    {
      summary: 'Suggestions for the search boxes of browsers: the query, then titles that match it',
      access: 'anyone',
      query: BoxQuery,
      reply: Type.Tuple([Type.String(), Type.Array(Type.String(), { maxItems: SUGGESTIONS_MAX })]),
    },
  ),
  go: endpoint(
    { method: 'GET', path: '/api/v1/search/go' },
    {
      summary: 'Redirects to the page with this title if there is exactly one, otherwise to the search page',
      access: 'anyone',
      query: BoxQuery,
      status: 302,
    },
  ),
} as const
