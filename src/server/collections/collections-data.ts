import type { PersonalData } from '../store/personal-data.ts'
import type { Database } from '../store/tables.ts'
import { findCollectionRow, viewCollection, viewItem } from './collection-rows.ts'
import { everyItem } from './every-item.ts'

/** The personal data of collections. Items and links are deleted with their collections. */
export const collectionsData: PersonalData = {
  name: 'collections',
  tables: ['collections', 'collection_items', 'collection_shares'],
  export: async (db, accountId) => everyCollection(db, accountId),
  async remove(transaction, accountId) {
    await transaction.deleteFrom('collections').where('account_id', '=', accountId).execute()
  },
}

async function* everyCollection(db: Database, accountId: string): AsyncGenerator<object> {
  const ids = await db.selectFrom('collections').select('id').where('account_id', '=', accountId).orderBy('number').execute()
  for (const { id } of ids) {
    const row = await findCollectionRow(db, accountId, id)
    if (row === undefined) continue
    const { id: _id, ...collection } = viewCollection(row, '')
    yield { ...collection, items: everyOwnItem(db, id) }
  }
}

async function* everyOwnItem(db: Database, collectionId: string): AsyncGenerator<object> {
  for await (const row of everyItem(db, collectionId)) {
    const { id: _id, ...item } = viewItem(row)
    yield item
  }
}
