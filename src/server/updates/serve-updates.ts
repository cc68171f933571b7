import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type UpdatesPage, updates } from '#contracts/updates.ts'
import { queryUpdates } from '#updates/query-updates.ts'
import { readUpdatesQuery, type UpdatesParams } from '#updates/read-query.ts'
import type { Serve } from '../http/api/serve.ts'
import { AppError } from '../http/errors/app-error.ts'
import { chooseEncoding, type Encoding } from '../http/headers/accept-encoding.ts'
import { CACHE } from '../http/headers/cache-control.ts'
import { entityTag, isNotModified } from '../http/headers/conditional.ts'
import type { GetUpdates } from './current-updates.ts'

/** The slugs in lower case of the documents in those of an account's collections that have these ids. */
export type ListSavedSlugs = (accountId: string, ids: readonly string[]) => Promise<ReadonlySet<string>>

export interface UpdatesOptions {
  readonly getUpdates: GetUpdates
  /** Absent: the site has no accounts. */
  readonly listSavedSlugs?: ListSavedSlugs
}

const NOT_MODIFIED = 304

/** What browsers added and removed (docs/behaviour/updates.md). */
export function serveUpdates(serve: Serve, { getUpdates, listSavedSlugs }: UpdatesOptions): void {
  serve(updates.list, ({ query, ...call }) => answer(query, call))
  serve(updates.listOfCollections, ({ query, ...call }) => answer(query, call))

  async function answer(params: UpdatesParams, { account, request, reply }: Caller): Promise<UpdatesPage | FastifyReply> {
    const query = readUpdatesQuery(params)
    const isOwn = query.collections.length > 0
    if (isOwn && (account === undefined || listSavedSlugs === undefined)) throw new AppError('login_required')
    const slugs = isOwn && account !== undefined ? await listSavedSlugs?.(account.id, query.collections) : undefined
    const { index, version } = await getUpdates()
    // What is the same for everybody is compressed (http/api/serve.ts).
    const encoding = isOwn ? undefined : chooseEncoding(request.headers['accept-encoding'])
    const tag = tagOf([version, query, slugs === undefined ? null : [...slugs].sort()], encoding)
    reply.headers({ 'cache-control': isOwn ? CACHE.checked : CACHE.hour, etag: tag, vary: 'Accept-Encoding' })
    return isNotModified(request.headers['if-none-match'], tag) ? reply.code(NOT_MODIFIED).send() : queryUpdates(index, query, slugs)
  }
}

interface Caller {
  readonly account: { readonly id: string } | undefined
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

function tagOf(state: readonly unknown[], encoding: Encoding | undefined): string {
  return entityTag(createHash('sha256').update(JSON.stringify(state)).digest('hex'), encoding)
}
