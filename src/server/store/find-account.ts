import type { Selectable } from 'kysely'
import type { AccountsTable, Database, TransactionDatabase } from './tables.ts'

type AccountRow = Selectable<AccountsTable>

/** A user as a provider names them (OpenID Connect Core section 5.7): only both parts together are unique. */
export interface ProviderSubject {
  readonly issuer: string
  readonly subject: string
}

/** The account of a user at a provider. */
export async function findAccount(
  db: Database | TransactionDatabase,
  { issuer, subject }: ProviderSubject,
): Promise<AccountRow | undefined> {
  return await db.selectFrom('accounts').selectAll().where('issuer', '=', issuer).where('subject', '=', subject).executeTakeFirst()
}

/** The accounts with an e-mail address, the oldest first: nothing says that there is one only. */
export async function listAccountsByEmail(db: Database | TransactionDatabase, emailKey: string): Promise<readonly AccountRow[]> {
  return await db.selectFrom('accounts').selectAll().where('email_key', '=', emailKey).orderBy('created_at').orderBy('id').execute()
}
