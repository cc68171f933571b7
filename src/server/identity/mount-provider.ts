import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'
import { IDENTITY_PATH } from '#contracts/account-paths.ts'
import { LOCALE_COOKIE } from '#contracts/locale-cookie.ts'
import { guardRate } from '../http/api/guard-rate.ts'
import { findCookie } from '../http/headers/cookies.ts'
import { keepOnce } from '../http/keep-once.ts'
import type { Services } from '../http/services.ts'
import { RESUME_COOKIE } from './interaction-cookie.ts'
import type { FindOwnInteraction } from './own-interaction.ts'
import { ownIssuer } from './site-client.ts'

interface MountedRoute {
  readonly method: 'GET' | 'POST'
  readonly path: string
  /** Whether programs call it, which get errors as JSON whatever they accept. */
  readonly isForPrograms?: boolean
}

/** The paths that the library serves. All others below its path are ours or 404. */
const ROUTES: readonly MountedRoute[] = [
  { method: 'GET', path: '/.well-known/openid-configuration', isForPrograms: true },
  { method: 'GET', path: '/jwks', isForPrograms: true },
  { method: 'GET', path: '/auth' },
  { method: 'GET', path: '/auth/:uid' },
  { method: 'POST', path: '/token', isForPrograms: true },
  { method: 'GET', path: '/userinfo', isForPrograms: true },
  { method: 'POST', path: '/userinfo', isForPrograms: true },
]

interface MountOptions {
  readonly findProvider: () => Promise<Provider>
  readonly services: Services
  readonly findOwnInteraction: FindOwnInteraction
}

/**
 * Lets the provider library answer its addresses, with raw requests whose bodies no one has read. What fails inside it is answered as
 * everywhere: by the one error handler, with the error of the closed list.
 */
export function mountProvider(app: FastifyInstance, { findProvider, services, findOwnInteraction }: MountOptions): void {
  const origin = new URL(ownIssuer(services.origin))
  const mount = keepOnce(async () => mountLibrary(await findProvider()))
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    for (const { method, path, isForPrograms = false } of ROUTES) {
      scope.route<{ Params: { readonly uid?: string } }>({
        method,
        url: `${IDENTITY_PATH}${path}`,
        config: { isForPrograms },
        async onRequest(request, reply) {
          // Each that begins is stored for a quarter of an hour.
          if (path === '/auth') await guardRate(services, 'sign-in', request, reply)
        },
        async handler(request, reply) {
          const { uid } = request.params
          const own = uid === undefined ? undefined : await findOwnInteraction(uid, request.headers.cookie)
          handOver(request, reply, { origin, resumed: own?.uid })
          const { answer, failures } = await mount()
          await answer(request.raw, reply.raw)
          const failure = failures.get(request.raw)
          if (failure === undefined) return reply.hijack()
          for (const name of reply.raw.getHeaderNames()) reply.raw.removeHeader(name)
          throw failure
        },
      })
    }
  })
}

function mountLibrary(provider: Provider): {
  readonly answer: ReturnType<Provider['callback']>
  readonly failures: WeakMap<object, Error>
} {
  mountBelowPath(provider)
  dropCookies(provider)
  const failures = keepFailures(provider)
  return { answer: provider.callback(), failures }
}

/**
 * The library builds addresses from what a request says of its host, and believes the proxy's headers. Whatever came, here they say the
 * issuer's; so no user can make it speak of another host.
 */
function handOver(
  request: FastifyRequest,
  reply: FastifyReply,
  { origin, resumed }: { readonly origin: URL; readonly resumed: string | undefined },
): void {
  const { raw } = request
  const { pathname, search } = new URL(raw.url ?? '/', origin)
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value)
  }
  raw.headers.host = origin.host
  raw.headers['x-forwarded-host'] = origin.host
  raw.headers['x-forwarded-proto'] = origin.protocol.slice(0, -1)
  raw.headers.cookie = writeCookies(raw.headers.cookie, resumed)
  Object.assign(raw, { url: `${pathname}${search}`, originalUrl: `${pathname}${search}` })
}

/**
 * The cookies that the library is given: the language of its error pages, and the sign-in to finish when it is this browser's own. Nothing
 * else of what the browser sent, since any neighbouring host may have set it (docs/behaviour/identity.md 2).
 */
function writeCookies(header: string | undefined, resumed: string | undefined): string {
  const locale = findCookie(header, LOCALE_COOKIE)
  return [
    ...(locale === undefined ? [] : [`${LOCALE_COOKIE}=${locale}`]),
    ...(resumed === undefined ? [] : [`${RESUME_COOKIE}=${resumed}`]),
  ].join('; ')
}

/** The library knows its addresses without the path that it stands below; the log has them whole, also when the library throws. */
function mountBelowPath(provider: Provider): void {
  provider.use(async (context, next) => {
    const { url } = context
    context.url = url.slice(IDENTITY_PATH.length)
    try {
      await next()
    } finally {
      context.url = url
    }
  })
}

/** The provider leaves no cookie in a browser: the site's own cookie says which sign-ins are this browser's. */
function dropCookies(provider: Provider): void {
  provider.use(async (context, next) => {
    await next()
    context.remove('set-cookie')
  })
}

/** Errors for which the library has no response of the protocol, by request. It then writes no response itself. */
function keepFailures(provider: Provider): WeakMap<object, Error> {
  const failures = new WeakMap<object, Error>()
  provider.on('server_error', (context, error) => {
    failures.set(context.req, error)
  })
  provider.use(async (context, next) => {
    await next()
    if (failures.has(context.req)) context.respond = false
  })
  return failures
}
