import type { Plan } from '#contracts/plans.ts'
import type { AccountRow } from '../http/sessions/sessions.ts'
import type { TransactionDatabase } from '../store/tables.ts'

/** The accounts' way to change a plan (`createChangePlan`), as far as billing uses it. */
export type ChangeBilledPlan = (
  transaction: TransactionDatabase,
  account: AccountRow,
  change: { readonly billedPlan: Plan; readonly changedAt: number; readonly now: number; readonly id: string },
) => Promise<void>
