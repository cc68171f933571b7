import type { FastifyInstance } from 'fastify'
import type { SiteSource } from '#contracts/site-source.ts'
import { CACHE } from '../headers/cache-control.ts'

/** `/healthz`: 200 as long as the process answers, with the id of the build it serves. */
export function serveHealth(app: FastifyInstance, site: SiteSource): void {
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', CACHE.never)
    return { status: 'ok', build: site.current().id }
  })
}
