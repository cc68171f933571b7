import type { FastifyInstance, FastifyRequest } from 'fastify'
import { SUBSCRIBE_PATH } from '#contracts/plus-addresses.ts'
import type { Serve } from '../http/api/serve.ts'
import type { Services } from '../http/services.ts'
import type { ChangeBilledPlan } from './change-billed-plan.ts'
import { DEFAULT_PRICE_LIST, type PriceList } from './prices/price-list.ts'
import { serveBillingPages } from './serve-billing-pages.ts'
import { servePlans } from './serve-plans.ts'
import { createTestBilling } from './test-billing.ts'

/** The operator's settings of billing. */
export interface BillingSettings {
  /** Absent: the default one. */
  readonly list?: PriceList | undefined
}

export interface BillingOptions {
  readonly services: Services
  readonly settings: BillingSettings
  readonly changePlan: ChangeBilledPlan
  readonly siteName: string
  /** The country of who asks, as whoami has it. */
  readonly countryOf: (request: FastifyRequest) => string
  /** The headers in which the country is. */
  readonly countryHeaders: readonly string[]
}

/** Plans, prices and subscriptions. */
export function serveBilling(app: FastifyInstance, serve: Serve, options: BillingOptions): void {
  const { services, settings, changePlan, siteName, countryOf, countryHeaders } = options
  const { list = DEFAULT_PRICE_LIST } = settings
  servePlans(serve, { list, subscribeUrl: SUBSCRIBE_PATH, countryOf, countryHeaders })
  const billing = createTestBilling({ services, changePlan })
  serveBillingPages(app, { services, list, siteName, countryOf, getBilling: async () => billing })
}
