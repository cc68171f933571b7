import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../errors/app-error.ts'

const SAFE_METHODS: readonly string[] = ['GET', 'HEAD', 'OPTIONS', 'TRACE']
/** Of a page of the same origin, or of the user's own hand (https://www.w3.org/TR/fetch-metadata/#sec-fetch-site-header). */
const OWN_SITES: readonly unknown[] = ['same-origin', 'none']

/**
 * Rejects what another site makes a user's browser send (docs/decisions/0024): on every method that may change something, the request
 * has to come from a page of this site, by its `Origin` or, without one, by `Sec-Fetch-Site`. A request with neither is no browser's of
 * these days; it passes when it brings no cookie, for then it has nothing that another site could misuse. Routes that are signed by
 * another server (`isSigned`) are not asked.
 */
export function checkOrigins(app: FastifyInstance, origin: string): void {
  app.addHook('onRequest', async (request) => {
    if (SAFE_METHODS.includes(request.method) || request.routeOptions.config.isSigned === true) return
    const problem = findProblem(request, origin)
    if (problem !== undefined) throw new AppError('forbidden', { message: problem })
  })
}

/** Why a request is rejected, as the response says it; undefined when it may go on. */
function findProblem({ headers }: FastifyRequest, origin: string): string | undefined {
  const site = headers['sec-fetch-site']
  if (headers.origin !== undefined) {
    return headers.origin === origin ? undefined : `This request comes from ${shown(headers.origin)}; it is accepted from ${origin} only.`
  }
  if (site !== undefined)
    return OWN_SITES.includes(site) ? undefined : `This request comes from another site; it is accepted from ${origin} only.`
  return headers.cookie === undefined ? undefined : `This request has cookies and no Origin header; send Origin: ${origin}.`
}

function shown(origin: string): string {
  return origin === 'null' ? 'a page without an origin' : origin.slice(0, 100)
}
