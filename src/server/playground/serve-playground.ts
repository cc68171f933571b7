import { playground } from '#contracts/playground.ts'
import type { Serve } from '../http/api/serve.ts'
import { AppError } from '../http/errors/app-error.ts'
import { addressPrefix } from '../http/limits/address-prefix.ts'
import type { Services } from '../http/services.ts'
import { flagShare } from './flag-share.ts'
import { createModeration } from './moderate-shares.ts'
import { openShare } from './open-share.ts'
import { listOwnShares, takeBackShare } from './own-shares.ts'
import { shareCode } from './share-code.ts'
import { isShareId } from './share-id.ts'

/** `/api/v1/play/` and its calls for staff (docs/behaviour/shared-code.md, docs/decisions/0029). */
export function servePlayground(serve: Serve, services: Services): void {
  const { store } = services
  const moderation = createModeration(services)

  serve(playground.share, async ({ body, account }) => ({ id: await shareCode(services, account.id, body) }))
  serve(playground.list, ({ query, account }) => listOwnShares(store.db, account.id, query.page ?? 1))
  serve(playground.open, ({ params, query }) =>
    openShare(store.db, checked(params.id), query.confirmed === true ? 'confirmed' : 'not asked'),
  )
  serve(playground.remove, ({ params, account }) => takeBackShare(services, account.id, checked(params.id)))
  serve(playground.flag, ({ body, account, request }) => {
    const reporter = { accountId: account?.id ?? null, network: addressPrefix(request.ip) }
    return flagShare(services, reporter, { id: checked(body.id), reason: (body.reason ?? '').trim() })
  })

  serve(playground.flagged, ({ query, account }) => moderation.listFlagged(query.page ?? 1, `account:${account.id}`))
  serve(playground.inspect, async ({ params, account }) => {
    const view = await moderation.inspect(checked(params.id), `account:${account.id}`)
    if (view === undefined) throw new AppError('not_found')
    return view
  })
  serve(playground.decide, async ({ params, body, account }) => {
    const decided = await moderation.decide(checked(params.id), body.decision, `account:${account.id}`)
    if (decided === 'unknown') throw new AppError('not_found')
    if (decided === 'impossible')
      throw new AppError('conflict', { message: `The state of this code does not allow the decision "${body.decision}".` })
    return 'updated' as const
  })
}

/** @throws AppError `bad_request` for a text that can't be an id (docs/behaviour/shared-code.md 3) */
function checked(id: string): string {
  if (!isShareId(id))
    throw new AppError('bad_request', { message: 'The id of this shared code is malformed: it is incomplete or changed.' })
  return id
}
