import Type from 'typebox'

/** The plans of accounts, lowest rank first (docs/behaviour/accounts.md 7). */
export const PLANS = ['core', 'mdn_plus_5m', 'mdn_plus_10m', 'mdn_plus_5y', 'mdn_plus_10y'] as const
export const Plan = Type.Enum([...PLANS])
export type Plan = (typeof PLANS)[number]

/** The plan that a provider's word stands for; undefined for words no one knows. */
export function findPlan(word: string): Plan | undefined {
  return PLANS.find((plan) => plan === word)
}

/** Whether a plan is a paid one (docs/behaviour/accounts.md 7). */
export function isSubscriberPlan(plan: Plan): boolean {
  return plan !== 'core'
}
