import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Rate } from '#contracts/endpoint.ts'
import { AppError } from '../errors/app-error.ts'
import { addressPrefix } from '../limits/address-prefix.ts'
import type { BucketState } from '../limits/limits.ts'
import type { Services } from '../services.ts'

const COUNTED = new WeakMap<FastifyRequest, Set<Rate>>()

/**
 * Counts a request against the limits of its session and of the network it comes from, and says so in the headers of the response
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
  rejectTooMany(await services.limits.take(rate, [`address:${addressPrefix(request.ip)}`, ...session]), reply)
}

/**
 * Ends a request when its bucket was empty; else the response says what is left.
 *
 * @throws AppError `too_many_requests` with `Retry-After`
 */
function rejectTooMany(taken: BucketState, reply: FastifyReply): void {
  if (Number.isFinite(taken.limit)) {
    reply.headers({
      'ratelimit-policy': `"${taken.policy}";q=${taken.limit};w=${taken.windowSeconds}`,
      ratelimit: `"${taken.policy}";r=${taken.remaining};t=${taken.ok ? taken.resetSeconds : taken.retryAfterSeconds}`,
    })
  }
  if (!taken.ok) throw new AppError('too_many_requests', { headers: { 'retry-after': String(taken.retryAfterSeconds) } })
}
