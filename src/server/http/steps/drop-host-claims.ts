import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors/app-error.ts'
import { countHostLines } from '../input/request-head.ts'

/** Headers in which a proxy, or a user who writes them, claims another host or scheme. `X-Forwarded-For` is not among them: `TRUST_PROXY` says how much of it counts. */
const CLAIMS = ['forwarded', 'x-forwarded-host', 'x-forwarded-port', 'x-forwarded-proto', 'x-forwarded-server'] as const

/**
 * Removes forwarded host and scheme headers; rejects requests with several Host lines.
 *
 * The host of a request is that of its one `Host` line, whatever proxies there are. Of several lines (RFC 9112 section 3.2), a proxy and the server could read
 * different ones. The headers are removed before anything reads them (docs/behaviour/http.md 5, 6).
 */
export function dropHostClaims(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    for (const name of CLAIMS) delete raw.headers[name]
    if (countHostLines(raw) > 1) throw new AppError('bad_request', { message: 'A request must have exactly one Host header.' })
  })
}
