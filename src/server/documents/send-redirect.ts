import type { FastifyReply } from 'fastify'
import { CACHE } from '../http/headers/cache-control.ts'
import type { Redirect } from './rules/visit.ts'

/** Sends a redirect. One that depends on a cookie or a language is not cached and names what it depends on (docs/behaviour/page-addresses.md 5). */
export function sendRedirect(reply: FastifyReply, { status, location, keep }: Redirect): FastifyReply {
  reply.code(status).headers({ location, 'cache-control': CACHE[keep] })
  if (keep === 'personal') reply.header('vary', 'Cookie, Accept-Language')
  return reply.send()
}
