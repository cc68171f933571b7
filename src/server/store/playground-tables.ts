import type { CodeState } from '#contracts/playground.ts'
import type { Instant, Json } from './tables.ts'

/** Code that was shared, once however often it was: what is judged is the code, not who shared it. */
export interface PlaygroundCodesTable {
  /** SHA-256 of what was shared, hexadecimal. */
  readonly hash: string
  /** All five are null also for code that was removed and that nobody shares any more: then only its hash is kept. */
  readonly html: string | null
  readonly css: string | null
  readonly js: string | null
  /** WebAssembly text. */
  readonly wat: string | null
  readonly src: string | null
  readonly options: Json | null
  /** Of its texts, as UTF-8. */
  readonly bytes: number
  readonly state: CodeState
  /** When staff decided last. */
  readonly decided_at: Instant | null
  readonly created_at: Instant
}

/** Who has shared which code. */
export interface PlaygroundSharesTable {
  /** As in its address: see `makeShareId`. */
  readonly id: string
  readonly code_hash: string
  /** Null when the account is gone; the share stays (behaviour 81 of reference/backend.md). */
  readonly account_id: string | null
  readonly created_at: Instant
}

/** What was said against code: one row for each who said it. */
export interface PlaygroundFlagsTable {
  readonly code_hash: string
  /** A keyed hash of the account or of the network of addresses: it tells two reporters apart, and not who they are. */
  readonly reporter: string
  /** The share at which it was said. */
  readonly share_id: string
  readonly account_id: string | null
  readonly reason: string
  readonly created_at: Instant
}
