import { createHash } from 'node:crypto'
import { IDENTITY_PATH } from '#contracts/account-paths.ts'
import type { Services } from '../http/services.ts'
import type { Database, TransactionDatabase } from '../store/tables.ts'
import { findIdentity, type IdentityRow } from './identities.ts'

export const CHOOSE_PASSWORD_PATH = `${IDENTITY_PATH}/new-password`
const TOKEN_BYTES = 32
const TOKEN = /^[\w-]{43}$/
const LIFE_MS = 30 * 60_000
/** Sign-ups that wait for their mail to be answered stand next to the library's records. */
const SIGN_UP = 'SignUp'

type Db = Database | TransactionDatabase

/** The use of a mailed link: a new password, or a first one. */
export type MailedLink =
  | { readonly kind: 'reset'; readonly email: string; readonly identity: IdentityRow }
  | { readonly kind: 'sign-up'; readonly email: string }

/** Makes the token of a link to a new password; only its hash is stored. @returns 256 bits in base64url */
export async function makeResetToken({ store, now, randomBytes }: Services, identityId: string): Promise<string> {
  const token = makeToken(randomBytes)
  await store.db
    .insertInto('password_resets')
    .values({ token_hash: hashToken(token), identity_id: identityId, expires_at: now() + LIFE_MS })
    .execute()
  return token
}

/** Makes the token of a link with which a sign-up is finished; only its hash is stored. @returns 256 bits in base64url */
export async function makeSignUpToken({ store, now, randomBytes }: Services, email: string): Promise<string> {
  const token = makeToken(randomBytes)
  const nothing = { grant_id: null, user_code: null, uid: null, identity_id: null, consumed_at: null }
  await store.db
    .insertInto('provider_records')
    .values({ model: SIGN_UP, id: hashToken(token), payload: JSON.stringify({ email }), expires_at: now() + LIFE_MS, ...nothing })
    .execute()
  return token
}

/** The use of a token; undefined when it was used, is too old, or never existed. */
export async function findLink(db: Db, token: string, now: number): Promise<MailedLink | undefined> {
  if (!TOKEN.test(token)) return undefined
  const hash = hashToken(token)
  const reset = await db
    .selectFrom('password_resets')
    .select('identity_id')
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  const identity = reset === undefined ? undefined : await findIdentity(db, reset.identity_id)
  if (identity !== undefined) return { kind: 'reset', email: identity.email, identity }
  const signUp = await db
    .selectFrom('provider_records')
    .select('payload')
    .where('model', '=', SIGN_UP)
    .where('id', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  const email = signUp === undefined ? undefined : readSignUp(signUp.payload)
  return email === undefined ? undefined : { kind: 'sign-up', email }
}

/** The same, and the token is good for nothing any more: of two who come at once, one gets it. */
export async function takeLink(transaction: TransactionDatabase, token: string, now: number): Promise<MailedLink | undefined> {
  const link = await findLink(transaction, token, now)
  if (link === undefined) return undefined
  const hash = hashToken(token)
  const { numDeletedRows } =
    link.kind === 'reset'
      ? await transaction.deleteFrom('password_resets').where('token_hash', '=', hash).executeTakeFirst()
      : await transaction.deleteFrom('provider_records').where('model', '=', SIGN_UP).where('id', '=', hash).executeTakeFirst()
  return numDeletedRows === 1n ? link : undefined
}

function readSignUp(payload: string): string | undefined {
  const signUp: unknown = JSON.parse(payload)
  return typeof signUp === 'object' && signUp !== null && 'email' in signUp && typeof signUp.email === 'string' ? signUp.email : undefined
}

function makeToken(randomBytes: Services['randomBytes']): string {
  return Buffer.from(randomBytes(TOKEN_BYTES)).toString('base64url')
}

/** The stored row of a token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
