import type { AiQuota } from '#contracts/ai-help.ts'
import { AI_CORE_QUESTIONS } from '#contracts/ai-help-limits.ts'
import { AppError } from '../http/errors/app-error.ts'
import { lockAccount } from '../store/lock-account.ts'
import type { Database, TransactionDatabase } from '../store/tables.ts'
import { DAY_MS } from '../store/utc-day.ts'

/** A question that was counted, and the day that it counts for. */
export interface CountedQuestion {
  readonly quota: AiQuota
  readonly startedAt: number
}

/** The quota of a core account at this moment (docs/behaviour/ai-help.md 30). */
export async function findQuota(db: Database, accountId: string, now: number): Promise<AiQuota> {
  const row = await db.selectFrom('ai_quotas').selectAll().where('account_id', '=', accountId).executeTakeFirst()
  return quotaOf(row === undefined || isOver(row.started_at, now) ? 0 : Number(row.used))
}

/**
 * Counts a question for the day that begins with the first one. It locks the account, so that two questions at once are counted one after the other.
 *
 * @throws AppError `ai_quota_reached`, `invalid_session`
 */
export async function countQuestion(transaction: TransactionDatabase, accountId: string, now: number): Promise<CountedQuestion> {
  if ((await lockAccount(transaction, accountId)) === undefined) throw new AppError('invalid_session')
  const row = await transaction.selectFrom('ai_quotas').selectAll().where('account_id', '=', accountId).executeTakeFirst()
  const isNew = row === undefined || isOver(row.started_at, now)
  const next = { started_at: isNew ? now : Number(row.started_at), used: isNew ? 1 : Number(row.used) + 1 }
  if (next.used > AI_CORE_QUESTIONS) throw new AppError('ai_quota_reached')
  await transaction
    .insertInto('ai_quotas')
    .values({ account_id: accountId, ...next })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(next))
    .execute()
  return { quota: quotaOf(next.used), startedAt: next.started_at }
}

/** Gives a question back, unless its day is over. Called once for each question that was counted (`openQuestion`). */
export async function giveBack(transaction: TransactionDatabase, accountId: string, { startedAt }: CountedQuestion): Promise<void> {
  await transaction
    .updateTable('ai_quotas')
    .set((row) => ({ used: row('used', '-', 1) }))
    .where('account_id', '=', accountId)
    .where('started_at', '=', startedAt)
    .where('used', '>', 0)
    .execute()
}

/** Also after the clock was set back by more than a day. */
function isOver(startedAt: number, now: number): boolean {
  return Math.abs(now - Number(startedAt)) >= DAY_MS
}

function quotaOf(used: number): AiQuota {
  return { used, remaining: Math.max(0, AI_CORE_QUESTIONS - used), limit: AI_CORE_QUESTIONS }
}
