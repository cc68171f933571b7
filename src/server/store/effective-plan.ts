import { isHigherRank, type Plan } from '#contracts/plans.ts'
import type { AccountsTable } from './tables.ts'

/** The plans of an account, by their sources. */
export type PlanColumns = Pick<AccountsTable, 'plan' | 'enforced_plan' | 'billed_plan'>

/**
 * The effective plan: the one that staff set, otherwise the higher of the provider's and the billing's (docs/behaviour/accounts.md 7,
 * docs/behaviour/plus.md 10).
 */
export function effectivePlan({ plan, enforced_plan, billed_plan }: PlanColumns): Plan {
  return enforced_plan ?? (isHigherRank(billed_plan, plan) ? billed_plan : plan)
}
