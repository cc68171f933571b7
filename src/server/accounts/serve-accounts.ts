import type { FastifyInstance } from 'fastify'
import { accounts } from '#contracts/accounts.ts'
import type { Serve } from '../http/api/serve.ts'
import { createChores } from '../http/chores.ts'
import { AppError } from '../http/errors/app-error.ts'
import type { Services } from '../http/services.ts'
import type { PersonalData } from '../store/personal-data.ts'
import type { AccountChanges } from './account-changes.ts'
import type { OwnProviderPages } from './account-page.ts'
import { changeSettings } from './account-settings.ts'
import { findGeo } from './find-geo.ts'
import { createMaintenance } from './maintenance.ts'
import type { ProviderSettings } from './provider-settings.ts'
import { recordPing, sweepPings } from './record-ping.ts'
import { createRelyingParty } from './relying-party.ts'
import { serveAccountPage } from './serve-account-page.ts'
import { serveEvents } from './serve-events.ts'
import { serveSignIn } from './serve-sign-in.ts'
import { whoAmI } from './who-am-i.ts'

export interface AccountsOptions {
  readonly services: Services
  readonly provider: ProviderSettings
  readonly changes: AccountChanges
  /** The `PersonalData` of all features. */
  readonly personalData: readonly PersonalData[]
  /** The name of the site. */
  readonly siteName: string
  /** Names of headers that say a user's country, in lower case and in order. */
  readonly countryHeaders: readonly string[]
  /** Undefined where the provider is another one. */
  readonly ownPages: OwnProviderPages | undefined
  readonly hasCollections: boolean
}

/** Users who have an account: signing in at a provider, who they are, what they have set, and what the provider reports about them. */
export function serveAccounts(app: FastifyInstance, serve: Serve, options: AccountsOptions): void {
  const { services, provider, changes, personalData, siteName, ownPages, countryHeaders } = options
  const knownAs = provider.knownAs ?? provider.issuer
  const relyingParty = createRelyingParty(provider, services.now)
  const chores = createChores(app, services)
  chores.everyHour(() => sweepPings(services.store.db, services.now()))
  const maintenance = createMaintenance(services.store, services.now)

  serve(accounts.whoami, async ({ account, request }) =>
    whoAmI(services.store.db, { account, geo: findGeo(request.headers, countryHeaders), maintenance: await maintenance() }),
  )
  serve(accounts.ping, async ({ account, form }) => {
    // Behaviour 29: browsers ping for signed-in users only, so an anonymous ping has lost its session.
    if (account === undefined) throw new AppError('invalid_session')
    await recordPing(services, account, { isOffline: form.offline === 'true' })
  })
  serve(accounts.settings, async ({ account, body }) => {
    if (!(await changeSettings(services, account.id, body))) throw new AppError('invalid_session')
  })
  serve(accounts.sessions, async ({ account, session }) =>
    (await services.sessions.list(account.id)).map(({ name, user_agent, created_at, last_seen_at }) => ({
      name,
      user_agent,
      created_at: new Date(created_at).toISOString(),
      last_seen_at: new Date(last_seen_at).toISOString(),
      is_current: name === session.name,
    })),
  )
  serve(accounts.endSession, async ({ account, params }) => {
    if (!(await services.sessions.revoke(account.id, params.name))) throw new AppError('not_found')
  })
  serveSignIn(app, { services, relyingParty, changePlan: changes.changePlan, issuer: knownAs, siteName })
  serveAccountPage(app, { services, changes, personalData, siteName, ownPages, hasCollections: options.hasCollections })
  serveEvents(serve, { services, chores, changes, relyingParty, provider, knownAs })
}
