import { createHash } from 'node:crypto'
import { type EarlierAttempts, NO_ATTEMPTS } from '../mail/next-attempt.ts'
import type { Store } from '../store/store.ts'
import type { NewsletterDeliveriesTable } from '../store/tables/newsletter.ts'
import type { Database, TransactionDatabase } from '../store/tables.ts'

/** The mail of an issue to an address: the key of a row. */
export interface Delivery {
  readonly issue: string
  readonly recipient: string
}

interface Place {
  readonly store: Store
  readonly now: () => number
}

/** The row of an address. @param key `emailKey` of it */
export function deliveryOf(issue: string, key: string): Delivery {
  return { issue, recipient: createHash('sha256').update(`${issue}\n${key}`).digest('hex') }
}

/**
 * Takes an address before its mail is sent: of two programs that send the same issue, one gets it.
 *
 * @returns what the mail server has answered before; undefined when there is nothing to do
 */
export async function claim({ store: { db }, now }: Place, delivery: Delivery): Promise<EarlierAttempts | undefined> {
  const taken = { state: 'sending', changed_at: now() } as const
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('newsletter_deliveries')
    .values({ ...delivery, ...taken })
    .onConflict((conflict) => conflict.columns(['issue', 'recipient']).doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 1n) return NO_ATTEMPTS
  return await db
    .updateTable('newsletter_deliveries')
    .set(taken)
    .where('issue', '=', delivery.issue)
    .where('recipient', '=', delivery.recipient)
    .where('state', '=', 'retry')
    .returning(['postponed_at', 'text_rejected_at'])
    .executeTakeFirst()
}

/** Stores what has become of a mail. */
export async function settle(
  db: Database | TransactionDatabase,
  { issue, recipient }: Delivery,
  row: Pick<NewsletterDeliveriesTable, 'state' | 'changed_at'> & Partial<EarlierAttempts>,
): Promise<void> {
  await db.updateTable('newsletter_deliveries').set(row).where('issue', '=', issue).where('recipient', '=', recipient).execute()
}

/**
 * Gives an address back. Another program may have come to the end meanwhile, and have seen nothing that is left: then the issue is not
 * finished after all.
 *
 * @param attempts what the mail server has answered until now
 */
export async function release({ store, now }: Place, delivery: Delivery, attempts: EarlierAttempts): Promise<void> {
  await store.transact(async (transaction) => {
    await settle(transaction, delivery, { state: 'retry', changed_at: now(), ...attempts })
    await reopenIssue(transaction, delivery.issue)
  })
}

/** Whether a mail is still to be sent. */
export async function isLeft(db: Database, { issue, recipient }: Delivery): Promise<boolean> {
  const row = await db
    .selectFrom('newsletter_deliveries')
    .select('state')
    .where('issue', '=', issue)
    .where('recipient', '=', recipient)
    .executeTakeFirst()
  return row === undefined || row.state === 'retry'
}

/** An issue that was finished has an address left. */
export async function reopenIssue(db: Database | TransactionDatabase, issue: string): Promise<void> {
  await db.updateTable('newsletter_issues').set({ finished_at: null }).where('name', '=', issue).execute()
}
