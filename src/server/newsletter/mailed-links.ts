import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Services } from '../http/services.ts'
import { emailKey } from '../store/email-key.ts'
import { sweepRows } from '../store/sweep-rows.ts'
import type { Database, TransactionDatabase } from '../store/tables.ts'
import { DAY_MS } from '../store/utc-day.ts'

const TOKEN_BYTES = 32
const TOKEN = /^[\w-]{43}$/
/** How long a mailed link works, and how long the site remembers a link that no longer does, to say why. */
const LIFE_MS = 2 * DAY_MS
const RETENTION_MS = 5 * DAY_MS

/** A mailed link to confirm an address: good, or why it is not. */
export type FoundLink =
  | { readonly state: 'good'; readonly email: string; readonly locale: string }
  | { readonly state: 'used' | 'expired' | 'unknown' }

/** Makes the token of a link for an address; only its hash is stored. @returns 256 bits in base64url */
export async function makeLinkToken(
  { store, now, randomBytes }: Pick<Services, 'store' | 'now' | 'randomBytes'>,
  { email, locale }: { readonly email: string; readonly locale: string },
): Promise<string> {
  const token = Buffer.from(randomBytes(TOKEN_BYTES)).toString('base64url')
  const place = { email, email_key: emailKey(email), locale }
  await store.db
    .insertInto('newsletter_links')
    .values({ token_hash: hashOf(token), ...place, expires_at: now() + LIFE_MS, used_at: null })
    .execute()
  return token
}

/** The link with this token. Nothing is used up. */
export async function findLink(db: Database | TransactionDatabase, token: string, now: number): Promise<FoundLink> {
  if (!TOKEN.test(token)) return { state: 'unknown' }
  const row = await db.selectFrom('newsletter_links').selectAll().where('token_hash', '=', hashOf(token)).executeTakeFirst()
  if (row === undefined) return { state: 'unknown' }
  if (row.used_at !== null) return { state: 'used' }
  return row.expires_at > now ? { state: 'good', email: row.email, locale: row.locale } : { state: 'expired' }
}

/** The same, and a good link is used up: of two who come at once, one gets it. */
export async function takeLink(transaction: TransactionDatabase, token: string, now: number): Promise<FoundLink> {
  const link = await findLink(transaction, token, now)
  if (link.state !== 'good') return link
  const { numUpdatedRows } = await transaction
    .updateTable('newsletter_links')
    .set({ used_at: now, email: '', email_key: '' })
    .where('token_hash', '=', hashOf(token))
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n ? link : { state: 'used' }
}

/** Deletes the links that have not worked for days, with the addresses that no one confirmed. */
export async function sweepLinks(db: Database, now: number): Promise<void> {
  await sweepRows(db, { table: 'newsletter_links', key: ['token_hash'], where: sql`expires_at < ${now - RETENTION_MS}` })
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
