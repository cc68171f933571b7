import { sql } from 'kysely'
import { AppError } from '../../http/errors/app-error.ts'
import type { Store } from '../../store/store.ts'
import { sweepRows } from '../../store/sweep-rows.ts'
import type { AiMessagesTable } from '../../store/tables/ai-help.ts'
import type { Database, TransactionDatabase } from '../../store/tables.ts'

/** Conversations are stored so long after their last question: half a year, as users are told. */
const HISTORY_MS = 15_778_476_000

/** A question as it is stored, before it has an answer. */
export type NewQuestion = Pick<AiMessagesTable, 'id' | 'chat_id' | 'account_id' | 'parent_id' | 'question' | 'model' | 'created_at'>

/**
 * Stores a question, and its conversation when it is the first one.
 *
 * @throws AppError `not_found` for a conversation of another account
 */
export async function storeQuestion(transaction: TransactionDatabase, message: NewQuestion): Promise<void> {
  const { chat_id, account_id, created_at } = message
  await transaction
    .insertInto('ai_chats')
    .values({ id: chat_id, account_id, label: null, created_at, last_at: created_at })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  const { numUpdatedRows } = await transaction
    .updateTable('ai_chats')
    .set({ last_at: created_at })
    .where('id', '=', chat_id)
    .where('account_id', '=', account_id)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new AppError('not_found')
  await transaction
    .insertInto('ai_messages')
    .values({ ...message, answer: null, status: null, sources: '[]', notes: '[]' })
    .execute()
}

/** Whether a conversation belongs to someone else. */
export async function isForeignChat(db: Database, accountId: string, chatId: string): Promise<boolean> {
  const row = await db.selectFrom('ai_chats').select('account_id').where('id', '=', chatId).executeTakeFirst()
  return row !== undefined && row.account_id !== accountId
}

/** Writes what belongs to a stored question; nothing happens when it was deleted meanwhile. */
export async function updateMessage(
  db: Database | TransactionDatabase,
  id: string,
  values: Partial<Pick<AiMessagesTable, 'answer' | 'status' | 'notes' | 'sources'>>,
): Promise<void> {
  await db.updateTable('ai_messages').set(values).where('id', '=', id).execute()
}

/** Deletes a conversation. @returns false when the account has none with this id */
export async function removeChat(store: Store, accountId: string, chatId: string): Promise<boolean> {
  return await store.transact(async (transaction) => {
    await transaction.deleteFrom('ai_messages').where('chat_id', '=', chatId).where('account_id', '=', accountId).execute()
    const deleted = await transaction.deleteFrom('ai_chats').where('id', '=', chatId).where('account_id', '=', accountId).executeTakeFirst()
    return deleted.numDeletedRows > 0n
  })
}

/** Deletes all conversations of an account. */
export async function removeAllChats(store: Store, accountId: string): Promise<void> {
  await store.transact(async (transaction) => {
    await transaction.deleteFrom('ai_messages').where('account_id', '=', accountId).execute()
    await transaction.deleteFrom('ai_chats').where('account_id', '=', accountId).execute()
  })
}

/** Deletes conversations whose last question is older than half a year. */
export async function sweepChats(db: Database, now: number): Promise<void> {
  const isOld = sql<boolean>`last_at < ${now - HISTORY_MS}`
  await sweepRows(db, { table: 'ai_messages', key: ['id'], where: sql`chat_id in (select id from ai_chats where ${isOld})` })
  await sweepRows(db, { table: 'ai_chats', key: ['id'], where: isOld })
}
