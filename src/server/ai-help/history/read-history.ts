import Type from 'typebox'
import Value from 'typebox/value'
import { type AiChat, type AiListedChat, AiNote, AiSource, type AiStoredMessage, AiStoredStatus } from '#contracts/ai-help.ts'
import type { AiMessagesTable } from '../../store/tables/ai-help.ts'
import type { Database } from '../../store/tables.ts'

/** The most that a list names and a conversation shows, the newest of both. */
const LISTED_MAX = 500
const MESSAGES_MAX = 500

/** Whether an account wants its conversations stored. */
export async function hasHistory(db: Database, accountId: string): Promise<boolean> {
  const row = await db.selectFrom('account_settings').select('ai_help_history').where('account_id', '=', accountId).executeTakeFirst()
  return row?.ai_help_history === 1
}

/** The conversations of an account, newest first. */
export async function listChats(db: Database, accountId: string): Promise<AiListedChat[]> {
  const rows = await db
    .selectFrom('ai_chats')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('last_at', 'desc')
    .orderBy('id')
    .limit(LISTED_MAX)
    .execute()
  return rows.map(({ id, label, last_at }) => ({ chat_id: id, label, last: isoOf(last_at) }))
}

/** A conversation of an account, oldest question first; undefined when it has none with this id. */
export async function findChat(db: Database, accountId: string, chatId: string): Promise<AiChat | undefined> {
  const rows = await db
    .selectFrom('ai_messages')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('chat_id', '=', chatId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MESSAGES_MAX)
    .execute()
  return rows.length === 0 ? undefined : { chat_id: chatId, messages: rows.toReversed().map(messageOf) }
}

function messageOf(row: AiMessagesTable): AiStoredMessage {
  const { id, chat_id, parent_id, question, answer, model, created_at } = row
  const status: unknown = row.status
  const metadata = { chat_id, message_id: id, parent_id, sources: listOf(row.sources, AiSource), created_at: isoOf(created_at), model }
  if (answer === null || !Value.Check(AiStoredStatus, status)) return { metadata, user: { content: question } }
  return { metadata, user: { content: question }, assistant: { content: answer, status, notes: listOf(row.notes, AiNote) } }
}

function listOf<Schema extends Type.TSchema>(json: string, schema: Schema): Type.Static<Schema>[] {
  const list: unknown = JSON.parse(json)
  return Value.Check(Type.Array(schema), list) ? list : []
}

function isoOf(instant: number): string {
  return new Date(Number(instant)).toISOString()
}
