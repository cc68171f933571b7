import type { FastifyInstance } from 'fastify'
import { IDENTITY_PATH } from '#contracts/account-paths.ts'
import { DEFAULT_FEATURES, type Feature } from '#contracts/features.ts'
import { CHANGE_PASSWORD_PATH, DELETE_IDENTITY_PATH } from '#contracts/identity.ts'
import { isSubscriberPlan } from '#contracts/plans.ts'
import { DEFAULT_BRAND } from '#contracts/site.ts'
import type { SiteCheck } from '#contracts/site-check.ts'
import type { SiteSource } from '#contracts/site-source.ts'
import { createNetwork } from '#scanner/retrieve/network.ts'
import type { ScanOptions } from '#scanner/retrieve/record-site.ts'
import { scannerName } from '#scanner/retrieve/scanner-name.ts'
import { type AccountChanges, createAccountChanges } from './accounts/account-changes.ts'
import { createChangePlan } from './accounts/change-plan.ts'
import { findGeo } from './accounts/find-geo.ts'
import type { ProviderSettings } from './accounts/provider-settings.ts'
import { serveAccounts } from './accounts/serve-accounts.ts'
import { createAdminActions } from './admin/admin-actions.ts'
import { serveAdmin } from './admin/serve-admin.ts'
import { serveAds } from './ads/serve-ads.ts'
import type { ModelSettings } from './ai-help/model/model-settings.ts'
import { serveAiHelp } from './ai-help/serve-ai-help.ts'
import { type BillingSettings, serveBilling } from './billing/serve-billing.ts'
import { findSharedDocuments } from './collections/find-shared-documents.ts'
import { listSavedSlugs } from './collections/list-saved-slugs.ts'
import { serveCollections } from './collections/serve-collections.ts'
import { serveCommunity } from './community/serve-community.ts'
import { type ChangeStream, createChangeStream } from './dev/change-stream.ts'
import { serveFlaws } from './dev/flaws/serve-flaws.ts'
import { createSendProblems } from './dev/problems-page.ts'
import { serveDev } from './dev/serve-dev.ts'
import { findMovedPage } from './documents/rules/moved-rule.ts'
import { serveDocuments } from './documents/serve-documents.ts'
import { serveFeedback } from './feedback/serve-feedback.ts'
import { serveFollows } from './follows/serve-follows.ts'
import { guardRate } from './http/api/guard-rate.ts'
import { createOpenServe } from './http/api/open-serve.ts'
import { serveOpenApi } from './http/api/openapi.ts'
import { createServe } from './http/api/serve.ts'
import { rejectUnknownCalls } from './http/api/unknown-api.ts'
import { createServices, type StorageOptions } from './http/create-services.ts'
import { serveFormStylesheet } from './http/form-pages/form-page.ts'
import { createInjectFetch } from './http/inject-fetch.ts'
import { watchDiskSpace } from './http/limits/watch-disk-space.ts'
import { addPageFooter } from './http/page-footer.ts'
import type { Services } from './http/services.ts'
import { serveHealth } from './http/state/health.ts'
import { serveReadiness } from './http/state/readiness.ts'
import { serveVersion } from './http/state/version.ts'
import { sweepExpired } from './http/sweep-expired.ts'
import type { IdentityKeys } from './identity/identity-keys.ts'
import { serveIdentity } from './identity/serve-identity.ts'
import { ownIssuer, SITE_CLIENT_ID } from './identity/site-client.ts'
import { sweepIdentity } from './identity/sweep-records.ts'
import { serveInsights } from './insights/serve-insights.ts'
import { serveLearning } from './learning/serve-learning.ts'
import type { Mailer } from './mail/mailer.ts'
import { attachOutbox } from './mail/outbox.ts'
import { serveNewsletter } from './newsletter/serve-newsletter.ts'
import { serveObservatory } from './observatory/serve-observatory.ts'
import { serveWorker } from './offline/serve-worker.ts'
import { PERSONAL_DATA } from './personal-data.ts'
import { servePlayground } from './playground/serve-playground.ts'
import { servePreferences } from './preferences/serve-preferences.ts'
import { addSiteSteps, type OpenAppOptions, openApp } from './request-steps.ts'
import { serveRunner } from './runner/serve-runner.ts'
import { type ServedSearch, serveSearch } from './search/serve-search.ts'
import { effectivePlan } from './store/effective-plan.ts'
import type { Store } from './store/store.ts'
import type { TransactionDatabase } from './store/tables.ts'
import { SUBSCRIPTION_ENDS } from './subscription-ends.ts'
import { createFindSurvey } from './surveys/read-surveys.ts'
import { serveSurveys } from './surveys/serve-surveys.ts'
import { serveTelemetry } from './telemetry/serve-telemetry.ts'
import { createGetUpdates } from './updates/current-updates.ts'
import { serveFeeds } from './updates/serve-feeds.ts'
import { serveUpdates } from './updates/serve-updates.ts'
import { serveUpdatesPage } from './updates/serve-updates-page.ts'

/** The provider for sign-in: the site's own, with its keys (`readIdentityKeys`), or another one. */
export type SignIn =
  | { readonly kind: 'own'; readonly keys: IdentityKeys }
  | { readonly kind: 'outside'; readonly provider: ProviderSettings }

export interface AppOptions extends OpenAppOptions {
  readonly site: SiteSource
  /** Stores accounts and what belongs to them. Without it, users can't sign in. The caller closes it. */
  readonly store?: Store
  /** How users sign in; needs a store. Without it, they can't. */
  readonly signIn?: SignIn
  /** Sends mail; closed with the app. Without it, the site sends none. */
  readonly mailer?: Mailer | undefined
  /** As in `SiteSettings`: the pattern of the origins on which code runs. */
  readonly runner?: string | undefined
  /** The name of the site on the pages that the server writes. Default: the name of the default brand. */
  readonly siteName?: string
  /** Headers that say a user's country, in lower case and in order. Default: no headers, so that every country is unknown. */
  readonly countryHeaders?: readonly string[]
  /** How plans are sold. Default: test billing with the default prices. */
  readonly billing?: BillingSettings
  /** The language model of AI Help. Without it, answers quote pages. */
  readonly aiModel?: ModelSettings | undefined
  /** How other sites are scanned. Default: as hosts of the public internet. */
  readonly scanner?: ScanOptions
  /** The features that are on. Default: `DEFAULT_FEATURES`. A feature that is off is not served, whatever its routes. */
  readonly features?: readonly Feature[]
  /** Pages change while they are read: browsers store nothing, and open pages are notified. Default false. */
  readonly dev?: boolean
  /** Sends the notices in `dev`. Default: a stream of the app itself. */
  readonly changes?: ChangeStream
  /** Checks the whole content of a site in `dev`, for its writers; closed with the app. Without it, the site has no page of problems. */
  readonly siteCheck?: SiteCheck | undefined
  /** Gets a line for each thing that is not available, with the reason. Default: `console.error`. */
  readonly report?: (message: string) => void
  /** Multiplies how often a user may call. Default 1; Infinity lifts all limits. */
  readonly limitFactor?: number
  /** Whether other processes serve the site from this store as well. Default: true with PostgreSQL, false with SQLite. */
  readonly isShared?: boolean | undefined
  /** How much users may store. Default: the default quotas, on a disk that is not watched. */
  readonly storage?: StorageOptions
  /** Checks each reply against its contract. Default true; production sets false. */
  readonly checkReplies?: boolean
  /** Gives milliseconds since 1970. Default: the clock of the system. */
  readonly now?: () => number
}

/** The server of a site, not yet listening: its features in the order in which they see a request. */
export function createApp(options: AppOptions): FastifyInstance {
  const { site, origin = '', features = DEFAULT_FEATURES, dev = false, report = console.error, store } = options
  const app = openApp(options)
  serveRunner(app, { site, origin, runner: options.runner, siteName: options.siteName })
  addSiteSteps(app, { origin, features })
  addPageFooter(app, { site, now: options.now ?? Date.now, report })
  serveHealth(app, site)
  serveVersion(app, site)
  serveWorker(app, { site, features })
  serveOpenApi(app, origin)
  if (dev) serveDev(app, options.changes ?? createChangeStream(site), origin)
  if (dev && options.siteCheck !== undefined)
    serveFlaws(app, { check: options.siteCheck, siteName: options.siteName ?? DEFAULT_BRAND.name })
  const search = serveSearch(app, site, { report, isLazy: dev })
  if (store !== undefined && options.signIn !== undefined)
    serveAccountFeatures(app, createServices({ ...options, store, origin, report }), { ...options, search })
  else serveOpenFeatures(app, options)
  serveReadiness(app, [
    { name: 'site', check: async () => void site.current() },
    search,
    ...(store === undefined ? [] : [storePart(store)]),
  ])
  rejectUnknownCalls(app)
  const sendProblems = dev ? { sendProblems: createSendProblems(options.siteName ?? DEFAULT_BRAND.name) } : {}
  serveDocuments(app, { site, features, isDev: dev, ...sendProblems })
  return app
}

/** The features that keep something, one line each. */
function serveAccountFeatures(app: FastifyInstance, services: Services, options: AppOptions & { readonly search: ServedSearch }): void {
  const { signIn, mailer, siteName = DEFAULT_BRAND.name, countryHeaders = [], checkReplies = true } = options
  if (signIn === undefined) return
  const serve = createServe(app, services, { checkReplies })
  watchDiskSpace(app, services.diskSpace)
  sweepExpired(app, services)
  const features = options.features ?? DEFAULT_FEATURES
  const hasCollections = features.includes('collections')
  const changes = createAccountChanges(services, PERSONAL_DATA, createChangePlan(SUBSCRIPTION_ENDS))
  const provider = signIn.kind === 'own' ? ownProvider(app, services, signIn.keys) : signIn.provider
  const actions = createAdminActions({ ...services, changePlan: changes.changePlan })
  const ownPages = { password: CHANGE_PASSWORD_PATH, deletion: DELETE_IDENTITY_PATH }
  serveFormStylesheet(app)
  const outbox = mailer === undefined ? undefined : attachOutbox(app, mailer, services.report)
  sweepIdentity(app, services)
  if (signIn.kind === 'own') serveIdentity(app, { services, siteName, outbox, keys: signIn.keys, ...callbacksOf(changes) })
  serveAccounts(app, serve, {
    services,
    provider,
    changes,
    siteName,
    countryHeaders,
    personalData: PERSONAL_DATA,
    ownPages: signIn.kind === 'own' ? ownPages : undefined,
    hasCollections,
  })
  serveCollections(serve, {
    services: { ...services, planOf: effectivePlan },
    pages: { current: () => options.site.current(), origin: services.origin, findMoved: findMovedPage },
  })
  serveAdmin(serve, { services, actions, issuer: provider.knownAs ?? provider.issuer })
  serveAds(app, serve, {
    services,
    site: options.site,
    countryOf: ({ headers }) => findGeo(headers, countryHeaders).country_iso,
    isPlusSold: (country) => features.includes('plus') && isSoldIn(country, options.billing?.list),
  })
  servePlayground(serve, services)
  serveCommunity(serve, { ...services, site: options.site })
  serveLearning(serve, services, options.site)
  serveBilling(app, serve, {
    services,
    settings: options.billing ?? {},
    changePlan: changes.changePlan,
    siteName,
    countryHeaders,
    countryOf: ({ headers }) => findGeo(headers, countryHeaders).country_iso,
  })
  serveNewsletter(app, serve, { services, siteName, outbox })
  servePreferences(serve, services)
  serveTelemetry(app, serve, services)
  serveObservatory(app, serve, services, {
    scanner: options.scanner ?? defaultScanOptions(services),
    site: options.site,
    siteName,
  })
  serveFeedback(app, serve, services, options.site)
  serveSurveys(app, serve, services, options.site)
  serveInsights(app, { services, siteName, features, findSurvey: createFindSurvey(options.site) })
  serveAiHelp(app, serve, {
    services,
    site: options.site,
    findPages: (network) => (q, locale, count) => options.search.findPages(network, { q, locale, count }),
    isSubscriber: (account) => isSubscriberPlan(effectivePlan(account)),
    model: options.aiModel,
  })
  const getUpdates = createGetUpdates(options.site, { db: services.store.db, now: services.now, report: services.report })
  serveFollows(app, serve, { services, siteName, sendsMail: mailer !== undefined, getIndex: async () => (await getUpdates()).index })
  const updates = {
    site: options.site,
    getUpdates,
    listSavedSlugs: (accountId: string, ids: readonly string[]) => listSavedSlugs(services.store.db, accountId, ids),
  }
  serveUpdates(serve, updates)
  serveUpdatesPage(app, {
    ...updates,
    sessions: services.sessions,
    guard: (request, reply) => guardRate(services, 'read', request, reply),
  })
  serveFeeds(serve, {
    getUpdates,
    origin: services.origin,
    siteName,
    findSharedPages: hasCollections ? (token) => findSharedDocuments(services.store.db, token) : undefined,
  })
}

/** Those of the features with accounts that a site without them has as well. */
function serveOpenFeatures(
  app: FastifyInstance,
  { site, origin = '', siteName = DEFAULT_BRAND.name, checkReplies = true }: AppOptions,
): void {
  const serve = createOpenServe(app, { checkReplies })
  const getUpdates = createGetUpdates(site)
  serveUpdates(serve, { getUpdates })
  serveUpdatesPage(app, { site, getUpdates })
  serveFeeds(serve, { getUpdates, origin, siteName })
}

/** The site as the client of its own provider, which it reaches without the network. */
function ownProvider(app: FastifyInstance, { origin }: Services, { clientSecret }: IdentityKeys): ProviderSettings {
  return {
    issuer: ownIssuer(origin),
    knownAs: IDENTITY_PATH,
    clientId: SITE_CLIENT_ID,
    clientSecret,
    scopes: 'openid email',
    fetch: createInjectFetch(app, origin),
  }
}

function callbacksOf(changes: AccountChanges): {
  readonly onPasswordChanged: (transaction: TransactionDatabase, subject: string) => Promise<void>
  readonly onDeleted: (subject: string) => Promise<void>
} {
  return {
    onPasswordChanged: (transaction, subject) => changes.passwordChanged(transaction, { issuer: IDENTITY_PATH, subject }),
    onDeleted: async (subject) => void (await changes.deleted({ issuer: IDENTITY_PATH, subject })),
  }
}

/** Without a list of prices that an operator has set, plans are offered to everybody. */
function isSoldIn(country: string, list: BillingSettings['list']): boolean {
  return list === undefined || list.groups.some(({ countries }) => countries.includes(country))
}

function storePart(store: Store): { readonly name: string; check(): Promise<void> } {
  return { name: 'store', check: () => store.check() }
}

function defaultScanOptions({ now, origin }: Services): ScanOptions {
  return { network: createNetwork(), userAgent: scannerName(origin), origin, now }
}
