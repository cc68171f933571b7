import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { DEFAULT_FEATURES, type Feature } from '#contracts/features.ts'
import { DEFAULT_BRAND } from '#contracts/site.ts'
import type { SiteSource } from '#contracts/site-source.ts'
import type { ChangeStream } from './dev/change-stream.ts'
import { createSendProblems } from './dev/problems-page.ts'
import { serveDev } from './dev/serve-dev.ts'
import { serveDocuments } from './documents/serve-documents.ts'
import { addSiteSteps, type OpenAppOptions, openApp } from './request-steps.ts'

export interface DocumentAppOptions extends OpenAppOptions {
  readonly site: SiteSource
  readonly features?: readonly Feature[]
  /** As in `AppOptions`. */
  readonly siteName?: string
  /** That of the whole server. */
  readonly changes: ChangeStream
  /** Makes the whole server; called once. */
  readonly openWhole: () => Promise<FastifyInstance>
}

/** Paths that no feature has routes below: documents, the files of the bundles, and those of `serveDev`. */
const EARLY_PATH = /^\/(?:[a-zA-Z-]+\/docs|static|_dev)\/[^?]/
/** The whole server is made after the first page, or when none was asked for in this time. */
const MAX_IDLE_MS = 1000
const UNAVAILABLE = 503

/**
 * The server of a site in dev until all of it is loaded: it answers requests for documents with the same steps as `createApp`, and makes the whole server
 * after the first one. All other requests wait for that (docs/behaviour/build.md 19).
 */
export function createDocumentApp(options: DocumentAppOptions): FastifyInstance {
  const { site, origin = '', features = DEFAULT_FEATURES, siteName = DEFAULT_BRAND.name, changes, openWhole } = options
  const app = openApp(options)
  addSiteSteps(app, { origin, features })
  serveDev(app, changes, origin)
  serveDocuments(app, { site, features, isDev: true, sendProblems: createSendProblems(siteName) })
  let whole: FastifyInstance | undefined
  let opening: Promise<FastifyInstance> | undefined
  const open = async (): Promise<FastifyInstance> => {
    const opened = await openWhole()
    await opened.ready()
    whole = opened
    return opened
  }
  const begin = (): Promise<FastifyInstance> => {
    clearTimeout(idleTimer)
    opening ??= open()
    return opening
  }
  // The caller that makes the whole server hears of its errors.
  const beginInBackground = (): void => void begin().catch(() => undefined)
  const idleTimer = setTimeout(beginInBackground, MAX_IDLE_MS)
  const handlers = app.server.listeners('request')
  app.server.removeAllListeners('request').on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (whole !== undefined) return whole.routing(request, response)
    if (!isEarly(request, origin)) return void passOn(request, response)
    response.once('close', beginInBackground)
    for (const handler of handlers) handler.call(app.server, request, response)
  })
  const passOn = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      ;(await begin()).routing(request, response)
    } catch {
      response.writeHead(UNAVAILABLE).end()
    }
  }
  app.decorate('announceStop', () => whole?.announceStop())
  app.addHook('preClose', async () => {
    clearTimeout(idleTimer)
    const opened = await opening?.catch(() => undefined)
    await opened?.close()
  })
  return app
}

/** Whether a request is for a document of the site, whose host it names: hosts of the runner have other pages. */
function isEarly({ method, url = '', headers }: IncomingMessage, origin: string): boolean {
  const { port } = new URL(origin)
  const hosts = [new URL(origin).host, `127.0.0.1:${port}`]
  return (method === 'GET' || method === 'HEAD') && EARLY_PATH.test(url) && hosts.includes(headers.host ?? '')
}
