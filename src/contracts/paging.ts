import Type from 'typebox'
import { COLLECTION_ITEMS_MAX, COLLECTION_PAGE_DEFAULT } from './collection-limits.ts'

/** The query of a list of items: which page of it. @param most how many items a page may have */
export const pagingTo = (most: number) => ({
  limit: Type.Optional(Type.Integer({ minimum: 0, maximum: most, default: COLLECTION_PAGE_DEFAULT })),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: COLLECTION_ITEMS_MAX, default: 0 })),
})
