import type { FastifyReply } from 'fastify'
import { collections } from '#contracts/collections.ts'
import { ITEM_ROW_BYTES } from '#contracts/quotas.ts'
import type { Serve } from '../http/api/serve.ts'
import { AppError } from '../http/errors/app-error.ts'
import { CACHE } from '../http/headers/cache-control.ts'
import { isNotModified } from '../http/headers/conditional.ts'
import { sendParts } from '../http/responses/send-parts.ts'
import type { Services } from '../http/services.ts'
import { changeManyItems } from './bulk-items.ts'
import { collectionNotFound, itemNotFound } from './change-collections.ts'
import { addItem, removeItem, updateItem } from './change-items.ts'
import { type CreateServices, createCollection, removeCollection, updateCollection } from './change-one-collection.ts'
import { type CollectionRow, findCollectionRow, findSharedRow, listCollectionRows, viewCollection, viewItem } from './collection-rows.ts'
import { getDefaultCollection } from './default-collection.ts'
import { dispositionOf, type ExportFormat, exportCollection } from './export-collection.ts'
import { findPage, findPageKey, malformedUrl, type PageSource, type SavedPage } from './find-page.ts'
import { importItems } from './import-items.ts'
import { orderItem } from './order-item.ts'
import { countItems, findItem, findPlaces, listItems, sumItemBytes } from './read-items.ts'
import { shareCollection, unshareCollection } from './share-collection.ts'
import { readShared, sharedTag } from './shared-collection.ts'

export interface CollectionsOptions {
  readonly services: CreateServices & Pick<Services, 'exportSlots' | 'quotas'>
  readonly pages: PageSource
}

const NOT_MODIFIED = 304

/** Saved pages (docs/decisions/0027). */
export function serveCollections(serve: Serve, { services, pages }: CollectionsOptions): void {
  const { db } = services.store
  const view = (row: CollectionRow) => viewCollection(row, services.origin)

  serve(collections.list, async ({ account }) => {
    await getDefaultCollection(db, services, account.id)
    return (await listCollectionRows(db, account.id)).map(view)
  })
  serve(collections.create, async ({ account, body }) => view(await createCollection(services, account.id, body)))
  serve(collections.read, async ({ account, params, query }) => {
    const row = await getRow(account.id, params.id)
    const items = await listItems(db, row.id, query)
    return {
      ...view(row),
      match_count: query.q === undefined ? row.article_count : await countItems(db, row.id, query.q),
      items: items.map(viewItem),
    }
  })
  serve(collections.update, async ({ account, params, body }) =>
    view(await updateCollection(services, account.id, { id: params.id, name: body.name, description: body.description })),
  )
  serve(collections.remove, ({ account, params }) => removeCollection(services, account.id, params.id))

  serve(collections.addItem, async ({ account, params, body }) => {
    await getRow(account.id, params.id)
    const page = await getPage(pages, body.url)
    const { title, notes } = body
    return viewItem(await addItem(services, account.id, { collectionId: params.id, page, title, notes }))
  })
  serve(collections.readItem, async ({ account, params }) => {
    const { id } = await getRow(account.id, params.collection_id)
    const item = await findItem(db, id, params.id)
    if (item === undefined) throw itemNotFound(params.id)
    return viewItem(item)
  })
  serve(collections.updateItem, async ({ account, params, body: { title, notes } }) =>
    viewItem(await updateItem(services, account.id, { ...nameOf(params), title, notes })),
  )
  serve(collections.removeItem, ({ account, params }) => removeItem(services, account.id, nameOf(params)))
  serve(collections.lookup, async ({ account, query }) => {
    const places = await findPlaces(db, account.id, findPageKey(pages, query.url))
    return { results: places.map((row) => ({ collection_id: row.collection_id, item: viewItem(row) })) }
  })

  serve(collections.order, ({ account, params, body }) => orderItem(services, account.id, { collectionId: params.id, ...body }))
  serve(collections.bulk, async ({ account, params, body, request }) => {
    const items = { accountId: account.id, collectionId: params.id, ids: body.items }
    if (body.action === 'copy') await services.quotas.spend(request, account, await sumItemBytes(db, items))
    return changeManyItems(services, account.id, { collectionId: params.id, ...body })
  })
  serve(collections.export, async ({ account, params, query: { format = 'json' }, reply }) =>
    sendFile(reply, await getRow(account.id, params.id), { format, accountId: account.id }),
  )
  serve(collections.import, async ({ account, params, body, request }) => {
    await getRow(account.id, params.id)
    await services.quotas.spend(request, account, body.items.length * ITEM_ROW_BYTES)
    return importItems(services, account.id, { items: body.items, pages, collectionId: params.id })
  })
  serve(collections.merge, async ({ account, body, request }) => {
    await services.quotas.spend(request, account, body.items.length * ITEM_ROW_BYTES)
    return importItems(services, account.id, { items: body.items, pages })
  })

  serve(collections.share, ({ account, params, body }) => shareCollection(services, account.id, { id: params.id, showsNotes: body.notes }))
  serve(collections.unshare, ({ account, params }) => unshareCollection(services, account.id, params.id))
  serve(collections.shared, async ({ params, query, request, reply }) => {
    reply.header('x-robots-tag', 'noindex')
    const row = await findSharedRow(db, params.token)
    if (row === undefined) throw new AppError('not_found')
    const tag = sharedTag(row, query)
    reply.headers({ 'cache-control': CACHE.checked, etag: tag })
    return isNotModified(request.headers['if-none-match'], tag) ? reply.code(NOT_MODIFIED).send() : await readShared(db, row, query)
  })

  async function getRow(accountId: string, id: string): Promise<CollectionRow> {
    const row = await findCollectionRow(db, accountId, id)
    if (row === undefined) throw collectionNotFound(id)
    return row
  }

  function sendFile(
    reply: FastifyReply,
    row: CollectionRow,
    { format, accountId }: { format: ExportFormat; accountId: string },
  ): FastifyReply {
    services.exportSlots.claim(accountId, reply)
    reply
      .header('cache-control', CACHE.personal)
      .header('content-disposition', dispositionOf(row.name, format))
      .type(format === 'json' ? 'application/json; charset=utf-8' : 'text/markdown; charset=utf-8')
    return sendParts(reply, exportCollection(db, row, { format, origin: services.origin }))
  }
}

function nameOf({ collection_id, id }: { readonly collection_id: string; readonly id: string }): {
  readonly collectionId: string
  readonly id: string
} {
  return { collectionId: collection_id, id }
}

/** @throws AppError `not_found` for a page that the site does not have, `bad_request` for an address of another one */
async function getPage(pages: PageSource, address: string): Promise<SavedPage> {
  const page = await findPage(pages, address)
  if (page === 'other site') throw malformedUrl()
  if (page === 'unknown') throw new AppError('not_found', { error: 'Document not found', message: 'This site has no such page.' })
  return page
}
