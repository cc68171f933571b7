import { sql } from 'kysely'
import { IDENTITY_PATH } from '#contracts/account-paths.ts'
import { everyRow } from '../store/every-row.ts'
import type { Database } from '../store/tables.ts'

const PAGE_ROWS = 500

/** An address that gets the newsletter. */
export interface Recipient {
  /** `emailKey` of it. */
  readonly key: string
  readonly email: string
  /** The language in which mails speak of the subscription; it may be none of the interface's. */
  readonly locale: string
}

/**
 * Every address that gets the newsletter, once: those that were confirmed by mail, then those of accounts that a provider or a mail has
 * verified. Read page by page; what changes meanwhile may be in it or not.
 */
export async function* everyRecipient(db: Database): AsyncGenerator<Recipient> {
  yield* everyRow((last: Recipient | undefined) => listAddresses(db, last?.key))
  yield* everyRow((last: Recipient | undefined) => listAccounts(db, last?.key))
}

/** How many addresses get the newsletter, and how many wait to be confirmed. */
export interface RecipientCounts {
  readonly addresses: number
  readonly accounts: number
  readonly unconfirmed: number
}

/** Counts them. An account whose address was also confirmed without it counts as an address. */
export async function countRecipients(db: Database, now: number): Promise<RecipientCounts> {
  const addresses = await db
    .selectFrom('newsletter_addresses')
    .select(({ fn }) => fn.countAll<string | number>().as('rows'))
    .executeTakeFirstOrThrow()
  const accounts = await verifiedAccounts(db)
    .select(({ fn }) => fn.count<string | number>('accounts.email_key').distinct().as('rows'))
    .executeTakeFirstOrThrow()
  const unconfirmed = await db
    .selectFrom('newsletter_links')
    .select(({ fn }) => fn.count<string | number>('email_key').distinct().as('rows'))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return { addresses: Number(addresses.rows), accounts: Number(accounts.rows), unconfirmed: Number(unconfirmed.rows) }
}

async function listAddresses(db: Database, after = ''): Promise<Recipient[]> {
  return await db
    .selectFrom('newsletter_addresses')
    .select(['email_key as key', 'email', 'locale'])
    .where('email_key', '>', after)
    .orderBy('email_key')
    .limit(PAGE_ROWS)
    .execute()
}

async function listAccounts(db: Database, after = ''): Promise<Recipient[]> {
  const rows = await verifiedAccounts(db)
    .select(({ fn }) => [
      'accounts.email_key as key',
      fn.min('accounts.email').as('email'),
      fn.min('account_settings.locale_override').as('locale'),
    ])
    .where('accounts.email_key', '>', after)
    .groupBy('accounts.email_key')
    .orderBy('accounts.email_key')
    .limit(PAGE_ROWS)
    .execute()
  return rows.map(({ key, email, locale }) => ({ key, email, locale: locale ?? 'en-US' }))
}

/** Accounts that get the newsletter at an address that is theirs (`hasOwnAddress`), but for those in `newsletter_addresses`. */
function verifiedAccounts(db: Database) {
  return db
    .selectFrom('accounts')
    .innerJoin('account_settings', 'account_settings.account_id', 'accounts.id')
    .where('account_settings.mdnplus_newsletter', '=', 1)
    .where(
      sql<boolean>`(accounts.issuer <> ${IDENTITY_PATH} or exists (select 1 from identities
        where identities.id = accounts.subject and identities.email_key = accounts.email_key and identities.email_verified = 1))`,
    )
    .where(sql<boolean>`not exists (select 1 from newsletter_addresses where newsletter_addresses.email_key = accounts.email_key)`)
}
