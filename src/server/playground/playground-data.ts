import { randomUUID } from 'node:crypto'
import type { PersonalData } from '../store/personal-data.ts'
import type { Database, TransactionDatabase } from '../store/tables.ts'
import { optionsOf, watOf } from './shared-code.ts'

/**
 * What the playground keeps of a person: the code they share, and what they said against that of others. When the account goes, shared code
 * stays without whose it was (behaviour 81 of reference/backend.md), and so does what was said: others were shown the one and staff decide
 * by the other. Nothing of the account's ids is left in either.
 */
export const playgroundData: PersonalData = {
  name: 'playground',
  tables: ['playground_shares', 'playground_flags'],
  export: exportShares,
  remove: disownShares,
}

async function exportShares(db: Database | TransactionDatabase, accountId: string): Promise<unknown> {
  const shares = await db
    .selectFrom('playground_shares')
    .innerJoin('playground_codes', 'hash', 'code_hash')
    .select(['id', 'state', 'html', 'css', 'js', 'wat', 'src', 'options', 'playground_shares.created_at as created_at'])
    .where('account_id', '=', accountId)
    .orderBy('playground_shares.created_at')
    .orderBy('id')
    .execute()
  const flags = await db
    .selectFrom('playground_flags')
    .select(['share_id', 'reason', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('share_id')
    .execute()
  const written = (at: number): string => new Date(at).toISOString()
  return {
    shares: shares.map(({ options, wat, created_at, ...share }) => ({
      ...share,
      ...watOf({ wat }),
      ...optionsOf({ options }),
      created_at: written(created_at),
    })),
    flags: flags.map(({ created_at, ...flag }) => ({ ...flag, created_at: written(created_at) })),
  }
}

async function disownShares(transaction: TransactionDatabase, accountId: string): Promise<void> {
  await transaction.updateTable('playground_shares').set({ account_id: null }).where('account_id', '=', accountId).execute()
  const flags = await transaction
    .selectFrom('playground_flags')
    .select(['code_hash', 'reporter'])
    .where('account_id', '=', accountId)
    .execute()
  for (const { code_hash, reporter } of flags) {
    await transaction
      .updateTable('playground_flags')
      // The name of a reporter is worked out from the account's id.
      .set({ account_id: null, reporter: randomUUID() })
      .where('code_hash', '=', code_hash)
      .where('reporter', '=', reporter)
      .execute()
  }
}
