import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { SiteSource } from '#contracts/site-source.ts'
import { CACHE } from '../http/cache-control.ts'
import { createChangeStream } from './change-stream.ts'

const CLIENT_SCRIPT = readFileSync(new URL('./client.js', import.meta.url), 'utf8')
const SCRIPT_TAG = '<script type="module" src="/_dev/client.js"></script>'

/**
 * What an editor's browser needs: `/_dev/events` tells of changed pages as they change, `/_dev/client.js` listens in every page, and nothing
 * is kept by the browser. The script is a file, so that the policy of pages stays as strict as readers have it.
 */
export function serveDev(app: FastifyInstance, site: SiteSource): void {
  const stream = createChangeStream(site)
  app.addHook('preClose', async () => stream.close())
  app.get('/_dev/events', { exposeHeadRoute: false }, (_request, reply) => {
    const headers = Object.entries(reply.getHeaders())
    reply.hijack()
    stream.attach(reply.raw, headers)
  })
  app.get('/_dev/client.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(CLIENT_SCRIPT))
  app.addHook('onSend', async (_request, reply, payload: unknown) => {
    reply.header('cache-control', CACHE.never).removeHeader('etag')
    return isHtml(reply) ? withClient(payload) : payload
  })
}

function isHtml(reply: FastifyReply): boolean {
  return String(reply.getHeader('content-type')).startsWith('text/html')
}

function withClient(payload: unknown): unknown {
  if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload
  const html = payload.toString('utf8')
  const end = html.lastIndexOf('</body>')
  return end === -1 ? `${html}${SCRIPT_TAG}` : `${html.slice(0, end)}${SCRIPT_TAG}${html.slice(end)}`
}
