import { type RawBuilder, sql } from 'kysely'
import type { BulkAction, BulkReply } from '#contracts/collections.ts'
import { inputError } from '../http/errors/input-error.ts'
import { randomId } from '../http/sessions/random-id.ts'
import { type Change, type CollectionServices, changeCollections, checkCollection } from './change-collections.ts'
import { findTop, insertRows, listPageKeys, PLACE_GAP } from './insert-items.ts'
import { rejectItemsWithLongNotes } from './reject-long-notes.ts'

/** An action on some items of a collection. */
export interface Bulk {
  readonly collectionId: string
  readonly action: BulkAction
  readonly items: readonly string[]
  readonly target?: string | undefined
}

/**
 * Moves, copies or removes items in one transaction. They come to the top of the target in the order in which they stood, manually and by age. Items whose
 * pages the target has stay where they are, for what is noted there is not to be lost.
 *
 * @throws AppError `collection_not_found`; `collection_full`; `validation` for a target that is missing or the collection itself
 */
export async function changeManyItems(services: CollectionServices, accountId: string, bulk: Bulk): Promise<BulkReply> {
  const { collectionId, action, target } = bulk
  if (action === 'remove' ? target !== undefined : target === undefined || target === collectionId) {
    throw inputError('target', action === 'remove' ? 'is not known here' : 'expected another collection')
  }
  return changeCollections(services, accountId, async (change) => {
    await checkCollection(change, collectionId)
    if (target !== undefined) await checkCollection(change, target)
    const { there, missing } = await sortOut(change, bulk)
    const targetKeys = target === undefined ? new Set<string>() : await listPageKeys(change.transaction, target)
    const chosen = there.filter(({ page_key }) => !targetKeys.has(page_key)).map(({ id }) => id)
    if (chosen.length > 0) await ACTIONS[action]({ change, services, collectionId, target: target ?? '', chosen })
    return { done: chosen.length, already_there: there.filter(({ page_key }) => targetKeys.has(page_key)).map(({ id }) => id), missing }
  })
}

interface Sorted {
  readonly there: readonly { readonly id: string; readonly page_key: string }[]
  readonly missing: string[]
}

async function sortOut({ transaction }: Change, { collectionId, items }: Bulk): Promise<Sorted> {
  const asked = new Set(items)
  const rows = await transaction
    .selectFrom('collection_items')
    .select(['id', 'page_key'])
    .where('collection_id', '=', collectionId)
    .execute()
  const known = new Set(rows.map(({ id }) => id))
  return { there: rows.filter(({ id }) => asked.has(id)), missing: [...asked].filter((id) => !known.has(id)) }
}

interface Work {
  readonly change: Change
  readonly services: CollectionServices
  readonly collectionId: string
  readonly target: string
  readonly chosen: readonly string[]
}

const ACTIONS: Readonly<Record<BulkAction, (work: Work) => Promise<void>>> = { move: moveItems, copy: copyItems, remove: removeItems }

async function moveItems({ change, collectionId, target, chosen }: Work): Promise<void> {
  const top = await findTop(change.transaction, target, chosen.length)
  await rejectItemsWithLongNotes(change.transaction, target, chosen)
  await sql`update collection_items
    set collection_id = ${target}, number = ranked.age + ${integer(top.number)}, place = ranked.rank * ${sql.lit(PLACE_GAP)} + ${integer(top.place)}
    from (
      select id, row_number() over (order by number) as age, row_number() over (order by place) as rank
      from collection_items where id in (${sql.join(chosen)})
    ) as ranked
    where ranked.id = collection_items.id`.execute(change.transaction)
  await change.touch(collectionId, target)
}

async function copyItems({ change, services, target, chosen }: Work): Promise<void> {
  const { transaction, at } = change
  const top = await findTop(transaction, target, chosen.length)
  await rejectItemsWithLongNotes(transaction, target, chosen)
  const rows = await transaction.selectFrom('collection_items').selectAll().where('id', 'in', chosen).orderBy('number').execute()
  const ranks = new Map(rows.toSorted((one, other) => one.place - other.place).map(({ id }, index) => [id, index + 1]))
  await insertRows(
    transaction,
    rows.map((row, index) => ({
      ...row,
      id: randomId(services.randomBytes),
      collection_id: target,
      number: top.number + index + 1,
      place: top.place + (ranks.get(row.id) ?? 0) * PLACE_GAP,
      created_at: at,
      updated_at: at,
    })),
  )
  await change.touch(target)
}

async function removeItems({ change, collectionId, chosen }: Work): Promise<void> {
  await change.transaction.deleteFrom('collection_items').where('id', 'in', chosen).execute()
  await change.touch(collectionId)
}

/** PostgreSQL would take a parameter in a sum for a text. */
function integer(value: number): RawBuilder<number> {
  return sql`cast(${value} as bigint)`
}
