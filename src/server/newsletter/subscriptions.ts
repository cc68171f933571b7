import type { AccountRow } from '../http/sessions/sessions.ts'
import { emailKey } from '../store/email-key.ts'
import { lockAccount } from '../store/lock-account.ts'
import { hasOwnAddress } from '../store/own-address.ts'
import type { Store } from '../store/store.ts'
import type { Database, TransactionDatabase } from '../store/tables.ts'

type Db = Database | TransactionDatabase
type Person = Pick<AccountRow, 'id' | 'issuer' | 'subject' | 'email_key'>

interface Sources {
  readonly store: Store
  readonly now: () => number
}

/**
 * Whether an account gets the newsletter: by its setting, or because its address was subscribed without it. The setting is corrected when it
 * says something else (docs/behaviour/newsletter.md 2).
 *
 * @returns undefined when the account is gone
 */
export async function readSubscription({ store, now }: Sources, account: AccountRow): Promise<boolean | undefined> {
  if (await isSet(store.db, account.id)) return true
  if (!(await isSubscribedAddress(store.db, account))) return false
  return await store.transact(async (transaction) => {
    const locked = await lockAccount(transaction, account.id)
    if (locked === undefined) return undefined
    const isSubscribed = await isSubscribedAddress(transaction, locked)
    if (isSubscribed) await writeSetting(transaction, { accountId: account.id, isOn: true, now: now() })
    return isSubscribed
  })
}

/** Subscribes an account, at once. @returns false when it is gone */
export async function subscribeAccount({ store, now }: Sources, accountId: string): Promise<boolean> {
  return await store.transact(async (transaction) => {
    if ((await lockAccount(transaction, accountId)) === undefined) return false
    await writeSetting(transaction, { accountId, isOn: true, now: now() })
    return true
  })
}

/** Ends the subscription of an account. @returns false when the account is gone */
export async function unsubscribeAccount({ store, now }: Sources, accountId: string): Promise<boolean> {
  return await store.transact(async (transaction) => {
    const account = await lockAccount(transaction, accountId)
    if (account === undefined) return false
    await endSubscription(transaction, account, now())
    return true
  })
}

/**
 * Ends the subscription of an account, and that of its address: for who unsubscribes, and for who no longer pays. Twice is the same as once.
 *
 * @param account as it is in the transaction, locked
 */
export async function endSubscription(transaction: TransactionDatabase, account: Person, now: number): Promise<void> {
  await transaction
    .updateTable('account_settings')
    .set({ mdnplus_newsletter: 0, updated_at: now })
    .where('account_id', '=', account.id)
    .where('mdnplus_newsletter', '=', 1)
    .execute()
  await forgetOwnAddress(transaction, account)
}

/** Forgets the address of an account, where it is its user's, and the mailed links to it. */
export async function forgetOwnAddress(transaction: TransactionDatabase, account: Person): Promise<void> {
  if (!(await hasOwnAddress(transaction, account))) return
  await transaction.deleteFrom('newsletter_addresses').where('email_key', '=', account.email_key).execute()
  await transaction.deleteFrom('newsletter_links').where('email_key', '=', account.email_key).execute()
}

interface Confirmed {
  readonly email: string
  readonly locale: string
  readonly now: number
}

/** Subscribes an address whose owner has answered a mail. The settings of its accounts say so from then on. */
export async function subscribeAddress(transaction: TransactionDatabase, { email, locale, now }: Confirmed): Promise<void> {
  const key = emailKey(email)
  await transaction
    .insertInto('newsletter_addresses')
    .values({ email_key: key, email, locale, confirmed_at: now })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .execute()
  const accounts = await transaction.selectFrom('accounts').selectAll().where('email_key', '=', key).orderBy('id').execute()
  for (const { id } of accounts) {
    const account = await lockAccount(transaction, id)
    if (account === undefined || account.email_key !== key || !(await hasOwnAddress(transaction, account))) continue
    await writeSetting(transaction, { accountId: id, isOn: true, now })
  }
}

/** Ends all subscriptions of an address, those of accounts with it as well. Twice is the same as once. @param key `emailKey` of it */
export async function unsubscribeAddress(transaction: TransactionDatabase, key: string, now: number): Promise<void> {
  await transaction.deleteFrom('newsletter_addresses').where('email_key', '=', key).execute()
  await transaction
    .updateTable('account_settings')
    .set({ mdnplus_newsletter: 0, updated_at: now })
    .where('mdnplus_newsletter', '=', 1)
    .where('account_id', 'in', (query) => query.selectFrom('accounts').select('id').where('email_key', '=', key))
    .execute()
}

/** Whether mails of the newsletter go to an address. @param key `emailKey` of it */
export async function getsNewsletter(db: Db, key: string): Promise<boolean> {
  const address = await db.selectFrom('newsletter_addresses').select('email_key').where('email_key', '=', key).executeTakeFirst()
  if (address !== undefined) return true
  const accounts = await db
    .selectFrom('accounts')
    .innerJoin('account_settings', 'account_settings.account_id', 'accounts.id')
    .select(['issuer', 'subject', 'email_key'])
    .where('email_key', '=', key)
    .where('mdnplus_newsletter', '=', 1)
    .execute()
  for (const account of accounts) if (await hasOwnAddress(db, account)) return true
  return false
}

async function isSet(db: Db, accountId: string): Promise<boolean> {
  const row = await db.selectFrom('account_settings').select('mdnplus_newsletter').where('account_id', '=', accountId).executeTakeFirst()
  return row?.mdnplus_newsletter === 1
}

async function isSubscribedAddress(db: Db, account: Person): Promise<boolean> {
  const row = await db.selectFrom('newsletter_addresses').select('email_key').where('email_key', '=', account.email_key).executeTakeFirst()
  return row !== undefined && (await hasOwnAddress(db, account))
}

async function writeSetting(
  transaction: TransactionDatabase,
  { accountId, isOn, now }: { readonly accountId: string; readonly isOn: boolean; readonly now: number },
): Promise<void> {
  const written = { mdnplus_newsletter: isOn ? 1 : 0, updated_at: now } as const
  await transaction
    .insertInto('account_settings')
    .values({ account_id: accountId, locale_override: null, no_ads: 0, ai_help_history: 0, ...written })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(written))
    .execute()
}
