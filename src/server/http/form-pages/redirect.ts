import type { FastifyReply } from 'fastify'
import { CACHE } from '../headers/cache-control.ts'

const SEE_OTHER = 303

/** Redirects one user: nothing may store the response. The default status, 303, makes a form into a GET (RFC 9110 section 15.4.4). */
export function redirect(reply: FastifyReply, location: string, status = SEE_OTHER): FastifyReply {
  return reply.code(status).headers({ location, 'cache-control': CACHE.personal }).send()
}
