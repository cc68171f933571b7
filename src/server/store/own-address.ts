import { IDENTITY_PATH } from '#contracts/account-paths.ts'
import type { AccountsTable, Database, TransactionDatabase } from './tables.ts'

/**
 * Whether the address of an account is known to be its user's: another provider says so, the site's own one knows by a mail. Only such an address gets
 * mail that was not asked for at this moment (docs/behaviour/newsletter.md 3, docs/behaviour/follows.md 6).
 */
export async function hasOwnAddress(
  db: Database | TransactionDatabase,
  { issuer, subject, email_key }: Pick<AccountsTable, 'issuer' | 'subject' | 'email_key'>,
): Promise<boolean> {
  if (issuer !== IDENTITY_PATH) return true
  const identity = await db
    .selectFrom('identities')
    .select('id')
    .where('id', '=', subject)
    .where('email_key', '=', email_key)
    .where('email_verified', '=', 1)
    .executeTakeFirst()
  return identity !== undefined
}
