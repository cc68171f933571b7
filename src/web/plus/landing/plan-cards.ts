import { isHigherRank, PAID_PLAN_TERMS, PAID_PLANS, type PaidPlan, type Plan } from '#contracts/plans.ts'
import type { PlanPrice } from '#contracts/plus.ts'
import type { User } from '../../browser/user.ts'
import type { Offer } from './read-offer.ts'

export type Period = 'month' | 'year'
export type Tier = 5 | 10

/** How a card stands to the user (docs/behaviour/plus.md 102). */
export type CardState = 'current' | 'start' | 'upgrade' | 'not-available'

/** How the card of a plan stands to a user; one who is not known yet counts as anonymous. */
export function stateOf(plan: Plan, user: Pick<User, 'isAuthenticated' | 'subscriptionType'> | undefined): CardState {
  if (user?.isAuthenticated !== true) return 'start'
  const own = user.subscriptionType ?? 'core'
  if (plan === own) return 'current'
  return isHigherRank(plan, own) ? 'upgrade' : 'not-available'
}

/** How often the user pays; month where there is nothing to pay. */
export function periodOf(user: Pick<User, 'subscriptionType'> | undefined): Period {
  const plan = PAID_PLANS.find((paid) => paid === user?.subscriptionType)
  return plan === undefined ? 'month' : PAID_PLAN_TERMS[plan].period
}

/** The periods that plans are sold for. */
export function periodsOf({ plans }: Pick<Offer, 'plans'>): readonly Period[] {
  return (['month', 'year'] as const).filter((period) =>
    PAID_PLANS.some((plan) => plan in plans && PAID_PLAN_TERMS[plan].period === period),
  )
}

/** The plan of a tier and a period. */
export function planOf(tier: Tier, period: Period): PaidPlan {
  const plan = PAID_PLANS.find((paid) => PAID_PLAN_TERMS[paid].tier === tier && PAID_PLAN_TERMS[paid].period === period)
  if (plan === undefined) throw new Error(`there is no plan of ${tier} a ${period}`)
  return plan
}

/** Whether a year costs as much as ten months, for every tier that is sold for both periods. */
export function hasTwoFreeMonths({ plans }: Pick<Offer, 'plans'>): boolean {
  const both = ([5, 10] as const).flatMap((tier) => {
    const [month, year] = [plans[planOf(tier, 'month')], plans[planOf(tier, 'year')]]
    return month === undefined || year === undefined ? [] : [isTenTwelfths(month, year)]
  })
  return both.length > 0 && both.every(Boolean)
}

/** The price of a month in a year is rounded, so that it may be half a cent off. */
function isTenTwelfths(month: PlanPrice, year: PlanPrice): boolean {
  return Math.abs(year.monthlyPriceInCents - (month.monthlyPriceInCents * 10) / 12) <= 1
}
