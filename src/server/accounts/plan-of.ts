import { findPlan, PLANS, type Plan } from '#contracts/plans.ts'

/**
 * The plan of a user who signs in: the lowest in the provider's list, `core` if the list has no known plan (docs/behaviour/accounts.md 7 and 8).
 *
 * @example planOfProfile(['mdn_plus', 'mdn_plus_10y', 'mdn_plus_5y']) // 'mdn_plus_5y'
 */
export function planOfProfile(words: readonly string[]): Plan {
  return PLANS.find((plan) => words.includes(plan)) ?? 'core'
}

/**
 * The plan after a change of the subscription: the first that we know, in the order of the list; `core` when it has ended or grants nothing
 * that we know (docs/behaviour/account-events.md 2 to 4).
 */
export function planOfEvent({ isActive, capabilities }: { readonly isActive: boolean; readonly capabilities: readonly string[] }): Plan {
  if (!isActive) return 'core'
  return capabilities.map(findPlan).find((plan) => plan !== undefined) ?? 'core'
}
