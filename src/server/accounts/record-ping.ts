import { sql } from 'kysely'
import type { Services } from '../http/services.ts'
import type { AccountRow } from '../http/sessions/sessions.ts'
import { effectivePlan } from '../store/effective-plan.ts'
import { sweepRows } from '../store/sweep-rows.ts'
import type { Database } from '../store/tables.ts'
import { DAY_MS, utcDay } from '../store/utc-day.ts'

/**
 * Records that a user was here today: one row for each UTC day. What was true once stays true for the day
 * (docs/behaviour/accounts.md 28).
 */
export async function recordPing(
  { store, now }: Pick<Services, 'store' | 'now'>,
  account: AccountRow,
  { isOffline }: { readonly isOffline: boolean },
): Promise<void> {
  const settings = store.db.selectFrom('account_settings').select(['ai_help_history', 'no_ads']).where('account_id', '=', account.id)
  const { ai_help_history = 0, no_ads = 0 } = (await settings.executeTakeFirst()) ?? {}
  await store.db
    .insertInto('activity_pings')
    .values({
      account_id: account.id,
      day: utcDay(now()),
      plan: effectivePlan(account),
      ai_help_history,
      no_ads,
      offline: isOffline ? 1 : 0,
    })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'day']).doUpdateSet((row) => ({
        plan: row.ref('excluded.plan'),
        ai_help_history: sql`case when excluded.ai_help_history = 1 then 1 else activity_pings.ai_help_history end`,
        no_ads: sql`case when excluded.no_ads = 1 then 1 else activity_pings.no_ads end`,
        offline: sql`case when excluded.offline = 1 then 1 else activity_pings.offline end`,
      })),
    )
    .execute()
}

/** So that a year can be compared with the one before. */
const RETENTION_DAYS = 400

/** Removes the pings of days that are no longer stored. @param now milliseconds since 1970 */
export async function sweepPings(db: Database, now: number): Promise<void> {
  const where = sql<boolean>`day < ${utcDay(now - RETENTION_DAYS * DAY_MS)}`
  await sweepRows(db, { table: 'activity_pings', key: ['account_id', 'day'], where })
}
