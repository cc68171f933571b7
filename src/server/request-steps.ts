import fastify, { type FastifyInstance } from 'fastify'
import type { Feature } from '#contracts/features.ts'
import { answerErrors } from './http/errors/answer-errors.ts'
import { addSecurityHeaders } from './http/headers/security-headers.ts'
import { readBodies } from './http/input/read-bodies.ts'
import { openLogStream } from './http/log-stream.ts'
import { type ConnectionTimes, type LogTarget, serverOptions } from './http/server-options.ts'
import { checkOrigins } from './http/steps/check-origins.ts'
import { collapseSlashes } from './http/steps/collapse-slashes.ts'
import { dropHostClaims } from './http/steps/drop-host-claims.ts'
import { limitHeads } from './http/steps/limit-heads.ts'
import { limitQueries, limitTargets } from './http/steps/limit-targets.ts'
import { omitPublicLimits } from './http/steps/omit-public-limits.ts'
import { omitConnectionHeaders } from './http/steps/plain-connection.ts'
import { rejectFeatures } from './http/steps/reject-features.ts'
import { rejectMethods } from './http/steps/reject-methods.ts'

export interface OpenAppOptions {
  /** Where users find the site: `https://example.org`. */
  readonly origin?: string
  /** Absent: nothing is logged. */
  readonly logger?: LogTarget
  /** Proxies in front of the server (`serverOptions`); absent: none. */
  readonly proxyHops?: number
  /** How long connections may take; absent: the times of `serverOptions`. */
  readonly times?: ConnectionTimes
}

/** An app with the steps that requests to all hosts pass. */
export function openApp({ origin = '', logger = false, proxyHops = 0, times }: OpenAppOptions): FastifyInstance {
  const stream = openLogStream(logger)
  const app = fastify(serverOptions({ origin, logger: stream ?? (logger === 'errors' && logger), proxyHops, times }))
  app.decorate('repeatLine', (log: () => void) => stream?.repeatLine(log) ?? log)
  answerErrors(app)
  addSecurityHeaders(app, origin)
  limitTargets(app)
  omitConnectionHeaders(app)
  dropHostClaims(app)
  return app
}

/** The steps that requests to the host of the site pass before features see them. */
export function addSiteSteps(
  app: FastifyInstance,
  { origin, features }: { readonly origin: string; readonly features: readonly Feature[] },
): void {
  limitHeads(app)
  limitQueries(app)
  collapseSlashes(app)
  rejectFeatures(app, features)
  rejectMethods(app)
  checkOrigins(app, origin)
  readBodies(app)
  omitPublicLimits(app)
}
