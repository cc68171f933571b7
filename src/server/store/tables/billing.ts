import type { PaidPlan } from '#contracts/plans.ts'
import type { Instant } from './column-types.ts'

/** A subscription that the site's own billing knows, active or not. */
export interface SubscriptionsTable {
  /** At Stripe, its id there; of the test billing: random. */
  readonly id: string
  readonly account_id: string
  readonly provider: 'test' | 'stripe'
  readonly plan: PaidPlan
  /** The words of Stripe; of the test billing: `active`. */
  readonly status: string
  /** ISO 4217 in upper case. */
  readonly currency: string
  /** For one billing period, in the smallest unit of the currency. */
  readonly amount: number
  /** The end of the period that is paid; null where nothing is paid. */
  readonly period_end: Instant | null
  /** When it ends because the user has canceled it; null: it goes on. */
  readonly cancels_at: Instant | null
  readonly created_at: Instant
  readonly updated_at: Instant
}

/** The customer at Stripe for an account. */
export interface BillingCustomersTable {
  readonly account_id: string
  readonly customer_id: string
  /** How often the subscriptions of the customer were asked for; each request has the number that it makes of this. */
  readonly asked_count: number
  /** The number of the newest request whose answer is stored: an older answer is not stored after it. */
  readonly stored_count: number
  readonly created_at: Instant
}

/** An event of Stripe that was accepted: each once. */
export interface BillingEventsTable {
  readonly id: string
  readonly kind: string
  readonly status: 'processed' | 'ignored'
  /** When it happened at Stripe. */
  readonly happened_at: Instant
  readonly received_at: Instant
}

/** A customer who is to be deleted at Stripe, with all subscriptions, because the account is gone. */
export interface BillingDeparturesTable {
  readonly customer_id: string
  readonly attempts: number
  /** The time of the next attempt. */
  readonly next_at: Instant
  /** The time of the first attempt; 0 before. */
  readonly created_at: Instant
}

/** The tables of billing, by name. */
export interface BillingTables {
  subscriptions: SubscriptionsTable
  billing_customers: BillingCustomersTable
  billing_events: BillingEventsTable
  billing_departures: BillingDeparturesTable
}
