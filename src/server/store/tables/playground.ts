import type { CodeState } from '#contracts/playground.ts'
import type { Instant, Json } from './column-types.ts'

/** Code that was shared, once however often it was: what is judged is the code, not who shared it. */
export interface PlaygroundCodesTable {
  /** SHA-256 of what was shared, hexadecimal. */
  readonly hash: string
  /** All five are null also for code that was removed and that no one shares any more: then only its hash is stored. */
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

/** Shares: which account shares which code. */
export interface PlaygroundSharesTable {
  /** As in its address: see `makeShareId`. */
  readonly id: string
  readonly code_hash: string
  /** Null after the account was deleted; the share stays (docs/behaviour/shared-code.md 7). */
  readonly account_id: string | null
  readonly created_at: Instant
}

/** Flags against code: one row for each reporter. */
export interface PlaygroundFlagsTable {
  readonly code_hash: string
  /** A keyed hash of the account or of the network of addresses: it distinguishes two reporters without saying who they are. */
  readonly reporter: string
  /** The share at which it was said. */
  readonly share_id: string
  readonly account_id: string | null
  readonly reason: string
  readonly created_at: Instant
}

/** The tables of shared code, by name. */
export interface PlaygroundTables {
  playground_codes: PlaygroundCodesTable
  playground_shares: PlaygroundSharesTable
  playground_flags: PlaygroundFlagsTable
}
