import type { Kysely, Transaction } from 'kysely'
import type { Plan } from '#contracts/plans.ts'
import type { LearnedModulesTable } from './learning-tables.ts'
import type { PlaygroundCodesTable, PlaygroundFlagsTable, PlaygroundSharesTable } from './playground-tables.ts'

/** An instant: milliseconds since 1970-01-01T00:00Z, the same number in both databases. */
export type Instant = number
/** A boolean: 0 or 1, for SQLite has no other. */
export type Flag = 0 | 1
/** A value as JSON text. */
export type Json = string

/** A reader known by issuer and subject, whoever the provider is. */
export interface AccountsTable {
  /** Random, 128 bits in base64url; never shown. */
  readonly id: string
  readonly issuer: string
  readonly subject: string
  readonly email: string
  /** The address as it is compared: see `emailKey`. Not unique. */
  readonly email_key: string
  readonly avatar_url: string | null
  /** What the provider says. */
  readonly plan: Plan
  /** What an operator has decided; it wins. */
  readonly enforced_plan: Plan | null
  readonly is_staff: Flag
  readonly is_superuser: Flag
  readonly is_beta_tester: Flag
  /** Encrypted; for the provider's profile after a profile-change event. */
  readonly refresh_token: string | null
  readonly created_at: Instant
  readonly updated_at: Instant
}

/** What a reader has set. No row before the first write. */
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

export interface SessionsTable {
  /** SHA-256 of the id in the cookie, hexadecimal: the id itself is nowhere. */
  readonly id_hash: string
  /** What the session is called where it is listed and revoked. */
  readonly name: string
  /** Stays when the account goes, so that its reader is told so until the session's own end (docs/decisions/0024). */
  readonly account_id: string
  /** The browser as it said itself, cut to 300 characters. */
  readonly user_agent: string
  readonly created_at: Instant
  readonly last_seen_at: Instant
  /** The end, however much it is used. */
  readonly expires_at: Instant
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

/** A security event that was refused, without what it said of a person. Kept for 30 days. */
export interface RefusedEventsTable {
  readonly id: string
  readonly reason: string
  /** SHA-256 of the token. */
  readonly token_hash: string
  readonly received_at: Instant
}

/** What operators and staff did. */
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

/** A person who signs in with e-mail address and password: the site's own provider. */
export interface IdentitiesTable {
  /** The subject in its tokens: random, 128 bits in base64url. */
  readonly id: string
  readonly email: string
  /** Unique. */
  readonly email_key: string
  /** Whether a mail to the address has been answered. */
  readonly email_verified: Flag
  /** `$argon2id$v=19$m=…,t=…,p=…$salt$hash` (PHC string). */
  readonly password_hash: string
  readonly password_changed_at: Instant
  readonly created_at: Instant
}

/** What the provider library keeps: sessions, grants, codes, tokens, interactions. */
export interface ProviderRecordsTable {
  readonly model: string
  readonly id: string
  readonly payload: Json
  readonly grant_id: string | null
  readonly user_code: string | null
  readonly uid: string | null
  /** The identity it is about, where there is one: deleted with it. */
  readonly identity_id: string | null
  readonly expires_at: Instant | null
  readonly consumed_at: Instant | null
}

/** A mailed link to a new password: works once, for 30 minutes. */
export interface PasswordResetsTable {
  /** SHA-256 of what is in the link, hexadecimal. */
  readonly token_hash: string
  readonly identity_id: string
  readonly expires_at: Instant
}

/** A list of pages that a reader has saved. */
export interface CollectionsTable {
  /** Random, 128 bits in base64url, as it stands in addresses. */
  readonly id: string
  readonly account_id: string
  readonly name: string
  /** A hash of the name as it is compared: an account has each once. */
  readonly name_key: string
  /** '' when there is none. */
  readonly description: string
  /** Each account has one of these. */
  readonly is_default: Flag
  /** Counts up within an account: the order in which they were made. */
  readonly number: number
  readonly created_at: Instant
  readonly updated_at: Instant
}

/** A page in a collection, which has each once. */
export interface CollectionItemsTable {
  /** Random, 128 bits in base64url. */
  readonly id: string
  readonly collection_id: string
  /** The canonical address, decoded, and the same as it is compared. */
  readonly url: string
  readonly page_key: string
  /** The page's own title, and what its reader calls it instead. */
  readonly page_title: string
  readonly own_title: string | null
  /** The title that is shown as it is sorted, and with the notes as it is searched. */
  readonly title_key: string
  readonly search_key: string
  /** '' when there are none. */
  readonly notes: string
  /** `{uri, title}` from the root to the page. */
  readonly parents: Json
  /** Counts up within a collection: the order in which they came. */
  readonly number: number
  /** The order by hand, the highest first. */
  readonly place: number
  readonly created_at: Instant
  readonly updated_at: Instant
}

/** The link by which anybody reads a collection. */
export interface CollectionSharesTable {
  readonly collection_id: string
  /** Random, 128 bits in base64url; kept as it is, for its owner sees it again (docs/decisions/0027). */
  readonly token: string
  /** Whether notes are shown as well. */
  readonly shows_notes: Flag
  readonly created_at: Instant
}

/** All tables, by name. The migrations make them; a test compares. */
export interface Tables {
  accounts: AccountsTable
  account_settings: AccountSettingsTable
  activity_pings: ActivityPingsTable
  sessions: SessionsTable
  plan_transitions: PlanTransitionsTable
  account_events: AccountEventsTable
  refused_events: RefusedEventsTable
  audit_log: AuditLogTable
  site_state: SiteStateTable
  secrets: SecretsTable
  rate_buckets: RateBucketsTable
  identities: IdentitiesTable
  provider_records: ProviderRecordsTable
  password_resets: PasswordResetsTable
  collections: CollectionsTable
  collection_items: CollectionItemsTable
  collection_shares: CollectionSharesTable
  playground_codes: PlaygroundCodesTable
  playground_shares: PlaygroundSharesTable
  playground_flags: PlaygroundFlagsTable
  learned_modules: LearnedModulesTable
}

export type Database = Kysely<Tables>
export type TransactionDatabase = Transaction<Tables>
