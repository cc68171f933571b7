import Type from 'typebox'

/**
 * The plans of accounts, in the order in which the lowest of several is picked at sign-in: both monthly plans before both yearly plans
 * (docs/behaviour/accounts.md 7). For upgrades, see `PLAN_RANKS`.
 */
export const PLANS = ['core', 'mdn_plus_5m', 'mdn_plus_10m', 'mdn_plus_5y', 'mdn_plus_10y'] as const
export const Plan = Type.Enum([...PLANS])
export type Plan = (typeof PLANS)[number]

/** The plans that cost money, lowest rank first. */
export const PAID_PLANS = ['mdn_plus_5m', 'mdn_plus_5y', 'mdn_plus_10m', 'mdn_plus_10y'] as const
export type PaidPlan = (typeof PAID_PLANS)[number]

/** The rank of each plan: a change to a higher one is an upgrade (docs/behaviour/plus.md 1). For sign-in, see `PLANS`. */
export const PLAN_RANKS: Readonly<Record<Plan, number>> = {
  core: 0,
  mdn_plus_5m: 1,
  mdn_plus_5y: 2,
  mdn_plus_10m: 3,
  mdn_plus_10y: 4,
}

/** What belongs to a paid plan: its tier (the price of a month in the currency of the spec) and how often it is billed. */
export const PAID_PLAN_TERMS: Readonly<Record<PaidPlan, { readonly tier: 5 | 10; readonly period: 'month' | 'year' }>> = {
  mdn_plus_5m: { tier: 5, period: 'month' },
  mdn_plus_5y: { tier: 5, period: 'year' },
  mdn_plus_10m: { tier: 10, period: 'month' },
  mdn_plus_10y: { tier: 10, period: 'year' },
}

/** The plan that a provider's word stands for; undefined for words no one knows. */
export function findPlan(word: string): Plan | undefined {
  return PLANS.find((plan) => plan === word)
}

/** The paid plan of this name; undefined for `core` and for unknown words. */
export function findPaidPlan(word: string): PaidPlan | undefined {
  return PAID_PLANS.find((plan) => plan === word)
}

/** Whether a plan is a paid one (docs/behaviour/accounts.md 7). */
export function isSubscriberPlan(plan: Plan): boolean {
  return plan !== 'core'
}

/** Whether `plan` ranks above `other`: then a change from `other` to it is an upgrade (docs/behaviour/plus.md 1). */
export function isHigherRank(plan: Plan, other: Plan): boolean {
  return PLAN_RANKS[plan] > PLAN_RANKS[other]
}
