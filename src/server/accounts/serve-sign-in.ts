import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { SIGN_IN_CALLBACK_PATH, SIGN_IN_PATH, SIGN_IN_SILENT_PATH, SIGN_OUT_PATH } from '#contracts/account-paths.ts'
import { guardRate } from '../http/api/guard-rate.ts'
import { AppError } from '../http/errors/app-error.ts'
import { namedLocale } from '../http/form-pages/page-locale.ts'
import { queryOf } from '../http/form-pages/query-of.ts'
import { redirect } from '../http/form-pages/redirect.ts'
import { userLocale } from '../http/headers/preferred-locales.ts'
import { fieldOf } from '../http/input/field-of.ts'
import { keepOnce } from '../http/keep-once.ts'
import type { Services } from '../http/services.ts'
import { createAttemptCookies } from '../http/sessions/attempt-cookies.ts'
import { canSignIn, redirectToOrigin, sendNoSignIn } from '../http/steps/redirect-to-origin.ts'
import type { ChangePlan } from './change-plan.ts'
import { nextPath } from './next-path.ts'
import { isEmail } from './read-profile.ts'
import { REFRESH_TOKEN } from './refresh-profile.ts'
import { type AuthorizationRequest, ProviderUnavailable, type RelyingParty, SignInRejected } from './relying-party.ts'
import { saveAccount } from './save-account.ts'
import { sendSignInProblem } from './sign-in-problem.ts'

export interface SignInOptions {
  readonly services: Services
  readonly relyingParty: RelyingParty
  readonly changePlan: ChangePlan
  /** The name of the provider in the rows of accounts. */
  readonly issuer: string
  readonly siteName: string
}

const FOUND = 302
const TEMPORARY_REDIRECT = 307

/** Signing in at the provider and out again (docs/behaviour/accounts.md 11 to 21, docs/decisions/0026). */
export function serveSignIn(app: FastifyInstance, options: SignInOptions): void {
  const { services, relyingParty, changePlan, issuer, siteName } = options
  const { origin, now, report } = services
  const cookies = keepOnce(async () => createAttemptCookies({ sealer: await services.sealer(), origin, now }))

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
    if (pending === undefined) return sendSignInProblem(request, reply, { problem: 'expired', next: '/', siteName })
    reply.header('set-cookie', (await cookies()).remove(state))
    const next = nextPath(pending.next, origin)
    // A user who declined at the provider goes on without a session (docs/behaviour/accounts.md 20).
    if (query.has('error')) return redirect(reply, `${origin}${next}`, TEMPORARY_REDIRECT)
    try {
      const { profile, refreshToken } = await relyingParty.finish(new URL(`${SIGN_IN_CALLBACK_PATH}?${query}`, origin), pending)
      const sealed = refreshToken === undefined ? undefined : (await services.sealer()).seal(refreshToken, REFRESH_TOKEN)
      const account = await saveAccount({ ...services, changePlan }, { issuer, profile, refreshToken: sealed })
      await services.sessions.open(request, reply, account.id)
      return redirect(reply, `${origin}${next}`, TEMPORARY_REDIRECT)
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

  async function begin(
    request: FastifyRequest,
    reply: FastifyReply,
    authorization: Omit<AuthorizationRequest, 'redirectUri' | 'locale'>,
  ): Promise<FastifyReply> {
    if (redirectToOrigin(request, reply, origin)) return reply
    if (!canSignIn(origin)) return sendNoSignIn(request, reply, { origin, siteName })
    await guardRate(services, 'sign-in', request, reply)
    const next = nextPath(queryOf(request).get('next') ?? undefined, origin)
    try {
      const { attempt, url } = await relyingParty.begin({
        redirectUri: `${origin}${SIGN_IN_CALLBACK_PATH}`,
        locale: namedLocale(next) ?? userLocale(next, request.headers),
        ...authorization,
      })
      reply.header('set-cookie', [...(await cookies()).write({ ...attempt, next, at: now() }, request.headers.cookie)])
      return redirect(reply, url.href, TEMPORARY_REDIRECT)
    } catch (error) {
      return explain(error, request, reply, next)
    }
  }

  /** The log names the provider that fails; the user sees what can be done. */
  function explain(error: unknown, request: FastifyRequest, reply: FastifyReply, next: string): Promise<FastifyReply> {
    if (!(error instanceof ProviderUnavailable || error instanceof SignInRejected)) throw error
    const problem = error instanceof ProviderUnavailable ? 'unreachable' : 'rejected'
    report(`sign-in failed: ${error.message}`)
    return sendSignInProblem(request, reply, { problem, next, siteName })
  }
}
