import type { FastifyInstance } from 'fastify'

/**
 * Leaves out `Connection: keep-alive` and `Keep-Alive`, which Node adds to each response. Connections of HTTP/1.1 stay open without them (RFC 9112
 * section 9.3; docs/behaviour/http.md 18), and a first visit, which loads two dozen files, would read 1 KB of them. A response that ends its connection still says so.
 */
export function omitConnectionHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }, reply) => {
    if (raw.httpVersion === '1.1' && reply.raw.shouldKeepAlive) reply.raw.removeHeader('connection')
  })
}
