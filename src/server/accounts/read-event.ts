import { createHash } from 'node:crypto'
import { errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import Type, { type Static, type TSchema } from 'typebox'
import Value from 'typebox/value'
import type { AccountEventsTable } from '../store/tables/accounts.ts'

/** A change that a provider reports. */
export type AccountChange =
  | {
      readonly kind: 'subscription_state_change'
      readonly changedAt: number
      readonly isActive: boolean
      readonly capabilities: readonly string[]
    }
  | { readonly kind: 'profile_change'; readonly changedAt: number; readonly email?: string }
  | { readonly kind: 'password_change'; readonly changedAt: number }
  | { readonly kind: 'delete_user'; readonly changedAt: number }
type Kind = AccountEventsTable['kind']

/** A token that was believed. */
export interface AccountEvent {
  readonly tokenId: string
  readonly subject: string
  /** One for each kind that we know; a token may hold several. */
  readonly changes: readonly AccountChange[]
}

/** The token is not believed. The message says why, never what stood in it. */
export class EventRejected extends Error {}

export interface Verification {
  readonly keys: JWTVerifyGetKey
  readonly issuer: string
  readonly clientId: string
  /** Milliseconds since 1970. */
  readonly now: number
}

/** Signatures that providers use; never a symmetric one, whose key would be a public one. */
const ALGORITHMS = ['RS256', 'ES256']
/** A provider's clock may be ahead. */
const MAX_AHEAD_MS = 5 * 60_000
/** A provider sends an event again until it is answered with 200; after a week no one does (and a replay is rejected for as long as rows are stored). */
const MAX_AGE_MS = 7 * 24 * 60 * 60_000
const MAX_WORD = 255

/** Problems of the token itself. */
const REJECTIONS = [
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
  errors.JWKSMultipleMatchingKeys,
  errors.JWKSNoMatchingKey,
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JWTClaimValidationFailed,
  errors.JWTExpired,
  errors.JWTInvalid,
] as const

const Word = Type.String({ minLength: 1, maxLength: MAX_WORD, pattern: '^[^\\u0000-\\u001f\\u007f]+$' })
const Instant = Type.Number({ minimum: 0, maximum: 8.64e15 })
const Claims = Type.Object({
  sub: Word,
  jti: Word,
  /** Seconds, with a fraction (RFC 8417 section 2.2). */
  iat: Type.Number({ minimum: 0 }),
  events: Type.Record(Type.String(), Type.Unknown()),
})
const SubscriptionChange = Type.Object({
  capabilities: Type.Array(Type.String(), { maxItems: 1000 }),
  isActive: Type.Boolean(),
  changeTime: Instant,
})
const ProfileChange = Type.Object({ email: Type.Optional(Type.String()) })
const PasswordChange = Type.Object({ changeTime: Instant })
const Deletion = Type.Object({})

/** The last part of an event's address names its kind; the address before it is the provider's. */
const KINDS: Readonly<Record<string, Kind>> = {
  'subscription-state-change': 'subscription_state_change',
  'profile-change': 'profile_change',
  'password-change': 'password_change',
  'delete-user': 'delete_user',
}

/**
 * The event in a security event token (RFC 8417), once its signature, audience, issuer and age have been verified. That it comes again is for
 * the store to find.
 *
 * @throws EventRejected when it is not to be believed, or says what we can't read
 * @throws other errors when the provider's keys can't be loaded
 */
export async function readEvent(token: string, { keys, issuer, clientId, now }: Verification): Promise<AccountEvent> {
  const claims = read(Claims, await verify(token, { keys, issuer, clientId, now }), 'claims')
  const issuedAt = claims.iat * 1000
  if (issuedAt > now + MAX_AHEAD_MS) throw new EventRejected('issued in the future')
  if (issuedAt < now - MAX_AGE_MS) throw new EventRejected('too old')
  const changes = Object.entries(claims.events).flatMap(([address, data]) => {
    const kind = KINDS[address.slice(address.lastIndexOf('/') + 1)]
    return kind === undefined ? [] : [readChange(kind, data, Math.floor(issuedAt))]
  })
  return { tokenId: claims.jti, subject: claims.sub, changes }
}

/** SHA-256 of a token: what is stored of one that is rejected. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

async function verify(token: string, { keys, issuer, clientId, now }: Verification): Promise<unknown> {
  try {
    const options = { algorithms: ALGORITHMS, issuer, audience: clientId, currentDate: new Date(now) }
    return (await jwtVerify(token, keys, options)).payload
  } catch (error) {
    // The codes of the library name what is wrong and hold no values. All else is a matter of the keys: they couldn't be loaded, or are none.
    if (error instanceof errors.JOSEError && REJECTIONS.some((kind) => error instanceof kind)) throw new EventRejected(error.code)
    throw error
  }
}

function readChange(kind: Kind, data: unknown, issuedAt: number): AccountChange {
  switch (kind) {
    case 'subscription_state_change': {
      const { capabilities, isActive, changeTime } = read(SubscriptionChange, data, kind)
      return { kind, changedAt: Math.floor(changeTime), isActive, capabilities }
    }
    case 'profile_change': {
      const { email } = read(ProfileChange, data, kind)
      return { kind, changedAt: issuedAt, ...(email === undefined ? {} : { email }) }
    }
    case 'password_change':
      return { kind, changedAt: Math.floor(read(PasswordChange, data, kind).changeTime) }
    case 'delete_user':
      read(Deletion, data, kind)
      return { kind, changedAt: issuedAt }
  }
}

function read<Schema extends TSchema>(schema: Schema, value: unknown, name: string): Static<Schema> {
  if (!Value.Check(schema, value)) throw new EventRejected(`malformed ${name}`)
  return value
}
