import type { NewShare } from '#contracts/playground.ts'
import { SHARES_BYTES_MAX, SHARES_MAX } from '#contracts/playground-limits.ts'
import { AppError } from '../http/errors/app-error.ts'
import type { Services } from '../http/services.ts'
import { lockAccount } from '../store/lock-account.ts'
import type { TransactionDatabase } from '../store/tables.ts'
import { makeShareId } from './share-id.ts'
import { bytesOf, hashOf, type StoredCode, storedCodeOf } from './shared-code.ts'

/**
 * Keeps code for everybody who has its id. The same code of the same account has one id.
 *
 * @returns the id
 * @throws AppError `shares_full` when the account has shared as much as it may; `forbidden` for code that staff have removed;
 *   `invalid_session` when the account goes meanwhile
 */
export async function shareCode({ store, now, randomBytes }: Services, accountId: string, sent: NewShare): Promise<string> {
  const code = storedCodeOf(sent)
  const hash = hashOf(code)
  const id = makeShareId(randomBytes)
  return await store.transact(async (transaction) => {
    if ((await lockAccount(transaction, accountId)) === undefined) throw new AppError('invalid_session')
    await keepCode(transaction, hash, { code, at: now() })
    const known = await findShare(transaction, { accountId, hash })
    if (known !== undefined) return known
    await rejectTooMuch(transaction, accountId, bytesOf(code))
    await transaction.insertInto('playground_shares').values({ id, code_hash: hash, account_id: accountId, created_at: now() }).execute()
    return id
  })
}

/** Others who share the same code at this moment, or delete its last share, wait for the row. */
async function keepCode(
  transaction: TransactionDatabase,
  hash: string,
  { code, at }: { readonly code: StoredCode; readonly at: number },
): Promise<void> {
  const { state } = await transaction
    .insertInto('playground_codes')
    .values({ hash, ...code, bytes: bytesOf(code), state: 'visible', decided_at: null, created_at: at })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ hash }))
    .returning('state')
    .executeTakeFirstOrThrow()
  if (state === 'removed') throw new AppError('forbidden', { message: 'This code was removed from this site and cannot be shared again.' })
}

async function findShare(
  transaction: TransactionDatabase,
  { accountId, hash }: { readonly accountId: string; readonly hash: string },
): Promise<string | undefined> {
  const share = await transaction
    .selectFrom('playground_shares')
    .select('id')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hash)
    .executeTakeFirst()
  return share?.id
}

async function rejectTooMuch(transaction: TransactionDatabase, accountId: string, moreBytes: number): Promise<void> {
  const { count, bytes } = await transaction
    .selectFrom('playground_shares')
    .innerJoin('playground_codes', 'hash', 'code_hash')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.sum<number | null>('bytes').as('bytes')])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  if (count >= SHARES_MAX || (bytes ?? 0) + moreBytes > SHARES_BYTES_MAX) throw new AppError('shares_full')
}
