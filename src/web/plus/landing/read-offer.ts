import { PAID_PLANS, type PaidPlan } from '#contracts/plans.ts'
import type { PlanPrice } from '#contracts/plus.ts'

/** The plans that a user can buy, as far as the response makes sense. */
export interface Offer {
  readonly currency: string
  readonly subscribeUrl: string
  readonly plans: Readonly<Partial<Record<PaidPlan, PlanPrice>>>
}

/**
 * Reads the response with the plans: plans whose price or id makes no sense are left out (docs/behaviour/plus.md 104).
 *
 * @returns undefined when nothing can be sold: no plan, a currency that is none, or an address that is no web address
 */
export function readOffer(reply: unknown): Offer | undefined {
  const { currency, subscribe_url: subscribeUrl, plans } = fieldsOf(reply)
  if (typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency)) return undefined
  if (typeof subscribeUrl !== 'string' || !/^(?:\/(?![/\\])|https:\/\/)/.test(subscribeUrl)) return undefined
  const found = fieldsOf(plans)
  const read = PAID_PLANS.flatMap((plan) => {
    const price = found[plan]
    return isPrice(price) ? [[plan, price] as const] : []
  })
  return read.length === 0 ? undefined : { currency, subscribeUrl, plans: Object.fromEntries(read) }
}

function isPrice(value: unknown): value is PlanPrice {
  const { id, monthlyPriceInCents } = fieldsOf(value)
  return typeof id === 'string' && id !== '' && Number.isSafeInteger(monthlyPriceInCents) && Number(monthlyPriceInCents) >= 0
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
}
