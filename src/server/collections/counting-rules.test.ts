import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { COLLECTION_ITEMS_MAX } from '#contracts/limits.ts'
import { inParallel } from '../store/testing/in-parallel.fixture.ts'
import { DATABASES } from '../store/testing/open-test-store.fixture.ts'
import { insertRows } from './insert-items.ts'
import { API, type CollectionsApp, createCollectionsApp } from './testing/collections-app.fixture.ts'
import { itemRow } from './testing/item-row.fixture.ts'
import { pageUrl } from './testing/saved-site.fixture.ts'

const PAGE = '/en-US/docs/Web/CSS'

describe.each(DATABASES)('twenty at once, on %s', (kind) => {
  let it: CollectionsApp
  beforeAll(async () => {
    it = await createCollectionsApp({ kind })
  })
  afterAll(() => it.close())

  const count = (values: readonly number[]) =>
    Object.fromEntries(
      Map.groupBy(values, (value) => value)
        .entries()
        .map(([value, all]) => [value, all.length]),
    )

  test('who asks for the first time: there is one default collection', async () => {
    const { client } = await it.reader()
    const lists = await inParallel(20, async () => (await client.get(API)).json())
    expect(new Set(lists.map((list) => JSON.stringify(list))).size).toBe(1)
    expect(lists[0]).toHaveLength(1)
  })

  test('a core reader with one place left makes one collection', async () => {
    const reader = await it.reader()
    await reader.create('first')
    const made = await inParallel(20, (index) => reader.client.post(API, { json: { name: `name ${index}` } }))
    expect(count(made.map(({ statusCode }) => statusCode))).toEqual({ 201: 1, 400: 19 })
    expect(await reader.list()).toHaveLength(3)
  })

  test('a new reader who makes collections before any other call makes two', async () => {
    const { client } = await it.reader()
    const made = await inParallel(20, (index) => client.post(API, { json: { name: `name ${index}` } }))
    expect(count(made.map(({ statusCode }) => statusCode))).toEqual({ 201: 2, 400: 18 })
  })

  test('of a name one collection is made', async () => {
    const reader = await it.reader({ plan: 'mdn_plus_5m' })
    const made = await inParallel(20, () => reader.client.post(API, { json: { name: 'the same' } }))
    expect(count(made.map(({ statusCode }) => statusCode))).toEqual({ 201: 1, 409: 19 })
    expect(await reader.list()).toHaveLength(2)
  })

  test('two collections that are renamed alike end with different names', async () => {
    const reader = await it.reader({ plan: 'mdn_plus_5m' })
    const ids = await Promise.all(Array.from({ length: 4 }, (_, index) => reader.create(`name ${index}`)))
    const renamed = await inParallel(20, (index) => reader.client.post(`${API}${ids[index % 4]}/`, { json: { name: 'alike' } }))
    // The one that has the name may be given it again.
    expect(count(renamed.map(({ statusCode }) => statusCode))).toEqual({ 200: 5, 409: 15 })
    expect((await reader.list()).filter(({ name }) => name === 'alike')).toHaveLength(1)
  })

  test('a page that is saved from many tabs is saved once', async () => {
    const reader = await it.reader()
    const id = await reader.defaultId()
    const saved = await inParallel(20, () => reader.save(id, PAGE))
    expect(count(saved.map(({ statusCode }) => statusCode))).toEqual({ 201: 1, 409: 19 })
    expect(await reader.read(id)).toMatchObject({ article_count: 1 })
  })

  test('pages that are saved together are all there, each at a place of its own', async () => {
    const reader = await it.reader()
    const id = await reader.defaultId()
    await inParallel(20, (index) => reader.save(id, pageUrl(index)))
    const [newest, manual] = [await reader.read(id, '?limit=20'), await reader.read(id, '?limit=20&sort=manual')]
    expect(new Set(newest.items.map(({ url }) => url)).size).toBe(20)
    expect(manual.items).toEqual(newest.items)
  })

  test('a collection with one place left takes one page', async () => {
    const reader = await it.reader()
    const id = await reader.defaultId()
    const rows = Array.from({ length: COLLECTION_ITEMS_MAX - 1 }, (_, index) => itemRow(id, index))
    await it.store.transact((transaction) => insertRows(transaction, rows))
    const saved = await inParallel(20, (index) => reader.save(id, pageUrl(index)))
    expect(count(saved.map(({ statusCode }) => statusCode))).toEqual({ 201: 1, 400: 19 })
    expect(saved.find(({ statusCode }) => statusCode === 400)?.json()).toEqual({
      code: 400,
      error: 'Collection is full',
      message: 'A collection holds at most 10000 articles',
    })
    const other = await reader.create('other')
    await reader.saveAll(other, [PAGE, pageUrl(30)])
    const items = (await reader.read(other)).items.map((item) => item.id)
    const moves = ['move', 'copy'].map((action) => reader.client.post(`${API}${other}/bulk/`, { json: { action, items, target: id } }))
    expect((await Promise.all(moves)).map((reply) => reply.json().error)).toEqual(['Collection is full', 'Collection is full'])
    const imported = await reader.client.post(`${API}${id}/import/`, { json: { items: [{ url: PAGE }] } })
    expect(imported.json().error).toBe('Collection is full')
    expect(await reader.read(id, '?limit=0')).toMatchObject({ article_count: COLLECTION_ITEMS_MAX })
  })

  test('long notes find room until the collection has its fill of them', async () => {
    const reader = await it.reader()
    const [id, other] = [await reader.defaultId(), await reader.create('other')]
    const notes = 'a'.repeat(65_536)
    // 255 of 256 times 65,536.
    const rows = Array.from({ length: 255 }, (_, index) => ({ ...itemRow(id, index), notes }))
    await it.store.transact((transaction) => insertRows(transaction, rows))
    const saved = await inParallel(20, (index) => reader.save(id, pageUrl(index), { notes }))
    expect(count(saved.map(({ statusCode }) => statusCode))).toEqual({ 201: 1, 400: 19 })
    const [long] = await reader.saveAll(other, [pageUrl(30)])
    await reader.client.post(`${API}${other}/items/${long?.id}/`, { json: { notes } })
    const [short] = await reader.saveAll(id, [pageUrl(31)])
    const refused = [
      await reader.client.post(`${API}${id}/items/${short?.id}/`, { json: { notes } }),
      await reader.client.post(`${API}${other}/bulk/`, { json: { action: 'copy', items: [long?.id], target: id } }),
      await reader.client.post(`${API}${other}/bulk/`, { json: { action: 'move', items: [long?.id], target: id } }),
      await reader.client.post(`${API}${id}/import/`, { json: { items: [{ url: pageUrl(32), notes }] } }),
    ]
    expect(refused.map((reply) => reply.json().error)).toEqual(refused.map(() => 'Collection is full'))
    const [first] = (await reader.read(id, '?sort=oldest&limit=1')).items
    const replaced = await reader.client.post(`${API}${id}/items/${first?.id}/`, { json: { notes: 'b'.repeat(65_536) } })
    expect(replaced.statusCode).toBe(200)
  })

  test('bookmarks that many tabs merge are merged once', async () => {
    const reader = await it.reader()
    const items = Array.from({ length: 10 }, (_, index) => ({ url: pageUrl(index) }))
    const merged = await inParallel(20, async () => (await reader.client.post(`${API}merge/`, { json: { items } })).json())
    expect(merged.reduce((sum, { added }) => sum + added, 0)).toBe(10)
    expect((await reader.list()).map(({ article_count }) => article_count)).toEqual([10])
  })

  test('items that are moved around at once are all there, each once', async () => {
    const reader = await it.reader()
    const [one, other] = [await reader.defaultId(), await reader.create('other')]
    const items = await reader.saveAll(
      one,
      Array.from({ length: 6 }, (_, index) => pageUrl(index)),
    )
    await inParallel(20, (index) => {
      const [source, target] = index % 2 === 0 ? [one, other] : [other, one]
      const some = items.slice(index % 5, (index % 5) + 2).map(({ id }) => id)
      return reader.client.post(`${API}${source}/bulk/`, { json: { action: 'move', items: some, target } })
    })
    const all = [...(await reader.read(one)).items, ...(await reader.read(other)).items]
    expect(all.map(({ url }) => url).sort()).toEqual(items.map(({ url }) => url).sort())
  })

  test('items that are put elsewhere at once keep places of their own', async () => {
    const reader = await it.reader()
    const id = await reader.defaultId()
    const items = await reader.saveAll(
      id,
      Array.from({ length: 5 }, (_, index) => pageUrl(index)),
    )
    await inParallel(20, (index) =>
      reader.client.post(`${API}${id}/order/`, { json: { item: items[index % 5]?.id, before: items[(index * 2 + 1) % 5]?.id } }),
    )
    const places = await it.store.db.selectFrom('collection_items').select('place').where('collection_id', '=', id).execute()
    expect(new Set(places.map(({ place }) => place)).size).toBe(5)
  })

  test('one link is made, and all are told the same', async () => {
    const reader = await it.reader()
    const id = await reader.defaultId()
    const made = await inParallel(20, async () => (await reader.client.post(`${API}${id}/share/`, { json: { notes: false } })).json().token)
    expect(new Set(made).size).toBe(1)
  })

  test('every change moves the time by which other tabs know of it', async () => {
    const reader = await it.reader()
    const id = await reader.defaultId()
    expect(await reader.lastModified()).toBeUndefined()
    await inParallel(20, (index) => reader.save(id, pageUrl(index)))
    // The test's clock stands still: each change is at least a millisecond after the one before.
    expect(await reader.lastModified()).toBe('2026-11-21T12:00:00.019Z')
  })

  test('an account that goes meanwhile takes all with it', async () => {
    const reader = await it.reader({ plan: 'mdn_plus_5m' })
    const work = inParallel(20, (index) => reader.client.post(API, { json: { name: `name ${index}` } }))
    const deletion = it.store.db.deleteFrom('accounts').where('id', '=', reader.account.id).execute()
    const [replies] = await Promise.all([work, deletion])
    for (const { statusCode, json } of replies) expect([201, 'Invalid Session']).toContain(statusCode === 201 ? 201 : json().error)
    expect(await it.store.db.selectFrom('collections').select('id').where('account_id', '=', reader.account.id).execute()).toEqual([])
  })
})
