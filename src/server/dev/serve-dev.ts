import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CACHE } from '../http/headers/cache-control.ts'
import type { ChangeStream } from './change-stream.ts'
import { LIVE_POLICY } from './problems-page.ts'
import { rejectOtherHosts } from './reject-other-hosts.ts'

const CLIENT_SCRIPT = readFileSync(new URL('./client.js', import.meta.url), 'utf8')

/**
 * The routes for the browser of an author: `/_dev/events` reports changed pages as they change, `/_dev/client.js` listens in every page, and nothing
 * is compressed, or stored by the browser. The script is a file, so that the policy of pages stays as strict as users have it.
 *
 * @param origin of the site
 */
export function serveDev(app: FastifyInstance, stream: ChangeStream, origin: string): void {
  rejectOtherHosts(app, origin)
  app.addHook('preClose', async () => stream.close())
  const countAtStart = new WeakMap<FastifyRequest, number>()
  app.addHook('onRequest', async (request) => {
    countAtStart.set(request, stream.count())
    // The script is added to the text of a page: no page may be compressed before that.
    delete request.raw.headers['accept-encoding']
  })
  app.get<{ Querystring: { since?: string } }>('/_dev/events', { exposeHeadRoute: false }, (request, reply) => {
    const headers = Object.entries(reply.getHeaders())
    const since = Number.parseInt(request.query.since ?? '', 10)
    reply.hijack()
    stream.attach(reply.raw, headers, Number.isNaN(since) ? stream.count() : since)
  })
  app.get('/_dev/client.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(CLIENT_SCRIPT))
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    reply.header('cache-control', CACHE.never).removeHeader('etag')
    // What was answered before is a page that runs code: it has nothing of the site's.
    const count = countAtStart.get(request)
    return isHtml(reply) && runsScripts(reply) && count !== undefined ? withClient(payload, count) : payload
  })
}

function isHtml(reply: FastifyReply): boolean {
  return String(reply.getHeader('content-type')).startsWith('text/html')
}

/** The policy of pages with forms lets no script run, and a browser would report ours as a problem. */
function runsScripts(reply: FastifyReply): boolean {
  const policy = String(reply.getHeader('content-security-policy'))
  return !policy.startsWith("default-src 'none'") || policy.endsWith(LIVE_POLICY)
}

/** Adds the script, and the number of changes that the page was rendered after. */
function withClient(payload: unknown, count: number): unknown {
  if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload
  const html = payload.toString('utf8')
  const script = `<script type="module" src="/_dev/client.js" data-changes="${count}"></script>`
  const end = html.lastIndexOf('</body>')
  return end === -1 ? `${html}${script}` : `${html.slice(0, end)}${script}${html.slice(end)}`
}
