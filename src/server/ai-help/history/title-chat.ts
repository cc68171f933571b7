import type { Database } from '../../store/tables.ts'
import type { TitledQuestion } from '../answers/write-title.ts'

const LABEL_LENGTH_MAX = 60

/** A conversation by one of its messages. */
interface TitledChat extends TitledQuestion {
  readonly id: string
  /** Null before it has one. */
  readonly label: string | null
}

/** The conversation of a message, with what a title is made from; undefined when the account has no such message. */
export async function findTitledChat(db: Database, accountId: string, messageId: string): Promise<TitledChat | undefined> {
  const row = await db
    .selectFrom('ai_messages')
    .innerJoin('ai_chats', 'ai_chats.id', 'ai_messages.chat_id')
    .select(['ai_chats.id', 'ai_chats.label', 'ai_messages.question', 'ai_messages.answer'])
    .where('ai_messages.id', '=', messageId)
    .where('ai_messages.account_id', '=', accountId)
    .executeTakeFirst()
  return row === undefined ? undefined : { ...row, answer: row.answer ?? '' }
}

/** Gives a conversation its title; the first of two at once stays. @returns the title that it has then */
export async function labelChat(db: Database, chatId: string, label: string): Promise<string> {
  await db.updateTable('ai_chats').set({ label }).where('id', '=', chatId).where('label', 'is', null).execute()
  const row = await db.selectFrom('ai_chats').select('label').where('id', '=', chatId).executeTakeFirst()
  return row?.label ?? label
}

/** The beginning of a question as a title. */
export function titleOfQuestion(question: string): string {
  const line = question.replace(/\s+/g, ' ').trim()
  if (line.length <= LABEL_LENGTH_MAX) return line
  const end = line.lastIndexOf(' ', LABEL_LENGTH_MAX)
  const beginning =
    end > 0
      ? line.slice(0, end)
      : Array.from(line)
          .slice(0, LABEL_LENGTH_MAX / 2)
          .join('')
  return `${beginning}…`
}
