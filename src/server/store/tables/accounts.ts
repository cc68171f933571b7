import type { Plan } from '#contracts/plans.ts'
import type { Flag, Instant } from './column-types.ts'

/** The settings of a user. No row before the first change. */
export interface AccountSettingsTable {
  readonly account_id: string
  readonly locale_override: string | null
  readonly no_ads: Flag
  readonly ai_help_history: Flag
  readonly mdnplus_newsletter: Flag
  readonly updated_at: Instant
  /** The last change of a collection or of what is in one; null before the first. Grows with each. */
  readonly collections_changed_at: Instant | null
}

/** One row for each account and day on which it pinged. */
export interface ActivityPingsTable {
  readonly account_id: string
  /** `2026-11-21`, in UTC. */
  readonly day: string
  readonly plan: Plan
  readonly ai_help_history: Flag
  readonly no_ads: Flag
  readonly offline: Flag
}

/** A change of plan, with the moment that the provider gave. */
export interface PlanTransitionsTable {
  readonly id: string
  readonly account_id: string
  readonly old_plan: Plan
  readonly new_plan: Plan
  readonly changed_at: Instant
}

/** A security event that was accepted: each once. */
export interface AccountEventsTable {
  readonly issuer: string
  /** The token's `jti`. */
  readonly token_id: string
  readonly subject: string
  /** One row for each kind in the token. */
  readonly kind: 'subscription_state_change' | 'profile_change' | 'password_change' | 'delete_user'
  readonly status: 'processed' | 'pending' | 'ignored' | 'failed'
  /** When it happened at the provider. */
  readonly changed_at: Instant
  readonly received_at: Instant
}

/** A security event that was rejected, without what it said of a person. Stored for 30 days. */
export interface RejectedEventsTable {
  readonly id: string
  readonly reason: string
  /** SHA-256 of the token. */
  readonly token_hash: string
  readonly received_at: Instant
}

/** The tables of accounts besides `accounts` and `sessions`, which the store has, by name. */
export interface AccountsTables {
  account_settings: AccountSettingsTable
  activity_pings: ActivityPingsTable
  plan_transitions: PlanTransitionsTable
  account_events: AccountEventsTable
  refused_events: RejectedEventsTable
}
