import type { AccountsTable, TransactionDatabase } from './tables.ts'

/**
 * What a feature changes when an account no longer subscribes, whatever the cause: an event of the provider, staff, or billing. It runs in
 * the transaction that changes the plan; work on a network is only written down here and done later. It deletes nothing that the user has
 * made. The list is `server/subscription-ends.ts`.
 */
export type SubscriptionEnd = (transaction: TransactionDatabase, account: AccountsTable, now: number) => Promise<void>
