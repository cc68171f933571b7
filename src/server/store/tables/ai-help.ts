import type { Instant, Json } from './column-types.ts'

/** A conversation with AI Help, of an account whose history is on. */
export interface AiChatsTable {
  /** A UUID. */
  readonly id: string
  readonly account_id: string
  /** Null before it was given a title. */
  readonly label: string | null
  readonly created_at: Instant
  /** When the last question was asked. */
  readonly last_at: Instant
}

/** A question with its answer. */
export interface AiMessagesTable {
  /** A UUID. */
  readonly id: string
  readonly chat_id: string
  readonly account_id: string
  /** The question before it in the tree of the conversation. */
  readonly parent_id: string | null
  readonly question: string
  /** Null while the answer is written. */
  readonly answer: string | null
  readonly status: string | null
  readonly sources: Json
  readonly notes: Json
  readonly model: string | null
  readonly created_at: Instant
}

/** The questions of an account in the day that began with the first of them. */
export interface AiQuotasTable {
  readonly account_id: string
  readonly started_at: Instant
  readonly used: number
}

/** An explanation of a code block, the same for everybody. */
export interface AiExplanationsTable {
  /** Of model, rules, language and code. */
  readonly hash: string
  /** The address of a page that has the code: the one for which it was explained first. */
  readonly page: string
  readonly answer: string
  readonly views: number
  readonly thumbs_up: number
  readonly thumbs_down: number
  readonly created_at: Instant
  readonly used_at: Instant
}

/** The meaning of a section of a page, as an embedding model sees it. */
export interface AiEmbeddingsTable {
  /** Of model and text. */
  readonly hash: string
  /** 32-bit floats, little-endian, as Base64. */
  readonly vector: string
  /** When a question last needed it, to the day. */
  readonly used_at: Instant
}

/** The tables of AI Help, by name. */
export interface AiHelpTables {
  ai_chats: AiChatsTable
  ai_messages: AiMessagesTable
  ai_quotas: AiQuotasTable
  ai_explanations: AiExplanationsTable
  ai_embeddings: AiEmbeddingsTable
}
