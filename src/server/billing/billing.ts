import type { PaidPlan, Plan } from '#contracts/plans.ts'
import type { AccountRow } from '../http/sessions/sessions.ts'
import type { Sale } from './prices/find-offer.ts'

/** A subscription as its user sees it. */
export interface Subscription {
  readonly id: string
  readonly plan: PaidPlan
  readonly currency: string
  /** For one billing period. */
  readonly amount: number
  /** Whether the last payment has failed and is tried again. */
  readonly isPastDue: boolean
  /** The end of the period that is paid, in milliseconds since 1970; null where nothing is paid. */
  readonly periodEnd: number | null
  /** When it ends because the user has canceled it; null: it goes on. */
  readonly cancelsAt: number | null
  readonly createdAt: number
}

/** What a user asks for. */
export interface Choice {
  readonly account: AccountRow
  readonly sale: Sale
  /** The plan of the subscription that the page showed when the user decided; `core`: none. */
  readonly seen: Plan
  /** Of the form: sent twice, it is one decision. */
  readonly attempt: string
  readonly locale: string
}

/** The outcome: done; the user goes on at an address elsewhere; something else has changed since the user saw the page. */
export type Outcome = { readonly kind: 'done' | 'outdated' } | { readonly kind: 'elsewhere'; readonly url: string }

/** How a site sells subscriptions. Each implementation passes the same tests of pages; what they store is in the store. */
export interface Billing {
  /** `test`: no money moves, and the pages say so. */
  readonly kind: 'test' | 'stripe'
  /** Origins besides the site's own to which the forms of its pages lead. */
  readonly formTargets: readonly string[]
  /** The subscription of an account that counts, from the store. */
  find(accountId: string): Promise<Subscription | undefined>
  /** Subscribes, or changes the plan of a user who subscribes already. Asked for again, it changes nothing. @throws BillingUnavailable */
  choose(choice: Choice): Promise<Outcome>
  /** Ends the subscription; undefined where users do this at the payment provider. */
  readonly cancel: ((account: AccountRow, seen: Plan) => Promise<Outcome>) | undefined
  /**
   * The address at which a subscriber manages the subscription and its payments; undefined when there is no subscription. The method is
   * absent where the site's own page does it. @throws BillingUnavailable
   */
  readonly openPortal: ((account: AccountRow, locale: string) => Promise<string | undefined>) | undefined
  /** Asks the payment provider for the state of the account, and stores it; absent where there is none. @throws BillingUnavailable */
  readonly refresh: ((accountId: string) => Promise<void>) | undefined
}

/** The payment provider can't be reached, or has rejected what the site asks for. Nothing was charged. */
export class BillingUnavailable extends Error {}
