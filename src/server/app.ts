import fastify, { type FastifyInstance } from 'fastify'
import { DEFAULT_FEATURES, type Feature } from '#contracts/features.ts'
import type { SiteSource } from '#contracts/site-source.ts'
import { serveDev } from './dev/serve-dev.ts'
import { serveDocuments } from './documents/serve-documents.ts'
import { allowReadingOnly } from './http/allow-methods.ts'
import { answerErrors } from './http/answer-errors.ts'
import { collapseSlashes } from './http/collapse-slashes.ts'
import { serveHealth } from './http/health.ts'
import { refuseFeatures } from './http/refuse-features.ts'
import { addSecurityHeaders } from './http/security-headers.ts'
import { type LogTarget, serverOptions } from './http/server-options.ts'
import { refuseUnknownCalls } from './http/unknown-api.ts'
import { serveSearch } from './search/serve-search.ts'

export interface AppOptions {
  readonly site: SiteSource
  /** Where readers find the site: `https://example.org`. Only its scheme matters here. */
  readonly origin?: string
  /** Those that are on; absent: the default ones. A feature that is off is not served, whatever its routes. */
  readonly features?: readonly Feature[]
  /** Absent: nothing is logged. */
  readonly logger?: LogTarget
  /** Pages change while they are read: nothing is kept, and open browsers are told. */
  readonly dev?: boolean
  /** Told in a line what is not available and why; absent: the console is. */
  readonly report?: (message: string) => void
}

/** The server of a site, not yet listening: its features in the order in which they see a request. */
export function createApp({
  site,
  origin = '',
  features = DEFAULT_FEATURES,
  logger = false,
  dev = false,
  report = console.error,
}: AppOptions): FastifyInstance {
  const app = fastify(serverOptions(origin, logger))
  answerErrors(app)
  addSecurityHeaders(app, origin)
  collapseSlashes(app)
  allowReadingOnly(app)
  refuseFeatures(app, features)
  serveHealth(app, site)
  if (dev) serveDev(app, site)
  serveSearch(app, site, report)
  refuseUnknownCalls(app)
  serveDocuments(app, { site, features, compress: !dev })
  return app
}
