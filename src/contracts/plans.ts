import Type from 'typebox'

/** What an account has subscribed to (spec 000 section 3), lowest rank first (reference/backend.md 2.2). */
export const PLANS = ['core', 'mdn_plus_5m', 'mdn_plus_10m', 'mdn_plus_5y', 'mdn_plus_10y'] as const
export const Plan = Type.Enum([...PLANS])
export type Plan = (typeof PLANS)[number]

/** The plan that a provider's word stands for; undefined for words nobody knows. */
export function findPlan(word: string): Plan | undefined {
  return PLANS.find((plan) => plan === word)
}

/** Whether a plan is paid for (reference/backend.md 2.2). */
export function isSubscriberPlan(plan: Plan): boolean {
  return plan !== 'core'
}
