import type { FastifyInstance } from 'fastify'
import { CACHE } from '../headers/cache-control.ts'
import { collapseLeadingSlashes, encodePath, parseTarget } from '../input/request-target.ts'

/** Sends a request for `//evil.com` or `/%2f..` to the path with one slash, before anything else looks at it (docs/behaviour/http.md 4). */
export function collapseSlashes(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const collapsed = collapseLeadingSlashes(request.url)
    if (collapsed === undefined) return
    const { path, query } = parseTarget(collapsed)
    return reply
      .code(302)
      .headers({ location: `${encodePath(path)}${query}`, 'cache-control': CACHE.month })
      .send()
  })
}
