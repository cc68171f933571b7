import type { CollectionItemsTable } from '../../store/tables/collections.ts'
import { PLACE_GAP } from '../insert-items.ts'

/** A row of a collection with many items, for a page that the site need not have; the higher the index, the newer. */
export function itemRow(collectionId: string, index: number): CollectionItemsTable {
  const url = `/en-US/docs/Many/Page_${index}`
  const title = `Many ${String((index * 7919) % 100_003).padStart(6, '0')}`
  return {
    id: `${collectionId}-${index}`,
    collection_id: collectionId,
    url,
    page_key: url.toLowerCase(),
    page_title: title,
    own_title: null,
    title_key: title.toLowerCase(),
    search_key: `${title.toLowerCase()}\nnote ${index}`,
    notes: `Note ${index}`,
    parents: JSON.stringify([{ uri: '/en-US/docs/Many', title: 'Many' }]),
    number: index + 1,
    place: (index + 1) * PLACE_GAP,
    created_at: index,
    updated_at: index,
  }
}
