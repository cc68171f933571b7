import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Rate } from '#contracts/endpoint.ts'
import { addressPrefix } from './address-prefix.ts'
import { AppError } from './app-error.ts'
import type { Taken } from './limits.ts'
import type { Services } from './services.ts'

const COUNTED = new WeakMap<FastifyRequest, Set<Rate>>()

/**
 * Counts a request against the limits of its session and of the network it comes from, and says so in the headers of the answer
 * (draft-ietf-httpapi-ratelimit-headers-10). For routes that are no endpoints; `serve` calls it for those that are. A request counts once
 * for each rate.
 *
 * @throws AppError `too_many_requests` with `Retry-After`
 */
export async function guardRate(services: Services, rate: Rate, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const counted = COUNTED.get(request) ?? new Set()
  if (counted.has(rate)) return
  COUNTED.set(request, counted.add(rate))
  const found = await services.sessions.find(request)
  const session = found === undefined || found === 'deleted-account' ? [] : [`session:${found.session.id_hash}`]
  refuseTooMany(await services.limits.take(rate, [`address:${addressPrefix(request.ip)}`, ...session]), reply)
}

/**
 * Ends a request when its bucket was empty; else the answer says what is left.
 *
 * @throws AppError `too_many_requests` with `Retry-After`
 */
export function refuseTooMany(taken: Taken, reply: FastifyReply): void {
  if (Number.isFinite(taken.limit)) {
    reply.headers({
      'ratelimit-policy': `"${taken.policy}";q=${taken.limit};w=${taken.windowSeconds}`,
      ratelimit: `"${taken.policy}";r=${taken.remaining};t=${taken.ok ? taken.resetSeconds : taken.retryAfterSeconds}`,
    })
  }
  if (!taken.ok) throw new AppError('too_many_requests', { headers: { 'retry-after': String(taken.retryAfterSeconds) } })
}
