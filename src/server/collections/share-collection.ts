import type { CollectionShare } from '#contracts/collections.ts'
import { randomId } from '../http/sessions/random-id.ts'
import { type CollectionServices, changeCollections, checkCollection } from './change-collections.ts'
import { viewShare } from './collection-rows.ts'

/**
 * Makes the link by which anybody reads a collection; where there is one, it stays, and only whether it shows notes changes.
 *
 * @throws AppError `collection_not_found`
 */
export async function shareCollection(
  services: CollectionServices,
  accountId: string,
  { id, showsNotes }: { readonly id: string; readonly showsNotes: boolean },
): Promise<CollectionShare> {
  const token = randomId(services.randomBytes)
  return changeCollections(services, accountId, async (change) => {
    await checkCollection(change, id)
    const shows_notes = showsNotes ? 1 : 0
    const made = await change.transaction
      .insertInto('collection_shares')
      .values({ collection_id: id, token, shows_notes, created_at: change.at })
      .onConflict((conflict) => conflict.column('collection_id').doUpdateSet({ shows_notes }))
      .returning('token')
      .executeTakeFirstOrThrow()
    await change.touch()
    return viewShare(made.token, { origin: services.origin, showsNotes })
  })
}

/**
 * Ends the link of a collection. One that has none is passed over.
 *
 * @throws AppError `collection_not_found`
 */
export async function unshareCollection(services: CollectionServices, accountId: string, id: string): Promise<void> {
  await changeCollections(services, accountId, async (change) => {
    await checkCollection(change, id)
    await change.transaction.deleteFrom('collection_shares').where('collection_id', '=', id).execute()
    await change.touch()
  })
}
