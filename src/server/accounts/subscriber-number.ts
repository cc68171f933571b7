import type { AccountRow } from '../http/sessions/sessions.ts'
import type { TransactionDatabase } from '../store/tables.ts'

const COUNTER = 'subscribers'

/**
 * Gives an account its number as a subscriber, unless it has one: 1, 2, 3, ... in the order in which accounts subscribe for the first
 * time, never given twice (docs/behaviour/plus.md 13). The row of the counter is locked until the transaction ends, so a transaction that
 * fails leaves no gap.
 *
 * @param account locked in the transaction
 */
export async function numberSubscriber(
  transaction: TransactionDatabase,
  { id, subscriber_number }: Pick<AccountRow, 'id' | 'subscriber_number'>,
): Promise<void> {
  if (subscriber_number !== null) return
  const { value } = await transaction
    .insertInto('counters')
    .values({ name: COUNTER, value: 1 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet((eb) => ({ value: eb('counters.value', '+', 1) })))
    .returning('value')
    .executeTakeFirstOrThrow()
  await transaction.updateTable('accounts').set({ subscriber_number: value }).where('id', '=', id).execute()
}
