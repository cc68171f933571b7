import Type, { type Static } from 'typebox'
import { AI_HELP_ADDRESSES } from './ai-help-addresses.ts'
import {
  AI_BODY_BYTES_MAX,
  AI_CORE_QUESTIONS,
  AI_HASH_MAX,
  AI_LANGUAGE_MAX,
  AI_MESSAGES_MAX,
  AI_PAGE_PATH_MAX,
  AI_QUESTION_MAX,
  AI_SAMPLE_MAX,
} from './ai-help-limits.ts'
import { closedObject, orNull } from './closed-object.ts'
import { endpoint } from './endpoint.ts'
import { LOCALES } from './locales.ts'

const Uuid = Type.String({ pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' })
/** An instant, ISO 8601 in UTC. */
const Instant = Type.String()

/** What is left of a day's questions; `used` of `limit` are spent. Subscribers have no quota: null. */
export const AiQuota = closedObject({
  used: Type.Integer({ minimum: 0 }),
  remaining: Type.Integer({ minimum: 0 }),
  limit: Type.Integer({ minimum: 0 }),
})
export type AiQuota = Static<typeof AiQuota>

/** A section of a page that an answer is made from. */
export const AiSource = closedObject({
  /** The path of the page, with the anchor of the section where it has one. */
  url: Type.String({ pattern: '^/' }),
  /** Of the page; pages with the same title have the title of the page above in parentheses. */
  title: Type.String(),
  /** Of the section; null: the beginning of the page. */
  heading: orNull(Type.String()),
})
export type AiSource = Static<typeof AiSource>

/** A feature in the code of an answer that a current browser lacks, or has had for less than two and a half years. */
export const AiNote = closedObject({
  url: Type.String({ pattern: '^/' }),
  title: Type.String(),
  /** `Safari`. */
  browser: Type.String(),
  /** The version that brought it; null: the browser lacks it. */
  since: orNull(Type.String()),
})
export type AiNote = Static<typeof AiNote>

/** How an answer ended: as a whole; not about web development; cut at the longest that an answer may be; kept back by the model's filter. */
const AI_STATUSES = ['complete', 'off_topic', 'too_long', 'filtered'] as const
export type AiStatus = (typeof AI_STATUSES)[number]
const Status = Type.Enum([...AI_STATUSES])
/** In the history also: the user left before the end; there was no answer. */
export const AiStoredStatus = Type.Enum([...AI_STATUSES, 'stopped', 'failed'])

const Chunk = closedObject({
  type: Type.Literal('chunk'),
  id: Type.String(),
  choices: Type.Array(
    closedObject({
      delta: closedObject({ content: Type.Optional(Type.String()) }),
      /** Null until the last: `stop` is a whole answer. */
      finish_reason: orNull(Type.String()),
    }),
  ),
})
const Failure = closedObject({
  type: Type.Literal('error'),
  /** A code of `errors.ts`. */
  code: Type.String(),
  message: Type.String(),
})

/** An event of an answer: first `metadata`, then chunks, at last `end` or `error`. Lines that begin with a colon are heartbeats. */
export const AiHelpEvent = Type.Union([
  closedObject({
    type: Type.Literal('metadata'),
    chat_id: Uuid,
    message_id: Uuid,
    parent_id: orNull(Uuid),
    sources: Type.Array(AiSource),
    quota: orNull(AiQuota),
    created_at: Instant,
    /** Null: no model, the answer quotes the sources. */
    model: orNull(Type.String()),
  }),
  Chunk,
  closedObject({ type: Type.Literal('end'), status: Status, notes: Type.Array(AiNote) }),
  Failure,
])
export type AiHelpEvent = Static<typeof AiHelpEvent>

/** An event of an explanation: `metadata`, chunks and `end`; without a model `pages` and `end`. */
export const AiExplainEvent = Type.Union([
  closedObject({
    type: Type.Literal('metadata'),
    /** Names the explanation for feedback. */
    hash: Type.String(),
    model: orNull(Type.String()),
    cached: Type.Boolean(),
  }),
  closedObject({ type: Type.Literal('pages'), pages: Type.Array(AiSource) }),
  Chunk,
  closedObject({ type: Type.Literal('end'), status: Status }),
  Failure,
])
export type AiExplainEvent = Static<typeof AiExplainEvent>

/** A question, or an answer before it. Only the roles `user` and `assistant` are used. */
const Message = closedObject({ role: Type.String({ maxLength: 32 }), content: Type.String({ maxLength: AI_QUESTION_MAX }) })

/** A question of the history with its answer; without `assistant` while there is none. */
const StoredMessage = closedObject({
  metadata: closedObject({
    chat_id: Uuid,
    message_id: Uuid,
    parent_id: orNull(Uuid),
    sources: Type.Array(AiSource),
    created_at: Instant,
    model: orNull(Type.String()),
  }),
  user: closedObject({ content: Type.String() }),
  assistant: Type.Optional(closedObject({ content: Type.String(), status: AiStoredStatus, notes: Type.Array(AiNote) })),
})
export type AiStoredMessage = Static<typeof StoredMessage>

const Chat = closedObject({ chat_id: Uuid, messages: Type.Array(StoredMessage) })
export type AiChat = Static<typeof Chat>
const ListedChat = closedObject({ chat_id: Uuid, label: orNull(Type.String()), last: Instant })
export type AiListedChat = Static<typeof ListedChat>

const chatParams = closedObject({ chat_id: Uuid })
const HISTORY_ERRORS = ['ai_history_off'] as const
/**
 * The path of the page on which the sample stands: `/en-US/docs/Web/CSS/color`. The server reads the page and looks whether the sample is one
 * of its code blocks; so a build needs no secret.
 */
const Signature = Type.String({ maxLength: AI_PAGE_PATH_MAX })

/** The calls of AI Help and AI Explain. */
export const aiHelp = {
  quota: endpoint(AI_HELP_ADDRESSES.quota, {
    summary: `How many of the ${AI_CORE_QUESTIONS} questions of a day are left, and the model that answers; no quota for subscribers`,
    access: 'account',
    reply: closedObject({ quota: orNull(AiQuota), model: orNull(Type.String()) }),
  }),
  ask: endpoint(AI_HELP_ADDRESSES.ask, {
    summary: 'An answer from the pages of the site, as a stream of events (text/event-stream)',
    access: 'account',
    rate: 'ai',
    maxBytes: AI_BODY_BYTES_MAX,
    body: closedObject({
      messages: Type.Array(Message, { minItems: 1, maxItems: AI_MESSAGES_MAX }),
      chat_id: Type.Optional(orNull(Uuid)),
      parent_id: Type.Optional(orNull(Uuid)),
      locale: Type.Optional(Type.Enum(LOCALES.map(({ code }) => code))),
    }),
    errors: ['ai_quota_reached', 'not_found'],
  }),
  list: endpoint(AI_HELP_ADDRESSES.list, {
    summary: 'The conversations of the account, newest first',
    access: 'account',
    reply: Type.Array(ListedChat),
    errors: HISTORY_ERRORS,
  }),
  read: endpoint(AI_HELP_ADDRESSES.read, {
    summary: 'A conversation with its questions and answers, oldest first',
    access: 'account',
    params: chatParams,
    reply: Chat,
    errors: HISTORY_ERRORS,
  }),
  remove: endpoint(AI_HELP_ADDRESSES.remove, {
    summary: 'Deletes a conversation',
    access: 'account',
    params: chatParams,
    status: 204,
    errors: HISTORY_ERRORS,
  }),
  removeAll: endpoint(AI_HELP_ADDRESSES.removeAll, {
    summary: 'Deletes all conversations of the account, also when the history is off',
    access: 'account',
    status: 201,
  }),
  summarize: endpoint(AI_HELP_ADDRESSES.summarize, {
    summary: 'Gives the conversation of a message a short title',
    access: 'account',
    rate: 'ai',
    params: closedObject({ message_id: Uuid }),
    reply: closedObject({ title: Type.String() }),
    errors: HISTORY_ERRORS,
  }),
  explain: endpoint(AI_HELP_ADDRESSES.explain, {
    summary: 'Explains a code block of a page, as a stream of events (text/event-stream)',
    access: 'anyone',
    rate: 'ai',
    maxBytes: AI_BODY_BYTES_MAX,
    body: closedObject({
      /** Of the code block: `js`. */
      language: Type.Optional(orNull(Type.String({ maxLength: AI_LANGUAGE_MAX }))),
      /** A part of the sample; absent: all of it. */
      highlighted: Type.Optional(orNull(Type.String({ maxLength: AI_SAMPLE_MAX }))),
      /** The text of the code block. */
      sample: Type.String({ minLength: 1, maxLength: AI_SAMPLE_MAX }),
      signature: Signature,
    }),
    errors: ['unauthorized'],
  }),
  explainFeedback: endpoint(AI_HELP_ADDRESSES.explainFeedback, {
    summary: 'Counts a vote on an explanation; nothing changes when there is no such explanation',
    access: 'anyone',
    body: closedObject({
      typ: Type.Enum(['thumbs_up', 'thumbs_down']),
      hash: Type.String({ maxLength: AI_HASH_MAX }),
      signature: Signature,
    }),
    status: 201,
  }),
} as const
