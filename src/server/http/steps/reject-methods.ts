import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors/app-error.ts'
import { parseTarget } from '../input/request-target.ts'

const READING_METHODS: readonly string[] = ['GET', 'HEAD']

interface KnownRoute {
  readonly segments: readonly string[]
  readonly methods: Set<string>
}

/**
 * Answers a known address with 405 and `Allow` when it is asked by another method (RFC 9110 section 15.5.6), whether it is a call or a page
 * (docs/behaviour/http.md 14). Has to come before the routes, of which it makes a list; it is the one list of all of them.
 */
export function rejectMethods(app: FastifyInstance): void {
  const routes = new Map<string, KnownRoute>()
  app.addHook('onRoute', ({ url, method, config }) => {
    if (config?.isFallback === true) return
    const known = routes.get(url) ?? { segments: url.split('/'), methods: new Set() }
    for (const one of [method].flat()) known.methods.add(one)
    routes.set(url, known)
  })
  app.addHook('onRequest', async (request) => {
    if (!request.is404 && request.routeOptions.config.isFallback !== true) return
    const known = findMethods([...routes.values()], parseTarget(request.url).path)
    if (known !== undefined) throw notAllowed(known)
    // What no route has is a page or a file, or there is no such.
    if (request.is404 && !READING_METHODS.includes(request.method)) throw notAllowed(READING_METHODS)
  })
}

function notAllowed(methods: readonly string[]): AppError {
  return new AppError('method_not_allowed', { headers: { allow: [...new Set(methods)].sort().join(', ') } })
}

function findMethods(routes: readonly KnownRoute[], path: string): readonly string[] | undefined {
  const asked = path.split('/')
  const found = routes.filter(({ segments }) => isMatch(segments, asked))
  return found.length === 0 ? undefined : found.flatMap(({ methods }) => [...methods])
}

function isMatch(segments: readonly string[], asked: readonly string[]): boolean {
  const isOpen = segments.at(-1) === '*'
  if (isOpen ? asked.length < segments.length : asked.length !== segments.length) return false
  return segments.every((segment, index) => segment === '*' || segment === asked[index] || (segment.startsWith(':') && asked[index] !== ''))
}
