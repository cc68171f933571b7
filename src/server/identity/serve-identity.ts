import type { FastifyInstance } from 'fastify'
import type { KoaContextWithOIDC } from 'oidc-provider'
import { errors } from 'oidc-provider'
import { SIGN_IN_PATH } from '#contracts/account-paths.ts'
import { identityTexts } from '#locales/identity.ts'
import { formPage, formPagePolicy } from '../http/form-pages/form-page.ts'
import { userLocale } from '../http/headers/preferred-locales.ts'
import { keepOnce } from '../http/keep-once.ts'
import type { Services } from '../http/services.ts'
import { createAttemptCookies } from '../http/sessions/attempt-cookies.ts'
import { canSignIn, redirectToOrigin, sendNoSignIn } from '../http/steps/redirect-to-origin.ts'
import { createProvider } from './create-provider.ts'
import { endedPage } from './find-interaction.ts'
import type { IdentityContext } from './identity-context.ts'
import type { IdentityKeys } from './identity-keys.ts'
import { createKnownDevices } from './known-devices.ts'
import type { Mailer } from './mailer.ts'
import { mountProvider } from './mount-provider.ts'
import { createOutbox } from './outbox.ts'
import { createFindOwnInteraction } from './own-interaction.ts'
import { messagePage } from './pages/message-page.ts'
import { serveForgotten } from './serve-forgotten.ts'
import { serveNewPassword } from './serve-new-password.ts'
import { serveOwnAccount } from './serve-own-account.ts'
import { serveSignIn } from './serve-sign-in.ts'
import { serveSignUp } from './serve-sign-up.ts'

export interface IdentityOptions extends Pick<IdentityContext, 'siteName' | 'onPasswordChanged' | 'onDeleted'> {
  readonly services: Services
  /** From `readIdentityKeys`. */
  readonly keys: IdentityKeys
  /** Absent: the site sends no mail. A forgotten password is an operator's matter then, and addresses are not verified. */
  readonly mailer?: Mailer | undefined
}

/** The site's own provider, below `/identity`: the protocol by a certified library, the pages and the people ours (docs/decisions/0025). */
export function serveIdentity(app: FastifyInstance, { services, keys, siteName, mailer, ...callbacks }: IdentityOptions): void {
  const { origin, report } = services
  const provider = createProvider({
    services,
    keys,
    renderError: (context, out, error) => showError(context, { siteName, code: out.error, error }),
  })
  const outbox = mailer === undefined ? undefined : createOutbox(mailer, report)
  const { now, sealer } = services
  const attempts = keepOnce(async () => createAttemptCookies({ sealer: await sealer(), origin, now }))
  const findOwnInteraction = createFindOwnInteraction(provider, attempts)
  const context: IdentityContext = {
    services,
    provider,
    findOwnInteraction,
    keys,
    siteName,
    outbox,
    devices: createKnownDevices(services),
    ...callbacks,
  }

  mountProvider(app, { provider, services, findOwnInteraction })
  app.register(async (pages) => {
    pages.addHook('onRequest', async (request, reply) => {
      if (redirectToOrigin(request, reply, origin)) return reply
      return canSignIn(origin) ? undefined : sendNoSignIn(request, reply, { origin, siteName })
    })
    serveSignIn(pages, context)
    serveSignUp(pages, context)
    serveOwnAccount(pages, context)
    if (outbox !== undefined) serveForgotten(pages, context, outbox)
    if (outbox !== undefined) serveNewPassword(pages, context)
  })
  app.addHook('onClose', async () => {
    await outbox?.settle()
    mailer?.close()
  })
}

/** The error page where the library serves a user; programs get its JSON. */
function showError(
  context: KoaContextWithOIDC,
  { siteName, code, error }: { readonly siteName: string; readonly code: string; readonly error: Error },
): void {
  const { cookie, 'accept-language': acceptLanguage } = context.headers
  const locale = userLocale(context.path, { cookie, 'accept-language': acceptLanguage })
  const place = { locale, t: identityTexts(locale), siteName, query: '' }
  const next = { href: SIGN_IN_PATH, text: 'start_again' } as const
  const page =
    error instanceof errors.SessionNotFound
      ? endedPage(place)
      : messagePage(place, { title: 'failed', kind: 'bad', text: 'failed_text', values: { code }, next })
  context.type = 'text/html; charset=utf-8'
  context.set({ 'cache-control': 'private, no-store', 'content-security-policy': formPagePolicy(page) })
  context.body = formPage(page).toString()
}
