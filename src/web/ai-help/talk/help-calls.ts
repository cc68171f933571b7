import type { StoredTalk } from './history-groups.ts'
import type { HelpEvent, Quota } from './read-help-event.ts'

/** A question as it is sent. */
export interface Question {
  readonly messages: { role: 'user' | 'assistant'; content: string }[]
  readonly chatId: string | undefined
  /** What the server calls the turn before it. */
  readonly parentId: string | undefined
}

/** Why a call failed: its status, undefined without a response, and what users see of the response. */
export interface CallFailure {
  readonly isOk: false
  readonly status: number | undefined
  readonly shown?: string
}

/** The answer to a question, event by event; reading it throws where the connection ends or the server is silent. */
export type Asked = { readonly isOk: true; readonly events: AsyncIterable<HelpEvent> } | CallFailure

export interface HelpState {
  readonly quota: Quota | null
  /** Null: answers quote pages, no model writes them. */
  readonly model: string | null
}

/** What a conversation needs of the server; a test has its own. */
export interface HelpCalls {
  ask(question: Question, signal: AbortSignal): Promise<Asked>
  /** Undefined when it can't be loaded. */
  state(): Promise<HelpState | undefined>
  read(chatId: string): Promise<{ readonly isOk: true; readonly reply: unknown } | CallFailure>
  list(): Promise<readonly StoredTalk[] | undefined>
  remove(chatId: string): Promise<{ readonly isOk: true } | CallFailure>
  /** Gives a conversation its title. */
  summarize(messageId: string): Promise<void>
}
