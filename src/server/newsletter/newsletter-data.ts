import { hasOwnAddress } from '../store/own-address.ts'
import type { PersonalData } from '../store/personal-data.ts'
import { forgetOwnAddress } from './subscriptions.ts'

/** The personal data of the newsletter: what is stored of the address of an account, where it is its user's. The setting is with the account. */
export const newsletterData: PersonalData = {
  name: 'newsletter',
  tables: ['newsletter_addresses', 'newsletter_links'],
  async export(db, accountId) {
    const account = await db.selectFrom('accounts').selectAll().where('id', '=', accountId).executeTakeFirst()
    if (account === undefined || !(await hasOwnAddress(db, account))) return null
    const address = await db.selectFrom('newsletter_addresses').selectAll().where('email_key', '=', account.email_key).executeTakeFirst()
    const links = await db
      .selectFrom('newsletter_links')
      .select(['email', 'locale', 'expires_at'])
      .where('email_key', '=', account.email_key)
      .orderBy('expires_at')
      .execute()
    return {
      address:
        address === undefined
          ? null
          : { email: address.email, locale: address.locale, confirmed_at: new Date(address.confirmed_at).toISOString() },
      unconfirmed: links.map(({ email, locale, expires_at }) => ({ email, locale, expires_at: new Date(expires_at).toISOString() })),
    }
  },
  async remove(transaction, accountId) {
    const account = await transaction.selectFrom('accounts').selectAll().where('id', '=', accountId).executeTakeFirst()
    if (account !== undefined) await forgetOwnAddress(transaction, account)
  },
}
