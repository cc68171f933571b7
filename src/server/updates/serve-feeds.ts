import { Buffer } from 'node:buffer'
import { createHash } from 'node:crypto'
import { updates } from '#contracts/updates.ts'
import { updatesPath, updatesUrl } from '#contracts/updates-url.ts'
import { readUpdatesQuery } from '#updates/read-query.ts'
import type { Call, Serve } from '../http/api/serve.ts'
import { AppError } from '../http/errors/app-error.ts'
import { chooseEncoding } from '../http/headers/accept-encoding.ts'
import { CACHE } from '../http/headers/cache-control.ts'
import { entityTag, isNotModified } from '../http/headers/conditional.ts'
import { compressNow } from '../http/responses/compressor.ts'
import type { GetUpdates } from './current-updates.ts'
import { askedOf, makeUpdatesFeed, type SharedPages } from './updates-feed.ts'
import { FEED_FORMATS } from './write-feed.ts'

/** The pages of the collection that a link shows; undefined when there is no such link. */
export type FindSharedPages = (token: string) => Promise<SharedPages | undefined>

export interface FeedOptions {
  readonly getUpdates: GetUpdates
  readonly origin: string
  readonly siteName: string
  /** Absent: the site has no collections. */
  readonly findSharedPages?: FindSharedPages | undefined
}

const NOT_MODIFIED = 304

/** The feeds of updates (docs/behaviour/updates.md 17 to 19). */
export function serveFeeds(serve: Serve, { getUpdates, origin, siteName, findSharedPages }: FeedOptions): void {
  serve(updates.rss, (call) => answer('rss', 'rss.xml', call))
  serve(updates.jsonFeed, (call) => answer('json', 'feed.json', call))

  type FeedCall = Pick<Call<typeof updates.rss>, 'params' | 'query' | 'request' | 'reply'>
  async function answer(
    format: keyof typeof FEED_FORMATS,
    name: string,
    { params: { locale }, query: { shared: token, ...params }, request, reply }: FeedCall,
  ) {
    const shared = token === undefined ? undefined : await findSharedPages?.(token)
    if (token !== undefined && shared === undefined) throw new AppError('not_found')
    const query = readUpdatesQuery(shared === undefined ? params : {})
    const search =
      token === undefined
        ? updatesUrl(askedOf(query, locale)).slice(updatesPath(locale).length)
        : `?${new URLSearchParams({ shared: token })}`
    const { index } = await getUpdates()
    const { type, write } = FEED_FORMATS[format]
    const feed = makeUpdatesFeed(index, { locale, query, origin, siteName, shared })
    const bytes = Buffer.from(write(feed, `${origin}${updatesPath(locale)}/${name}${search}`))
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    const tag = entityTag(createHash('sha256').update(bytes).digest('hex'), encoding)
    reply.headers({ 'cache-control': shared === undefined ? CACHE.hour : CACHE.checked, etag: tag, vary: 'Accept-Encoding' })
    if (shared !== undefined) reply.header('x-robots-tag', 'noindex')
    if (isNotModified(request.headers['if-none-match'], tag)) return reply.code(NOT_MODIFIED).send()
    reply.type(type)
    if (encoding === undefined) return reply.send(bytes)
    return reply.header('content-encoding', encoding).send(Buffer.from(await compressNow({ encoding, isLasting: false }, bytes)))
  }
}
