import type { FastifyReply } from 'fastify'
import { IDENTITY_PATH } from '#contracts/account-paths.ts'
import { accounts } from '#contracts/accounts.ts'
import type { Serve } from '../http/api/serve.ts'
import type { Chores } from '../http/chores.ts'
import { AppError } from '../http/errors/app-error.ts'
import { CACHE } from '../http/headers/cache-control.ts'
import type { Services } from '../http/services.ts'
import { randomId } from '../http/sessions/random-id.ts'
import type { AccountChanges } from './account-changes.ts'
import { applyEvent, type LeftToDo, setStatus } from './apply-event.ts'
import type { ProviderSettings } from './provider-settings.ts'
import { type AccountEvent, EventRejected, hashToken, readEvent } from './read-event.ts'
import { refreshProfile } from './refresh-profile.ts'
import type { RelyingParty } from './relying-party.ts'
import { dropOldRejections, sweepEvents } from './sweep-events.ts'

export interface EventsOptions {
  readonly services: Services
  readonly changes: AccountChanges
  readonly relyingParty: RelyingParty
  readonly chores: Chores
  readonly provider: Pick<ProviderSettings, 'issuer' | 'clientId'>
  /** The name of the provider in the rows of accounts. */
  readonly knownAs: string
}

const ACCEPTED = 202
const BAD_REQUEST = 400
/** A token of a provider has a few hundred bytes. */
const MAX_TOKEN_LENGTH = 16_384
const TOKEN = /^[\w-]+\.[\w-]+\.[\w-]*$/
const BEARER = /^Bearer +/i

/**
 * `POST /events/fxa`: the provider reports changes (docs/behaviour/account-events.md). A bearer token that is rejected gets 200 as well, because
 * sending it again would not help; a token in the body gets what RFC 8935 says. A change that can't be applied now gets 503, so that the
 * provider tries again.
 */
export function serveEvents(serve: Serve, options: EventsOptions): void {
  const { services, changes, relyingParty, provider, knownAs, chores } = options
  const { store, now, randomBytes } = services
  chores.everyHour(() => sweepEvents(store.db, now()))

  serve(accounts.event, async ({ request, reply }) => {
    const pushed = typeof request.body === 'string' && request.body !== '' ? request.body : undefined
    const { authorization = '' } = request.headers
    if (pushed === undefined && authorization === '') throw new AppError('unauthorized')
    const event = await believed(pushed ?? authorization.replace(BEARER, ''))
    if (event instanceof EventRejected) return pushed === undefined ? undefined : rejectPushed(reply, event)
    const left = await whenPossible(() => applyEvent({ services, changes, issuer: knownAs }, event))
    if (left !== undefined) chores.start(() => finish(left))
    return pushed === undefined ? undefined : reply.code(ACCEPTED).header('cache-control', CACHE.personal).send()
  })

  /** The event of a token; or the reason why it is rejected, which is stored without the contents of the token. */
  async function believed(token: string): Promise<AccountEvent | EventRejected> {
    // The site's own provider sends no events: this one has another sender.
    if (knownAs === IDENTITY_PATH) return new EventRejected('this site accepts no events')
    try {
      if (token.length > MAX_TOKEN_LENGTH || !TOKEN.test(token)) throw new EventRejected('not a signed token')
      const keys = await whenPossible(() => relyingParty.keys())
      return await readEvent(token, { ...provider, keys, now: now() })
    } catch (error) {
      if (!(error instanceof EventRejected)) throw unavailable(error)
      const row = { id: randomId(randomBytes), reason: error.message, token_hash: hashToken(token), received_at: now() }
      await store.db.insertInto('refused_events').values(row).execute()
      await dropOldRejections(store.db)
      return error
    }
  }

  async function finish({ accountId, tokenId }: LeftToDo): Promise<void> {
    const key = { issuer: knownAs, tokenId, kind: 'profile_change' } as const
    try {
      const isDone = await refreshProfile({ services, relyingParty, changePlan: changes.changePlan }, accountId)
      await setStatus(store.db, { ...key, status: isDone ? 'processed' : 'failed' })
    } catch (error) {
      await setStatus(store.db, { ...key, status: 'failed' })
      throw error
    }
  }
}

/** As RFC 8935 section 2.3 requires it. */
function rejectPushed(reply: FastifyReply, { message }: EventRejected): FastifyReply {
  return reply
    .code(BAD_REQUEST)
    .headers({ 'cache-control': CACHE.personal, 'content-language': 'en' })
    .send({ err: 'invalid_request', description: message })
}

async function whenPossible<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw unavailable(error)
  }
}

function unavailable(cause: unknown): AppError {
  return cause instanceof AppError ? cause : new AppError('unavailable', { cause, headers: { 'retry-after': '60' } })
}
