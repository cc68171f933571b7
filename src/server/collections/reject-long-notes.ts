import { type RawBuilder, sql } from 'kysely'
import { COLLECTION_NOTES_MAX } from '#contracts/collection-limits.ts'
import { AppError } from '../http/errors/app-error.ts'
import type { TransactionDatabase } from '../store/tables.ts'

/** Notes of this length on average are not counted: as many as a collection holds of them are less than it may have. */
const SHORT = 1024

/** Notes that are to be in a collection. */
export interface AddedNotes {
  readonly collectionId: string
  readonly notes: readonly string[]
  /** The item whose notes they replace. */
  readonly replacedId?: string
}

/**
 * Makes sure that the notes of a collection stay within what one may have. What is added is looked at first, so that nothing is
 * counted for short ones.
 *
 * @throws AppError `collection_full`
 */
export async function rejectLongNotes(
  transaction: TransactionDatabase,
  { collectionId, notes, replacedId = '' }: AddedNotes,
): Promise<void> {
  const added = notes.reduce((sum, text) => sum + text.length, 0)
  if (added <= notes.length * SHORT) return
  rejectOver(added + (await measure(transaction, sql`collection_id = ${collectionId} and id <> ${replacedId}`)))
}

/**
 * The same for items that come from another collection.
 *
 * @param ids theirs
 * @throws AppError `collection_full`
 */
export async function rejectItemsWithLongNotes(
  transaction: TransactionDatabase,
  collectionId: string,
  ids: readonly string[],
): Promise<void> {
  const added = await measure(transaction, sql`id in (${sql.join(ids)})`)
  if (added <= ids.length * SHORT) return
  rejectOver(added + (await measure(transaction, sql`collection_id = ${collectionId}`)))
}

async function measure(transaction: TransactionDatabase, condition: RawBuilder<boolean>): Promise<number> {
  const { length } = await transaction
    .selectFrom('collection_items')
    .where(condition)
    .select(sql<number | null>`sum(length(notes))`.as('length'))
    .executeTakeFirstOrThrow()
  return length ?? 0
}

function rejectOver(length: number): void {
  if (length <= COLLECTION_NOTES_MAX) return
  throw new AppError('collection_full', { message: `The notes of a collection have at most ${COLLECTION_NOTES_MAX} characters in all` })
}
