import { type RawBuilder, sql } from 'kysely'
import { AppError } from '../http/errors/app-error.ts'
import type { Services } from '../http/services.ts'
import type { AccountRow } from '../http/sessions/sessions.ts'
import { lockAccount } from '../store/lock-account.ts'
import type { TransactionDatabase } from '../store/tables.ts'

/** The context of the functions of this feature. */
export type CollectionServices = Pick<Services, 'store' | 'now' | 'randomBytes' | 'origin'>

/** A change under way: nothing else changes the collections of this account meanwhile. */
export interface Change {
  readonly transaction: TransactionDatabase
  /** As it is now, and not as it was when the request came. */
  readonly account: AccountRow
  /** When, in milliseconds since 1970. */
  readonly at: number
  /** Says that these collections have changed, or that one has gone. */
  readonly touch: (...collectionIds: readonly string[]) => Promise<void>
}

/**
 * Runs a change of an account's collections in a transaction that holds the account's row: what is counted in it is still true when it is
 * written (docs/decisions/0021).
 *
 * @throws AppError `invalid_session` when the account is gone
 */
export async function changeCollections<Result>(
  { store, now }: Pick<Services, 'store' | 'now'>,
  accountId: string,
  work: (change: Change) => Promise<Result>,
): Promise<Result> {
  return store.transact(async (transaction) => {
    const account = await lockAccount(transaction, accountId)
    if (account === undefined) throw new AppError('invalid_session')
    const at = now()
    const touch: Change['touch'] = async (...collectionIds) => {
      if (collectionIds.length > 0) {
        await transaction.updateTable('collections').set({ updated_at: at }).where('id', 'in', collectionIds).execute()
      }
      await markChange(transaction, accountId, at)
    }
    return work({ transaction, account, at, touch })
  })
}

/** By this time other tabs and other devices know that what they keep is old. It grows with each change, also of one millisecond or one that the clock went back by. */
async function markChange(transaction: TransactionDatabase, accountId: string, at: number): Promise<void> {
  await transaction
    .insertInto('account_settings')
    .values({
      account_id: accountId,
      locale_override: null,
      no_ads: 0,
      ai_help_history: 0,
      mdnplus_newsletter: 0,
      updated_at: at,
      collections_changed_at: at,
    })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ collections_changed_at: later() }))
    .execute()
}

function later(): RawBuilder<number> {
  return sql`case when account_settings.collections_changed_at >= excluded.collections_changed_at
    then account_settings.collections_changed_at + 1 else excluded.collections_changed_at end`
}

/**
 * The id of a collection that is the account's.
 *
 * @throws AppError `collection_not_found`
 */
export async function checkCollection({ transaction, account }: Change, id: string): Promise<void> {
  const row = await transaction
    .selectFrom('collections')
    .select('id')
    .where('account_id', '=', account.id)
    .where('id', '=', id)
    .executeTakeFirst()
  if (row === undefined) throw collectionNotFound(id)
}

const SHOWN_ID_LENGTH = 100

/** The error for an id that leads to no collection of the account (docs/behaviour/collections.md 16, 18 and 19). */
export function collectionNotFound(id: string): AppError {
  return new AppError('collection_not_found', { message: `Collection with id ${shorten(id)} not found` })
}

/** The error for an id that leads to no item of the collection. */
export function itemNotFound(id: string): AppError {
  return new AppError('not_found', { message: `Collection item with id ${shorten(id)} not found` })
}

function shorten(id: string): string {
  return [...id].slice(0, SHOWN_ID_LENGTH).join('')
}
