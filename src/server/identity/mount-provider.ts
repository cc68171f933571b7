import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'
import { IDENTITY_PATH } from '#contracts/account-paths.ts'
import { guardRate } from '../http/guard-rate.ts'
import type { Services } from '../http/services.ts'

/** What the library answers itself. All else below its path is ours, or is not there. */
const ROUTES = [
  ['GET', '/.well-known/openid-configuration'],
  ['GET', '/jwks'],
  ['GET', '/auth'],
  ['GET', '/auth/:uid'],
  ['POST', '/token'],
  ['GET', '/userinfo'],
  ['POST', '/userinfo'],
] as const
const SESSION_COOKIE = /^identity-session(?:\.sig)?=/

/** Lets the provider library answer its addresses, with raw requests whose bodies nobody has read. */
export function mountProvider(app: FastifyInstance, provider: Provider, services: Services): void {
  const origin = new URL(provider.issuer)
  mountBelowPath(provider)
  dropSessionCookie(provider)
  const answer = provider.callback()
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    for (const [method, path] of ROUTES) {
      scope.route({
        method,
        url: `${IDENTITY_PATH}${path}`,
        async onRequest(request, reply) {
          // Each that begins is kept for an hour.
          if (path === '/auth') await guardRate(services, 'sign-in', request, reply)
        },
        async handler(request, reply) {
          handOver(request, reply, origin)
          await answer(request.raw, reply.raw)
        },
      })
    }
  })
}

/**
 * The library builds addresses from what a request says of its host, and believes the proxy's headers. Whatever came, here they say the
 * issuer's; so no reader can make it speak of another host.
 */
function handOver(request: FastifyRequest, reply: FastifyReply, origin: URL): void {
  const { raw } = request
  const { pathname, search } = new URL(raw.url ?? '/', origin)
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value)
  }
  reply.hijack()
  raw.headers.host = origin.host
  raw.headers['x-forwarded-host'] = origin.host
  raw.headers['x-forwarded-proto'] = origin.protocol.slice(0, -1)
  Object.assign(raw, { url: `${pathname}${search}`, originalUrl: `${pathname}${search}` })
}

/** The library knows its addresses without the path that it stands below; the log, which is written when the answer has left, has them whole. */
function mountBelowPath(provider: Provider): void {
  provider.use(async (context, next) => {
    const { url } = context
    context.url = url.slice(IDENTITY_PATH.length)
    await next()
    context.url = url
  })
}

/** The provider remembers nobody between two sign-ins: its session cookie is never sent. */
function dropSessionCookie(provider: Provider): void {
  provider.use(async (context, next) => {
    await next()
    const cookies = [context.response.get('set-cookie')].flat().filter((cookie) => cookie !== '' && !SESSION_COOKIE.test(cookie))
    if (cookies.length === 0) context.remove('set-cookie')
    else context.set('set-cookie', cookies)
  })
}
