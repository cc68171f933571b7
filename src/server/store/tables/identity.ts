import type { Flag, Instant, Json } from './column-types.ts'

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

/** Records of the provider library: sessions, grants, codes, tokens, interactions. */
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

/** The tables of the site's own provider, by name. */
export interface IdentityTables {
  identities: IdentitiesTable
  provider_records: ProviderRecordsTable
  password_resets: PasswordResetsTable
}
