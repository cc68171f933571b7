import { CORE_COLLECTIONS_MAX } from '#contracts/collection-limits.ts'
import { isSubscriberPlan, type Plan } from '#contracts/plans.ts'
import { DEFAULT_NAMES } from '#locales/collections/default-names.ts'
import { AppError } from '../http/errors/app-error.ts'
import { randomId } from '../http/sessions/random-id.ts'
import type { AccountRow } from '../http/sessions/sessions.ts'
import { type Change, type CollectionServices, changeCollections, collectionNotFound } from './change-collections.ts'
import { type CollectionRow, findCollectionRow } from './collection-rows.ts'
import { getDefaultCollection } from './default-collection.ts'
import { foldText, nameKeyOf } from './fold-text.ts'

/** The fields of a collection; absent: unchanged, or ''. */
export interface CollectionFields {
  readonly name?: string | undefined
  readonly description?: string | undefined
}

export interface CreateServices extends CollectionServices {
  /** The plan that counts. */
  readonly planOf: (account: AccountRow) => Plan
}

/**
 * Creates a collection. It checks the limit first, then the name (docs/behaviour/collections.md 4 and 8).
 *
 * @throws AppError `collection_limit` for a core account that has three, the default one among them; `conflict`
 */
export async function createCollection(
  services: CreateServices,
  accountId: string,
  { name, description = '' }: CollectionFields & { readonly name: string },
): Promise<CollectionRow> {
  const id = randomId(services.randomBytes)
  return changeCollections(services, accountId, async (change) => {
    const { transaction, account, at, touch } = change
    await getDefaultCollection(transaction, services, accountId)
    const { count, last } = await transaction
      .selectFrom('collections')
      .where('account_id', '=', accountId)
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('number').as('last')])
      .executeTakeFirstOrThrow()
    if (count >= CORE_COLLECTIONS_MAX && !isSubscriberPlan(services.planOf(account))) throw new AppError('collection_limit')
    await rejectTakenName(change, name)
    await transaction
      .insertInto('collections')
      .values({
        id,
        account_id: accountId,
        name,
        name_key: nameKeyOf(name),
        description,
        is_default: 0,
        number: last + 1,
        created_at: at,
        updated_at: at,
      })
      .execute()
    await touch()
    return getRow(change, id)
  })
}

/**
 * Changes name and description; the default collection's description only.
 *
 * @throws AppError `collection_not_found`, `conflict`, `validation`
 */
export async function updateCollection(
  services: CollectionServices,
  accountId: string,
  { id, name, description }: CollectionFields & { readonly id: string },
): Promise<CollectionRow> {
  return changeCollections(services, accountId, async (change) => {
    const row = await getRow(change, id)
    const isNewName = name !== undefined && name !== row.name
    if (isNewName && row.is_default === 1) throw rejection('validation', 'Cannot modify default collection')
    if (isNewName) await rejectTakenName(change, name, id)
    await change.transaction
      .updateTable('collections')
      .set({
        ...(isNewName ? { name, name_key: nameKeyOf(name) } : {}),
        ...(description === undefined ? {} : { description }),
        updated_at: change.at,
      })
      .where('id', '=', id)
      .execute()
    await change.touch()
    return getRow(change, id)
  })
}

/**
 * Deletes a collection with its items and its link. An id without a collection of the account changes nothing (docs/behaviour/collections.md 18).
 *
 * @throws AppError `validation` for the default collection
 */
export async function removeCollection(services: CollectionServices, accountId: string, id: string): Promise<void> {
  await changeCollections(services, accountId, async ({ transaction, touch }) => {
    const row = await findCollectionRow(transaction, accountId, id)
    if (row === undefined) return
    if (row.is_default === 1) throw rejection('validation', 'Cannot delete default collection')
    await transaction.deleteFrom('collections').where('id', '=', id).execute()
    await touch()
  })
}

/** Pages show the default collection under these names: another one would look the same. */
const SHOWN_DEFAULT_NAMES: ReadonlySet<string> = new Set(DEFAULT_NAMES.map(foldText))

async function rejectTakenName({ transaction, account }: Change, name: string, exceptId = ''): Promise<void> {
  const taken = await transaction
    .selectFrom('collections')
    .select('id')
    .where('account_id', '=', account.id)
    .where('name_key', '=', nameKeyOf(name))
    .where('id', '!=', exceptId)
    .executeTakeFirst()
  if (taken !== undefined || SHOWN_DEFAULT_NAMES.has(foldText(name)))
    throw rejection('conflict', `Collection with name '${name}' already exists`)
}

async function getRow({ transaction, account }: Change, id: string): Promise<CollectionRow> {
  const row = await findCollectionRow(transaction, account.id, id)
  if (row === undefined) throw collectionNotFound(id)
  return row
}

/** Clients show `error` of failed POST requests and `message` of others, so both have the text (docs/behaviour/collections.md). */
function rejection(code: 'validation' | 'conflict', text: string): AppError {
  return new AppError(code, { error: text, message: text })
}
