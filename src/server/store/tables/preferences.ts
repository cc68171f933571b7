import type { PreferenceName } from '#contracts/preference-values.ts'
import type { Instant, Json } from './column-types.ts'

/** What a user has chosen for all pages: a row for each choice. */
export interface PreferencesTable {
  readonly account_id: string
  readonly name: PreferenceName
  /** As the contract has it. */
  readonly value: Json
  /** When the user chose it, by the clock of their device, and never later than it came. */
  readonly changed_at: Instant
}

/** The tables of preferences, by name. */
export interface PreferencesTables {
  preferences: PreferencesTable
}
