import type { PersonalData } from '../store/personal-data.ts'
import { ITEM_COLUMNS, listCollectionRows, viewCollection, viewItem } from './collection-rows.ts'

/** What collections keep of a person. Items and links go with their collections. */
export const collectionsData: PersonalData = {
  name: 'collections',
  tables: ['collections', 'collection_items', 'collection_shares'],
  async export(db, accountId) {
    const collections = await listCollectionRows(db, accountId)
    const items = await db
      .selectFrom('collection_items')
      .innerJoin('collections', 'collections.id', 'collection_items.collection_id')
      .where('account_id', '=', accountId)
      .select(ITEM_COLUMNS.map((column) => `collection_items.${column}` as const))
      .select('collection_id')
      .orderBy('place', 'desc')
      .execute()
    const byCollection = Map.groupBy(items, ({ collection_id }) => collection_id)
    return collections.map((row) => {
      const { id, ...collection } = viewCollection(row, '')
      return { ...collection, items: (byCollection.get(id) ?? []).map(viewItem).map(({ id: _id, ...item }) => item) }
    })
  },
  async remove(transaction, accountId) {
    await transaction.deleteFrom('collections').where('account_id', '=', accountId).execute()
  },
}
