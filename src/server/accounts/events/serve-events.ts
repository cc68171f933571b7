import type { FastifyReply } from 'fastify'
import { accounts } from '#contracts/accounts.ts'
import { AppError } from '../../http/app-error.ts'
import { CACHE } from '../../http/cache-control.ts'
import { randomId } from '../../http/random-id.ts'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../http/services.ts'
import type { AccountChanges } from '../account-changes.ts'
import type { Chores } from '../chores.ts'
import type { ProviderSettings } from '../provider-settings.ts'
import { refreshProfile } from '../refresh-profile.ts'
import type { RelyingParty } from '../relying-party.ts'
import type { Sealer } from '../sealer.ts'
import { applyEvent, type LeftToDo, setStatus } from './apply-event.ts'
import { type AccountEvent, EventRefused, hashToken, readEvent } from './read-event.ts'
import { sweepEvents } from './sweep-events.ts'

export interface EventsOptions {
  readonly services: Services
  readonly changes: AccountChanges
  readonly relyingParty: RelyingParty
  readonly chores: Chores
  readonly sealer: () => Promise<Sealer>
  readonly provider: Pick<ProviderSettings, 'issuer' | 'clientId'>
  /** What stands for the provider in the rows of accounts. */
  readonly knownAs: string
}

const ACCEPTED = 202
const BAD_REQUEST = 400
/** A token of a provider has a few hundred bytes. */
const MAX_TOKEN_LENGTH = 16_384
const TOKEN = /^[\w-]+\.[\w-]+\.[\w-]*$/
const BEARER = /^Bearer +/i

/**
 * `POST /events/fxa`: the provider tells of changes (reference/backend.md 1.9). A bearer that is refused is answered with 200 all the same, for
 * sending it again would not make it better; a token in the body is answered as RFC 8935 says. What can't be done now is a 503, after which
 * the provider tries again.
 */
export function serveEvents(serve: Serve, options: EventsOptions): void {
  const { services, changes, relyingParty, provider, knownAs, sealer, chores } = options
  const { store, now, randomBytes } = services

  serve(accounts.event, async ({ request, reply }) => {
    const pushed = typeof request.body === 'string' && request.body !== '' ? request.body : undefined
    const { authorization = '' } = request.headers
    if (pushed === undefined && authorization === '') throw new AppError('unauthorized')
    // Refused ones as well lead to this: they are what anybody can make the table grow with.
    chores.startHourly('events', () => sweepEvents(store.db, now()))
    const event = await believed(pushed ?? authorization.replace(BEARER, ''))
    if (event instanceof EventRefused) return pushed === undefined ? undefined : refusePushed(reply, event)
    const left = await whenPossible(() => applyEvent({ services, changes, issuer: knownAs }, event))
    if (left !== undefined) chores.start(() => finish(left))
    return pushed === undefined ? undefined : reply.code(ACCEPTED).header('cache-control', CACHE.personal).send()
  })

  /** What a token says; or why it is refused, which is written down without what it says. */
  async function believed(token: string): Promise<AccountEvent | EventRefused> {
    try {
      if (token.length > MAX_TOKEN_LENGTH || !TOKEN.test(token)) throw new EventRefused('no signed token')
      const keys = await whenPossible(() => relyingParty.keys())
      return await readEvent(token, { ...provider, keys, now: now() })
    } catch (error) {
      if (!(error instanceof EventRefused)) throw unavailable(error)
      await store.db
        .insertInto('refused_events')
        .values({ id: randomId(randomBytes), reason: error.message, token_hash: hashToken(token), received_at: now() })
        .execute()
      return error
    }
  }

  async function finish({ accountId, tokenId }: LeftToDo): Promise<void> {
    const key = { issuer: knownAs, tokenId, kind: 'profile_change' } as const
    try {
      const isDone = await refreshProfile({ services, relyingParty, sealer }, accountId)
      await setStatus(store.db, { ...key, status: isDone ? 'processed' : 'failed' })
    } catch (error) {
      await setStatus(store.db, { ...key, status: 'failed' })
      throw error
    }
  }
}

/** As RFC 8935 section 2.3 wants it. */
function refusePushed(reply: FastifyReply, { message }: EventRefused): FastifyReply {
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
