import type { Services } from '../http/services.ts'
import { type EarlierAttempts, NO_ATTEMPTS } from '../mail/next-attempt.ts'
import type { Store } from '../store/store.ts'
import type { DigestsTable } from '../store/tables/follows.ts'
import type { Database } from '../store/tables.ts'

/** A week but for some hours: a timer that runs a little earlier each time still sends each week. */
const BETWEEN_MAILS_MS = 6.5 * 24 * 60 * 60_000

/** Whether an account gets the weekly mail. */
export async function getsDigest(db: Database, accountId: string): Promise<boolean> {
  return (await findDigest(db, accountId)) !== undefined
}

/** The row of an account that gets the weekly mail. */
export async function findDigest(db: Database, accountId: string): Promise<DigestsTable | undefined> {
  return await db.selectFrom('digests').selectAll().where('account_id', '=', accountId).executeTakeFirst()
}

/** Turns the weekly mail on. What is known on this day is in no mail. An account that gets it already keeps its row but for the language. */
export async function startDigest(
  { store, now }: Pick<Services, 'store' | 'now'>,
  { accountId, locale, day }: { readonly accountId: string; readonly locale: string; readonly day: string },
): Promise<void> {
  await store.db
    .insertInto('digests')
    .values({ account_id: accountId, locale, sent_until: day, mailed_at: null, created_at: now() })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ locale }))
    .execute()
}

/** Turns the weekly mail off; twice is the same as once. */
export async function endDigest(db: Database, accountId: string): Promise<void> {
  await db.deleteFrom('digests').where('account_id', '=', accountId).execute()
}

/** A digest that one program has taken to send. */
export interface ClaimedDigest {
  readonly before: DigestsTable
  readonly mailedAt: number
}

/** Whether a mail may be sent again. */
export function isDue({ mailed_at }: DigestsTable, now: number): boolean {
  return mailed_at === null || mailed_at <= now - BETWEEN_MAILS_MS
}

/**
 * Takes a digest before its mail is sent (docs/behaviour/follows.md 8): of two programs one gets it, and after a crash it counts as sent.
 *
 * @param before the row as it was read
 * @param day of the data that the mail is made from
 * @returns undefined when another program was faster, or the user has turned it off
 */
export async function claimDigest(
  { db }: Pick<Store, 'db'>,
  before: DigestsTable,
  { day, now }: { readonly day: string; readonly now: number },
): Promise<ClaimedDigest | undefined> {
  const { numUpdatedRows } = await db
    .updateTable('digests')
    .set({ sent_until: day, mailed_at: now, ...NO_ATTEMPTS })
    .where('account_id', '=', before.account_id)
    .where('sent_until', '=', before.sent_until)
    .where('mailed_at', before.mailed_at === null ? 'is' : '=', before.mailed_at)
    .executeTakeFirst()
  return numUpdatedRows === 1n ? { before, mailedAt: now } : undefined
}

/** Gives a digest back whose mail has certainly not left. @param attempts what the mail server has answered until now */
export async function releaseDigest(
  { db }: Pick<Store, 'db'>,
  { before, mailedAt }: ClaimedDigest,
  { postponed_at, text_rejected_at }: EarlierAttempts,
): Promise<void> {
  await db
    .updateTable('digests')
    .set({ sent_until: before.sent_until, mailed_at: before.mailed_at, postponed_at, text_rejected_at })
    .where('account_id', '=', before.account_id)
    .where('mailed_at', '=', mailedAt)
    .execute()
}
