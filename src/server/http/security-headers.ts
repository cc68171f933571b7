import type { FastifyInstance, FastifyReply } from 'fastify'

/** Two years, in seconds (reference/backend.md 5.5). */
const HSTS_MAX_AGE_S = 63_072_000

/** For media opened by themselves: an SVG keeps its own styles and pictures and runs nothing. */
export const MEDIA_CSP = "default-src 'none'; img-src 'self' data:; media-src 'self'; font-src data:; style-src 'unsafe-inline'; sandbox"
/** For pages of the server's own, which need nothing. */
export const BARE_PAGE_CSP = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Puts the headers of reference/backend.md 5.5 on every answer. HSTS only where readers come by https. */
export function addSecurityHeaders(app: FastifyInstance, origin: string): void {
  app.addHook('onRequest', async (_request, reply) => {
    setSecurityHeaders(reply, origin)
  })
}

/** The same for one answer that no hook sees: a request that the router refuses. */
export function setSecurityHeaders(reply: FastifyReply, origin: string): void {
  reply.headers({
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  })
  if (origin.startsWith('https://')) reply.header('strict-transport-security', `max-age=${HSTS_MAX_AGE_S}`)
}
