import type { FastifyInstance } from 'fastify'
import type { Feature } from '#contracts/features.ts'
import { SERVICE_WORKER_PATH } from '#contracts/offline.ts'
import type { SiteSource } from '#contracts/site-source.ts'
import { CACHE } from '../http/headers/cache-control.ts'
import { LEAVE_SCRIPT } from './leave-script.ts'

/** What the worker may do: run itself and ask this site. */
const CSP = "default-src 'none'; connect-src 'self'"

/**
 * Serves the service worker of offline reading. Where the feature is off, or the build has none, every browser that has one gets a script that deletes what is
 * stored and leaves (docs/behaviour/offline.md 11): an answer of 404 would leave the old worker in place.
 */
export function serveWorker(
  app: FastifyInstance,
  { site, features }: { readonly site: SiteSource; readonly features: readonly Feature[] },
): void {
  const isOn = features.includes('plus') && features.includes('offline')
  app.get(SERVICE_WORKER_PATH, async (_request, reply) => {
    const file = isOn ? await site.current().read(SERVICE_WORKER_PATH.slice(1)) : undefined
    reply.headers({ 'cache-control': CACHE.never, 'content-security-policy': CSP })
    reply.type('text/javascript; charset=utf-8')
    return file === undefined ? LEAVE_SCRIPT : Buffer.from(file.bytes)
  })
}
