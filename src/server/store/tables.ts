import type { Kysely, Transaction } from 'kysely'
import type { Plan } from '#contracts/plans.ts'
import type { AccountsTables } from './tables/accounts.ts'
import type { AdsTables } from './tables/ads.ts'
import type { AiHelpTables } from './tables/ai-help.ts'
import type { BillingTables } from './tables/billing.ts'
import type { CollectionsTables } from './tables/collections.ts'
import type { Flag, Instant, Json } from './tables/column-types.ts'
import type { FeedbackTables } from './tables/feedback.ts'
import type { FollowsTables } from './tables/follows.ts'
import type { IdentityTables } from './tables/identity.ts'
import type { LearningTables } from './tables/learning.ts'
import type { NewsletterTables } from './tables/newsletter.ts'
import type { ObservatoryTables } from './tables/observatory.ts'
import type { PlaygroundTables } from './tables/playground.ts'
import type { PreferencesTables } from './tables/preferences.ts'
import type { SurveysTables } from './tables/surveys.ts'
import type { TelemetryTables } from './tables/telemetry.ts'
import type { UpdatesTables } from './tables/updates.ts'

/** A user known by issuer and subject, whoever the provider is. */
export interface AccountsTable {
  /** Random, 128 bits in base64url; never shown. */
  readonly id: string
  readonly issuer: string
  readonly subject: string
  readonly email: string
  /** The address as it is compared: see `emailKey`. Not unique. */
  readonly email_key: string
  readonly avatar_url: string | null
  /** The plan of the provider. */
  readonly plan: Plan
  /** The plan of an operator; it wins. */
  readonly enforced_plan: Plan | null
  /** The plan of the site's own billing; the higher of it and the provider's counts. */
  readonly billed_plan: Plan
  /** Given when the account subscribes for the first time, from 1; null before. */
  readonly subscriber_number: number | null
  readonly is_staff: Flag
  readonly is_superuser: Flag
  readonly is_beta_tester: Flag
  /** Encrypted; for the provider's profile after a profile-change event. */
  readonly refresh_token: string | null
  readonly created_at: Instant
  readonly updated_at: Instant
}

export interface SessionsTable {
  /** SHA-256 of the id in the cookie, hexadecimal: the id itself is nowhere. */
  readonly id_hash: string
  /** The name of the session in lists and for revoking. */
  readonly name: string
  /** Stays when the account goes, so that its user gets `invalid_session` until the session's own end (docs/decisions/0024). */
  readonly account_id: string
  /** The browser as it said itself, cut to 300 characters. */
  readonly user_agent: string
  readonly created_at: Instant
  readonly last_seen_at: Instant
  /** The end, however much it is used. */
  readonly expires_at: Instant
}

/** Actions of operators and staff. */
export interface AuditLogTable {
  readonly id: string
  readonly at: Instant
  /** `account:{id}`, or `cli`. */
  readonly actor: string
  readonly action: string
  /** The account it was done to; stays when the account goes. */
  readonly target: string | null
  readonly details: Json
}

/** Values of the whole site by name, such as `maintenance`. */
export interface SiteStateTable {
  readonly name: string
  readonly value: string
  readonly updated_at: Instant
}

/** Keys that the site made for itself, by name. */
export interface SecretsTable {
  readonly name: string
  readonly value: Json
  readonly created_at: Instant
}

/** Token buckets that several processes share (PostgreSQL). */
export interface RateBucketsTable {
  readonly key: string
  readonly tokens: number
  readonly updated_at: Instant
}

/** Numbers that only grow, by name. A number that was given is never given again. */
export interface CountersTable {
  readonly name: string
  readonly value: number
}

/** The tables that no single feature owns. */
interface CommonTables {
  accounts: AccountsTable
  sessions: SessionsTable
  audit_log: AuditLogTable
  site_state: SiteStateTable
  secrets: SecretsTable
  rate_buckets: RateBucketsTable
  counters: CountersTable
}

/** All tables, by name: each feature has its own in its `tables.ts`. The migrations make them; a test compares. */
export interface Tables
  extends CommonTables,
    AccountsTables,
    AdsTables,
    AiHelpTables,
    BillingTables,
    CollectionsTables,
    FeedbackTables,
    FollowsTables,
    IdentityTables,
    LearningTables,
    NewsletterTables,
    ObservatoryTables,
    PlaygroundTables,
    PreferencesTables,
    SurveysTables,
    TelemetryTables,
    UpdatesTables {}

export type Database = Kysely<Tables>
export type TransactionDatabase = Transaction<Tables>
