import type { PersonalData } from '../store/personal-data.ts'

/** The personal data of AI Help: conversations, and the questions of a day. Explanations of code say nothing of who asked. */
export const aiHelpData: PersonalData = {
  name: 'ai_help',
  tables: ['ai_chats', 'ai_messages', 'ai_quotas'],
  async export(db, accountId) {
    const chats = await db.selectFrom('ai_chats').selectAll().where('account_id', '=', accountId).orderBy('created_at').execute()
    const quota = await db.selectFrom('ai_quotas').selectAll().where('account_id', '=', accountId).executeTakeFirst()
    return {
      quota: quota === undefined ? null : { started_at: new Date(quota.started_at).toISOString(), used: Number(quota.used) },
      chats: chats.map(({ id, label, created_at }) => ({ chat_id: id, label, created_at: new Date(created_at).toISOString() })),
      messages: messagesOf(),
    }

    /** Chat by chat: a conversation fits into memory, all of them together may not. */
    async function* messagesOf(): AsyncGenerator<unknown> {
      for (const { id } of chats) {
        const rows = await db.selectFrom('ai_messages').selectAll().where('chat_id', '=', id).orderBy('created_at').execute()
        for (const { chat_id, question, answer, status, model, created_at } of rows)
          yield { chat_id, question, answer, status, model, created_at: new Date(created_at).toISOString() }
      }
    }
  },
  async remove(transaction, accountId) {
    await transaction.deleteFrom('ai_messages').where('account_id', '=', accountId).execute()
    await transaction.deleteFrom('ai_chats').where('account_id', '=', accountId).execute()
    await transaction.deleteFrom('ai_quotas').where('account_id', '=', accountId).execute()
  },
}
