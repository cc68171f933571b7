import { fieldsOf, notesOf, sourcesOf, textOf } from './read-fields.ts'
import type { Progress, Talk, Turn } from './talk.ts'

/** A question without an answer after this time has failed; until then another connection may still be answering it. */
const PENDING_MS = 60_000

/** What is stored of an answer. */
const STORED: Readonly<Record<string, Progress>> = {
  complete: 'complete',
  stopped: 'stopped',
  off_topic: 'off_topic',
  too_long: 'too_long',
  filtered: 'filtered',
  failed: 'failed',
}

/**
 * A stored conversation as the page shows it: its newest branch. A message whose predecessor is not there stands at the beginning.
 *
 * @param reply of the call that reads a chat
 * @param now in milliseconds since 1970
 */
export function readChat(reply: unknown, now: number): Talk {
  const { chat_id, messages } = fieldsOf(reply)
  const read = (Array.isArray(messages) ? messages : []).flatMap((message) => readMessage(message, now))
  const ids = new Set(read.map(({ id }) => id))
  const turns = read.map((turn) => (turn.parent !== null && !ids.has(turn.parent) ? { ...turn, parent: null } : turn))
  const chatId = textOf(chat_id)
  const talk: Talk = { turns, chosen: chosenFor(turns) }
  return chatId === undefined ? talk : { ...talk, chatId }
}

function readMessage(message: unknown, now: number): readonly Turn[] {
  const { metadata, user, assistant } = fieldsOf(message)
  const { message_id, parent_id, sources, created_at, model } = fieldsOf(metadata)
  const id = textOf(message_id)
  const question = textOf(fieldsOf(user).content)
  if (id === undefined || question === undefined) return []
  const answer = fieldsOf(assistant)
  const createdAt = textOf(created_at)
  return [
    {
      id,
      messageId: id,
      parent: textOf(parent_id) ?? null,
      question,
      answer: textOf(answer.content) ?? '',
      progress: assistant === undefined || assistant === null ? waitingAt(createdAt, now) : (STORED[String(answer.status)] ?? 'complete'),
      sources: sourcesOf(sources),
      notes: notesOf(answer.notes),
      model: textOf(model) ?? null,
      ...(createdAt === undefined ? {} : { createdAt }),
    },
  ]
}

function waitingAt(createdAt: string | undefined, now: number): Progress {
  return createdAt !== undefined && now - Date.parse(createdAt) < PENDING_MS ? 'pending' : 'failed'
}

/** The branch that ends with the newest message. */
function chosenFor(turns: readonly Turn[]): Readonly<Record<string, string>> {
  const byId = new Map(turns.map((turn) => [turn.id, turn]))
  const chosen: Record<string, string> = {}
  const newest = turns.toSorted((a, b) => (a.createdAt ?? '').localeCompare(b.createdAt ?? '')).at(-1)
  for (let turn = newest; turn !== undefined && chosen[turn.parent ?? ''] === undefined; turn = byId.get(turn.parent ?? ''))
    chosen[turn.parent ?? ''] = turn.id
  return chosen
}
