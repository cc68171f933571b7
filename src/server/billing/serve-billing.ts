import type { FastifyInstance, FastifyRequest } from 'fastify'
import { SUBSCRIBE_PATH } from '#contracts/plus-addresses.ts'
import type { Serve } from '../http/api/serve.ts'
import { createChores } from '../http/chores.ts'
import { keepOnce } from '../http/keep-once.ts'
import type { Services } from '../http/services.ts'
import type { Billing } from './billing.ts'
import type { ChangeBilledPlan } from './change-billed-plan.ts'
import { finishDepartures } from './departures.ts'
import { endTestSubscriptions } from './end-test-subscriptions.ts'
import { DEFAULT_PRICE_LIST, type PriceList } from './prices/price-list.ts'
import { serveBillingPages } from './serve-billing-pages.ts'
import { servePlans } from './serve-plans.ts'
import { serveStripeEvents } from './serve-stripe-events.ts'
import { createStripeBilling } from './stripe-billing.ts'
import { loadStripe, type StripeSettings } from './stripe-client.ts'
import type { StripeContext } from './stripe-customers.ts'
import { sweepBillingEvents } from './sweep-billing-events.ts'
import { createTestBilling } from './test-billing.ts'

/** The operator's settings of billing. */
export interface BillingSettings {
  /** Absent: the default one. */
  readonly list?: PriceList | undefined
  /** Absent: no money moves. Every price of the list has the id that it has at Stripe. */
  readonly stripe?: StripeSettings | undefined
  /** Where users subscribe, when it is elsewhere: then the provider says who subscribes, and the site has no pages for it. */
  readonly subscribeUrl?: string | undefined
}

export interface BillingOptions {
  readonly services: Services
  readonly settings: BillingSettings
  readonly changePlan: ChangeBilledPlan
  readonly siteName: string
  /** The country of the request, as whoami has it. */
  readonly countryOf: (request: FastifyRequest) => string
  /** The headers in which the country is. */
  readonly countryHeaders: readonly string[]
}

/** How often what is left to do is looked for. */
const CHORES_MS = 60_000

/** Plans, prices and subscriptions (docs/guides/billing.md). */
export function serveBilling(app: FastifyInstance, serve: Serve, options: BillingOptions): void {
  const { services, settings, siteName, countryOf, countryHeaders } = options
  const { list = DEFAULT_PRICE_LIST, stripe, subscribeUrl } = settings
  // Also where plans are no longer sold at Stripe.
  createChores(app, services).everyHour(() => sweepBillingEvents(services.store.db, services.now()))
  servePlans(serve, { list, subscribeUrl: subscribeUrl ?? SUBSCRIBE_PATH, countryOf, countryHeaders })
  if (subscribeUrl !== undefined) return
  const getBilling =
    stripe === undefined ? keepOnce(async () => createTestBilling(options)) : serveStripe(app, { ...options, list, stripe })
  serveBillingPages(app, { services, list, siteName, countryOf, getBilling })
}

function serveStripe(
  app: FastifyInstance,
  { services, changePlan, list, stripe }: Pick<BillingOptions, 'services' | 'changePlan'> & { list: PriceList; stripe: StripeSettings },
): () => Promise<Billing> {
  const getContext = keepOnce(async (): Promise<StripeContext> => ({ stripe: await loadStripe(stripe), services, list, changePlan }))
  serveStripeEvents(app, { webhookSecrets: stripe.webhookSecrets, getContext })
  createChores(app, services).every(CHORES_MS, async () => {
    await endTestSubscriptions(services, changePlan)
    await finishDepartures(services, getContext)
  })
  return async () => createStripeBilling(await getContext())
}
