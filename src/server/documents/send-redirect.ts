import type { FastifyReply } from 'fastify'
import { CACHE } from '../http/cache-control.ts'
import type { Redirect } from './visit.ts'

/** Sends a reader elsewhere. What was chosen by cookie or language is kept by nobody, and says what it depends on (reference/backend.md 8.1). */
export function sendRedirect(reply: FastifyReply, { status, location, keep }: Redirect): FastifyReply {
  reply.code(status).headers({ location, 'cache-control': CACHE[keep] })
  if (keep === 'personal') reply.header('vary', 'Cookie, Accept-Language')
  return reply.send()
}
