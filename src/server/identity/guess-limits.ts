import type { FastifyReply, FastifyRequest } from 'fastify'
import { addressPrefix } from '../http/limits/address-prefix.ts'
import { type RateKey, takeInTurn } from '../http/limits/take-in-turn.ts'
import { emailKey } from '../store/email-key.ts'
import type { IdentityContext } from './identity-context.ts'
import { hashToken } from './mailed-links.ts'
import { rejectWhenHashingIsFull } from './password-hash.ts'

const MINUTE_S = 60

interface Try {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/**
 * Counts a password that someone tries with an e-mail address (docs/behaviour/identity.md 5 to 8). A device that is known for the account
 * has a bucket of its own. Everybody else takes from the bucket of the network, then of the account and the network together, then of the
 * account; a try that one of them stops takes nothing from those after it, so one network can't empty what all share.
 *
 * Addresses without an account have buckets as well, so the response says nothing.
 *
 * @returns minutes to wait, with `Retry-After` set; undefined when the try may go on
 * @throws AppError `unavailable` when too many passwords wait to be hashed
 */
export async function findGuessWait(
  context: IdentityContext,
  { request, reply, email }: Try & { readonly email: string },
): Promise<number | undefined> {
  rejectWhenHashingIsFull()
  const device = await context.devices.find(request.headers.cookie, email)
  if (device !== undefined) return await findWait(context, reply, [['guess', `session:device ${device}`]])
  const network = addressPrefix(request.ip)
  const account = emailKey(email)
  return await findWait(context, reply, [
    ['sign-in', `address:${network}`],
    ['guess', `address:${network} ${account}`],
    ['guess', `subject:${account}`],
  ])
}

/** Counts a password that is tried in a session of its account; what anybody else tries does not count. @param sessionHash of the session */
export async function findSessionWait(context: IdentityContext, reply: FastifyReply, sessionHash: string): Promise<number | undefined> {
  rejectWhenHashingIsFull()
  return await findWait(context, reply, [['guess', `session:${sessionHash}`]])
}

/** Counts a use of a mailed link that is good; what anybody else tries does not count. */
export async function findLinkWait(context: IdentityContext, reply: FastifyReply, token: string): Promise<number | undefined> {
  rejectWhenHashingIsFull()
  return await findWait(context, reply, [['guess', `session:link ${hashToken(token)}`]])
}

/** Counts a mail that someone asks for: for the network, then for the mailbox. */
export async function findMailWait(
  context: IdentityContext,
  { request, reply, email }: Try & { readonly email: string },
): Promise<number | undefined> {
  return await findWait(context, reply, [
    ['mail', `address:${addressPrefix(request.ip)}`],
    ['mail', `subject:${emailKey(email)}`],
  ])
}

/** Counts an account that someone is about to make: for the network (docs/behaviour/quotas.md 12). */
export async function findSignUpWait(context: IdentityContext, { request, reply }: Try): Promise<number | undefined> {
  return await findWait(context, reply, [['sign-up', `address:${addressPrefix(request.ip)}`]])
}

async function findWait({ services }: IdentityContext, reply: FastifyReply, buckets: readonly RateKey[]): Promise<number | undefined> {
  const rejected = await takeInTurn(services.limits, buckets)
  if (rejected === undefined) return undefined
  reply.header('retry-after', String(rejected.retryAfterSeconds))
  return Math.max(1, Math.ceil(rejected.retryAfterSeconds / MINUTE_S))
}
