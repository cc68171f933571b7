import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { SIGN_IN_CALLBACK_PATH, SIGN_IN_PATH, SIGN_IN_SILENT_PATH, SIGN_OUT_PATH } from '#contracts/account-paths.ts'
import { AppError } from '../http/app-error.ts'
import { CACHE } from '../http/cache-control.ts'
import { guardRate } from '../http/guard-rate.ts'
import { readerLocale } from '../http/preferred-locales.ts'
import { canSignIn, redirectToOrigin, sendNoSignIn } from '../http/redirect-to-origin.ts'
import type { Services } from '../http/services.ts'
import { createAttemptCookies } from './attempt-cookies.ts'
import { fieldOf } from './field-of.ts'
import { keepOnce } from './keep-once.ts'
import { nextPath } from './next-path.ts'
import { namedLocale } from './page-locale.ts'
import { isEmail } from './read-profile.ts'
import { REFRESH_TOKEN } from './refresh-profile.ts'
import { ProviderUnavailable, type RelyingParty, SignInRefused, type Wish } from './relying-party.ts'
import { saveAccount } from './save-account.ts'
import type { Sealer } from './sealer.ts'
import { sendSignInTrouble } from './sign-in-trouble.ts'

export interface SignInOptions {
  readonly services: Services
  readonly relyingParty: RelyingParty
  /** What stands for the provider in the rows of accounts. */
  readonly issuer: string
  readonly sealer: () => Promise<Sealer>
  readonly siteName: string
}

const FOUND = 302
const TEMPORARY_REDIRECT = 307

/** Signing in at the provider and out again (reference/backend.md 1.8, docs/decisions/0026). */
export function serveSignIn(app: FastifyInstance, options: SignInOptions): void {
  const { services, relyingParty, issuer, siteName } = options
  const { origin, now, report } = services
  const cookies = keepOnce(async () => createAttemptCookies({ sealer: await options.sealer(), origin, now }))

  app.get(SIGN_IN_PATH, async (request, reply) => {
    const isNew = queryOf(request).get('action') === 'signup'
    return await begin(request, reply, isNew ? { prompt: 'create' } : {})
  })

  app.get(SIGN_IN_SILENT_PATH, async (request, reply) => {
    const email = queryOf(request).get('email')
    return await begin(request, reply, { prompt: 'none', ...(isEmail(email) ? { loginHint: email } : {}) })
  })

  app.get(SIGN_IN_CALLBACK_PATH, async (request, reply) => {
    if (redirectToOrigin(request, reply, origin)) return reply
    await guardRate(services, 'sign-in', request, reply)
    const query = queryOf(request)
    const state = query.get('state') ?? ''
    const pending = (await cookies()).find(request.headers.cookie, state)
    if (pending === undefined) return sendSignInTrouble(request, reply, { trouble: 'expired', next: '/', siteName })
    reply.header('set-cookie', (await cookies()).remove(state))
    const next = nextPath(pending.next, origin)
    // Who has said no at the provider goes on as they were (behaviour 20).
    if (query.has('error')) return redirect(reply, `${origin}${next}`)
    try {
      const { profile, refreshToken } = await relyingParty.finish(new URL(`${SIGN_IN_CALLBACK_PATH}?${query}`, origin), pending)
      const sealed = refreshToken === undefined ? undefined : (await options.sealer()).seal(refreshToken, REFRESH_TOKEN)
      const account = await saveAccount(services, { issuer, profile, refreshToken: sealed })
      await services.sessions.open(request, reply, account.id)
      return redirect(reply, `${origin}${next}`)
    } catch (error) {
      return explain(error, request, reply, next)
    }
  })

  app.post(SIGN_OUT_PATH, async (request, reply) => {
    if (redirectToOrigin(request, reply, origin)) return reply
    await guardRate(services, 'write', request, reply)
    await services.sessions.end(request, reply)
    return redirect(reply, `${origin}${nextPath(fieldOf(request.body, 'next'), origin)}`, FOUND)
  })

  app.get(SIGN_OUT_PATH, () => {
    throw new AppError('method_not_allowed', { headers: { allow: 'POST' } })
  })

  async function begin(request: FastifyRequest, reply: FastifyReply, wish: Omit<Wish, 'redirectUri' | 'locale'>): Promise<FastifyReply> {
    if (redirectToOrigin(request, reply, origin)) return reply
    if (!canSignIn(origin)) return sendNoSignIn(request, reply, { origin, siteName })
    await guardRate(services, 'sign-in', request, reply)
    const next = nextPath(queryOf(request).get('next') ?? undefined, origin)
    try {
      const { attempt, url } = await relyingParty.begin({
        redirectUri: `${origin}${SIGN_IN_CALLBACK_PATH}`,
        locale: namedLocale(next) ?? readerLocale(next, request.headers),
        ...wish,
      })
      reply.header('set-cookie', [...(await cookies()).write({ ...attempt, next, at: now() }, request.headers.cookie)])
      return redirect(reply, url.href)
    } catch (error) {
      return explain(error, request, reply, next)
    }
  }

  /** The operator is told of a provider that fails; the reader, of what can be done. */
  function explain(error: unknown, request: FastifyRequest, reply: FastifyReply, next: string): FastifyReply {
    if (!(error instanceof ProviderUnavailable || error instanceof SignInRefused)) throw error
    const trouble = error instanceof ProviderUnavailable ? 'unreachable' : 'refused'
    report(`signing in failed: ${error.message}`)
    return sendSignInTrouble(request, reply, { trouble, next, siteName })
  }
}

function redirect(reply: FastifyReply, location: string, status = TEMPORARY_REDIRECT): FastifyReply {
  return reply.code(status).headers({ location, 'cache-control': CACHE.personal }).send()
}

function queryOf({ url }: FastifyRequest): URLSearchParams {
  return new URLSearchParams(/\?([^#]*)/.exec(url)?.[1] ?? '')
}
