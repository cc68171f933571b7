import type { FastifyInstance } from 'fastify'
import { keepOnce } from '../http/keep-once.ts'
import type { Services } from '../http/services.ts'
import { createAttemptCookies } from '../http/sessions/attempt-cookies.ts'
import { canSignIn, redirectToOrigin, sendNoSignIn } from '../http/steps/redirect-to-origin.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { IdentityContext } from './identity-context.ts'
import type { IdentityKeys } from './identity-keys.ts'
import { createKnownDevices } from './known-devices.ts'
import { mountProvider } from './mount-provider.ts'
import { createFindOwnInteraction } from './own-interaction.ts'
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
  readonly outbox?: Outbox | undefined
}

/** The site's own provider, below `/identity`: the protocol by a certified library, the pages and the people ours (docs/decisions/0025). */
export function serveIdentity(app: FastifyInstance, { services, keys, siteName, outbox, ...callbacks }: IdentityOptions): void {
  const { origin } = services
  // The library takes 0.3 s and 46 MB to load, and most processes that serve pages see no sign-in for a long time.
  const findProvider = keepOnce(async () => {
    const { createProvider } = await import('./create-provider.ts')
    return createProvider({ services, keys, siteName, findFooter: app.findFooter })
  })
  const { now, sealer } = services
  const attempts = keepOnce(async () => createAttemptCookies({ sealer: await sealer(), origin, now }))
  const findOwnInteraction = createFindOwnInteraction(findProvider, attempts)
  const context: IdentityContext = {
    services,
    findOwnInteraction,
    keys,
    siteName,
    outbox,
    devices: createKnownDevices(services),
    ...callbacks,
  }

  mountProvider(app, { findProvider, services, findOwnInteraction })
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
}
