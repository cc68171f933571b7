import type { FastifyInstance } from 'fastify'

/**
 * Removes the limits of the caller (`guardRate`) from responses that a shared cache may store: it would send those of one client to all others
 * (docs/behaviour/http.md 17).
 */
export function omitPublicLimits(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (reply.hasHeader('ratelimit') && isPublic(reply.getHeader('cache-control')))
      reply.removeHeader('ratelimit').removeHeader('ratelimit-policy')
    done()
  })
}

function isPublic(cacheControl: unknown): boolean {
  return typeof cacheControl === 'string' && !/\b(?:private|no-store)\b/.test(cacheControl)
}
