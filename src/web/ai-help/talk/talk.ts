import { AI_BODY_BYTES_MAX, AI_MESSAGES_MAX } from '#contracts/ai-help-limits.ts'

/** A section that an answer was made from. */
export interface Source {
  /** With the fragment of the section. */
  readonly url: string
  readonly title: string
  /** Of the section; null for the beginning of the page. */
  readonly heading: string | null
}

/** A feature in the code of an answer that a current browser lacks or got only lately. */
export interface SupportNote {
  readonly url: string
  readonly title: string
  readonly browser: string
  /** The first version with it; null where the browser has none. */
  readonly since: string | null
}

/** How far an answer is. `pending`: another connection asked for it, and it is not stored yet. */
export type Progress = 'searching' | 'writing' | 'pending' | 'complete' | 'stopped' | 'failed' | 'off_topic' | 'too_long' | 'filtered'

/** A question with its answer. */
export interface Turn {
  /** In this page. */
  readonly id: string
  /** Of the turn before it; null for the first one. */
  readonly parent: string | null
  readonly question: string
  readonly answer: string
  readonly progress: Progress
  readonly sources: readonly Source[]
  readonly notes: readonly SupportNote[]
  /** What the server calls it; absent until it answers. */
  readonly messageId?: string
  /** Null: the answer quotes pages, no model wrote it. */
  readonly model?: string | null
  /** ISO 8601. */
  readonly createdAt?: string
}

/** A conversation: a tree of turns, and which of each turn's successors is shown. */
export interface Talk {
  readonly chatId?: string
  readonly turns: readonly Turn[]
  /** By the turn before, `''` for none; where nothing is chosen, the newest is shown. */
  readonly chosen: Readonly<Record<string, string>>
}

export const EMPTY_TALK: Talk = { turns: [], chosen: {} }

/** The turns that are shown, from the first to the last. */
export function branchOf(talk: Talk): readonly Turn[] {
  const branch: Turn[] = []
  for (let next = shownAfter(talk, null); next !== undefined && branch.length < talk.turns.length; next = shownAfter(talk, next.id))
    branch.push(next)
  return branch
}

function shownAfter(talk: Talk, parent: string | null): Turn | undefined {
  const all = talk.turns.filter((turn) => turn.parent === parent)
  return all.find(({ id }) => id === talk.chosen[parent ?? '']) ?? all.at(-1)
}

/** The versions of a question, in the order in which they were asked. */
export function siblingsOf(talk: Talk, { parent }: Turn): readonly Turn[] {
  return talk.turns.filter((turn) => turn.parent === parent)
}

/** The conversation with a question at its end, which is shown. */
export function withQuestion(talk: Talk, { id, parent, question }: Pick<Turn, 'id' | 'parent' | 'question'>): Talk {
  const turn: Turn = { id, parent, question, answer: '', progress: 'searching', sources: [], notes: [] }
  return chooseTurn({ ...talk, turns: [...talk.turns, turn] }, turn)
}

/** The conversation in which a version of a question is shown, with what was shown after it. */
export function chooseTurn(talk: Talk, { id, parent }: Pick<Turn, 'id' | 'parent'>): Talk {
  return { ...talk, chosen: { ...talk.chosen, [parent ?? '']: id } }
}

/** The conversation with a changed turn. */
export function changeTurn(talk: Talk, id: string, change: Partial<Turn>): Talk {
  return { ...talk, turns: talk.turns.map((turn) => (turn.id === id ? { ...turn, ...change } : turn)) }
}

/** The turns up to one, from the first on. */
function pathTo(talk: Talk, id: string | null): readonly Turn[] {
  const path: Turn[] = []
  let next = talk.turns.find((turn) => turn.id === id)
  while (next !== undefined && path.length < talk.turns.length) {
    path.unshift(next)
    const { parent } = next
    next = talk.turns.find((turn) => turn.id === parent)
  }
  return path
}

interface Message {
  readonly role: 'user' | 'assistant'
  readonly content: string
}

/** Room for the rest of the body of a question. */
const BODY_REST = 4096

/**
 * What is sent with a question: the finished questions and answers before it, and the question. Of a long conversation, the newest ones that the
 * server accepts (docs/behaviour/ai-help-page.md 8).
 */
export function messagesFor(talk: Talk, parent: string | null, question: string): Message[] {
  const last: Message = { role: 'user', content: question }
  const before = pathTo(talk, parent).filter((turn) => isFinished(turn) && turn.answer !== '')
  const messages = [last]
  let left = AI_BODY_BYTES_MAX - BODY_REST - sizeOf(last)
  for (const turn of before.toReversed()) {
    const pair: Message[] = [
      { role: 'user', content: turn.question },
      { role: 'assistant', content: turn.answer },
    ]
    left -= pair.reduce((sum, message) => sum + sizeOf(message), 0)
    if (left < 0 || messages.length + pair.length > AI_MESSAGES_MAX) break
    messages.unshift(...pair)
  }
  return messages
}

/** In bytes, as JSON, with a comma. */
function sizeOf(message: Message): number {
  return new TextEncoder().encode(JSON.stringify(message)).length + 1
}

/** Whether there is an answer to go on from: a whole one, or one that was cut where it became too long. */
export function isFinished({ progress }: Turn): boolean {
  return progress === 'complete' || progress === 'too_long'
}

/** Whether an answer is still on its way. */
export function isUnfinished({ progress }: Turn): boolean {
  return progress === 'searching' || progress === 'writing' || progress === 'pending'
}
