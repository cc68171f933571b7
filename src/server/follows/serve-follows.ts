import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Follows, follows } from '#contracts/follows.ts'
import { dayOf, pagesWithUpdates } from '#updates/find-new-updates.ts'
import { slugOfDocument } from '#updates/read-query.ts'
import type { UpdatesIndex } from '#updates/updates-index.ts'
import type { Serve } from '../http/api/serve.ts'
import { AppError } from '../http/errors/app-error.ts'
import { inputError } from '../http/errors/input-error.ts'
import { userLocale } from '../http/headers/preferred-locales.ts'
import type { Services } from '../http/services.ts'
import type { AccountRow } from '../http/sessions/sessions.ts'
import { hasOwnAddress } from '../store/own-address.ts'
import { endDigest, getsDigest, startDigest } from './digest-rows.ts'
import { addFollow, type Followed, listFollows, removeFollow } from './follow-rows.ts'
import { updateSeen } from './seen-rows.ts'
import { serveDigestLeaving } from './serve-digest-leaving.ts'

export interface FollowsOptions {
  readonly services: Services
  readonly siteName: string
  /** The updates of the site that is served. */
  readonly getIndex: () => Promise<UpdatesIndex>
  /** Whether the site sends mail. */
  readonly sendsMail: boolean
}

/** What users follow, and the weekly mail about it (docs/behaviour/follows.md). */
export function serveFollows(app: FastifyInstance, serve: Serve, { services, siteName, getIndex, sendsMail }: FollowsOptions): void {
  const { db } = services.store

  serve(follows.list, ({ account, request }) => view(account, request))
  serve(follows.add, async ({ account, body, request }) => {
    await addFollow(services, account.id, await readFollowed(body))
    return await view(account, request)
  })
  serve(follows.remove, async ({ account, params, request }) => {
    await removeFollow(db, account.id, params.id)
    return await view(account, request)
  })
  serve(follows.setDigest, async ({ account, body, request }) => {
    if (body.digest) await start(account, request)
    else await endDigest(db, account.id)
    return await view(account, request)
  })
  serveDigestLeaving(app, { services, siteName })

  async function start(account: AccountRow, request: FastifyRequest): Promise<void> {
    if (!sendsMail) throw new AppError('conflict', { message: 'This site sends no mail.' })
    if (!(await hasOwnAddress(db, account)))
      throw new AppError('conflict', { message: 'The email address of this account is not confirmed. Confirm it first.' })
    const locale = userLocale(request.url, request.headers)
    const index = await getIndex()
    // What is known now must not count as late when the next mail is sent.
    await updateSeen(services, index.data)
    await startDigest(services, { accountId: account.id, locale, day: dayOf(index) })
  }

  async function readFollowed({ url, collection_id }: { readonly url?: string; readonly collection_id?: string }): Promise<Followed> {
    if (collection_id !== undefined) return { slug: null, collection_id }
    const slug = slugOfDocument(url ?? '')
    if (slug === undefined || !pagesWithUpdates(await getIndex()).has(slug))
      throw inputError('url', 'must be the address of a page of this site about a feature of browsers')
    return { slug, collection_id: null }
  }

  async function view(account: AccountRow, request: FastifyRequest): Promise<Follows> {
    const locale = userLocale(request.url, request.headers)
    return {
      follows: await listFollows(db, account.id, { index: await getIndex(), locale }),
      digest: await getsDigest(db, account.id),
      can_get_mail: sendsMail && (await hasOwnAddress(db, account)),
    }
  }
}
