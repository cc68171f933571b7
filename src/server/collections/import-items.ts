import type { ImportReply } from '#contracts/collections.ts'
import { type CollectionServices, changeCollections, checkCollection } from './change-collections.ts'
import { getDefaultCollection } from './default-collection.ts'
import { findPage, type PageLookup, type PageSource } from './find-page.ts'
import { pageKeyOf } from './fold-text.ts'
import { insertItems, listPageKeys, type NewItem } from './insert-items.ts'

/** A page as it is sent. */
export interface SentItem {
  readonly url: string
  readonly title?: string | undefined
  readonly notes?: string | undefined
}

export interface ImportOptions {
  readonly items: readonly SentItem[]
  readonly pages: PageSource
  /** Absent: into the default one. */
  readonly collectionId?: string
}

interface Found extends SentItem {
  readonly index: number
  readonly page: PageLookup
}

/** How many files of the site are read at once. */
const READS_AT_ONCE = 16

/**
 * Adds pages to a collection in one transaction, the first of them on top. Pages that it has, or that come twice, are left as they are, and so are
 * addresses that lead nowhere; the response names them.
 *
 * @throws AppError `collection_not_found`; `collection_full` when they have no room, and none is added
 */
export async function importItems(
  services: CollectionServices,
  accountId: string,
  { items, pages, collectionId }: ImportOptions,
): Promise<ImportReply> {
  const found = await findPages(pages, items)
  return changeCollections(services, accountId, async (change) => {
    const id = collectionId ?? (await getDefaultCollection(change.transaction, services, accountId))
    await checkCollection(change, id)
    const known = await listPageKeys(change.transaction, id)
    const fresh: NewItem[] = []
    const there: Found[] = []
    for (const item of found) {
      const { page, title, notes } = item
      if (typeof page === 'string') continue
      const key = pageKeyOf(page.url)
      if (known.has(key)) there.push(item)
      else fresh.push({ page, title, notes })
      known.add(key)
    }
    if (fresh.length > 0) {
      await insertItems(change, id, { items: fresh, randomBytes: services.randomBytes })
      await change.touch(id)
    }
    return {
      added: fresh.length,
      already_there: there.map(answerOf),
      unknown: found.filter(({ page }) => page === 'unknown').map(answerOf),
      other_site: found.filter(({ page }) => page === 'other site').map(answerOf),
    }
  })
}

async function findPages(pages: PageSource, items: readonly SentItem[]): Promise<readonly Found[]> {
  const found: Found[] = []
  for (let start = 0; start < items.length; start += READS_AT_ONCE) {
    const some = items.slice(start, start + READS_AT_ONCE)
    const lookups = await Promise.all(some.map(({ url }) => findPage(pages, url)))
    found.push(...some.flatMap((item, at) => [{ ...item, index: start + at, page: lookups[at] ?? 'unknown' } as const]))
  }
  return found
}

function answerOf({ index, url }: Found): { readonly index: number; readonly url: string } {
  return { index, url }
}
