import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { COLLECTION_ITEMS_MAX } from '#contracts/collection-limits.ts'
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

  test('for a user who asks for the first time there is one default collection', async () => {
    const { client } = await it.user()
    const lists = await inParallel(20, async () => (await client.get(API)).json())
    expect(new Set(lists.map((list) => JSON.stringify(list))).size).toBe(1)
    expect(lists[0]).toHaveLength(1)
  })

  test('a core user with one place left makes one collection', async () => {
    const user = await it.user()
    await user.create('first')
    const made = await inParallel(20, (index) => user.client.post(API, { json: { name: `name ${index}` } }))
    expect(count(made.map(({ statusCode }) => statusCode))).toEqual({ 201: 1, 400: 19 })
    expect(await user.list()).toHaveLength(3)
  })

  test('a new user who makes collections before any other call makes two', async () => {
    const { client } = await it.user()
    const made = await inParallel(20, (index) => client.post(API, { json: { name: `name ${index}` } }))
    expect(count(made.map(({ statusCode }) => statusCode))).toEqual({ 201: 2, 400: 18 })
  })

  test('of a name one collection is made', async () => {
    const user = await it.user({ plan: 'mdn_plus_5m' })
    const made = await inParallel(20, () => user.client.post(API, { json: { name: 'the same' } }))
    expect(count(made.map(({ statusCode }) => statusCode))).toEqual({ 201: 1, 409: 19 })
    expect(await user.list()).toHaveLength(2)
  })

  test('two collections that are renamed alike end with different names', async () => {
    const user = await it.user({ plan: 'mdn_plus_5m' })
    const ids = await Promise.all(Array.from({ length: 4 }, (_, index) => user.create(`name ${index}`)))
    const renamed = await inParallel(20, (index) => user.client.post(`${API}${ids[index % 4]}/`, { json: { name: 'alike' } }))
    // The one that has the name may be given it again.
    expect(count(renamed.map(({ statusCode }) => statusCode))).toEqual({ 200: 5, 409: 15 })
    expect((await user.list()).filter(({ name }) => name === 'alike')).toHaveLength(1)
  })

  test('a page that is saved from many tabs is saved once', async () => {
    const user = await it.user()
    const id = await user.defaultId()
    const saved = await inParallel(20, () => user.save(id, PAGE))
    expect(count(saved.map(({ statusCode }) => statusCode))).toEqual({ 201: 1, 409: 19 })
    expect(await user.read(id)).toMatchObject({ article_count: 1 })
  })

  test('pages that are saved together are all there, each at a place of its own', async () => {
    const user = await it.user()
    const id = await user.defaultId()
    await inParallel(20, (index) => user.save(id, pageUrl(index)))
    const [newest, manual] = [await user.read(id, '?limit=20'), await user.read(id, '?limit=20&sort=manual')]
    expect(new Set(newest.items.map(({ url }) => url)).size).toBe(20)
    expect(manual.items).toEqual(newest.items)
  })

  test('a collection with one place left takes one page', async () => {
    const user = await it.user()
    const id = await user.defaultId()
    const rows = Array.from({ length: COLLECTION_ITEMS_MAX - 1 }, (_, index) => itemRow(id, index))
    await it.store.transact((transaction) => insertRows(transaction, rows))
    const saved = await inParallel(20, (index) => user.save(id, pageUrl(index)))
    expect(count(saved.map(({ statusCode }) => statusCode))).toEqual({ 201: 1, 400: 19 })
    expect(saved.find(({ statusCode }) => statusCode === 400)?.json()).toEqual({
      code: 400,
      error: 'Collection is full',
      message: 'A collection holds at most 10000 articles',
    })
    const other = await user.create('other')
    await user.saveAll(other, [PAGE, pageUrl(30)])
    const items = (await user.read(other)).items.map((item) => item.id)
    const moves = ['move', 'copy'].map((action) => user.client.post(`${API}${other}/bulk/`, { json: { action, items, target: id } }))
    expect((await Promise.all(moves)).map((reply) => reply.json().error)).toEqual(['Collection is full', 'Collection is full'])
    const imported = await user.client.post(`${API}${id}/import/`, { json: { items: [{ url: PAGE }] } })
    expect(imported.json().error).toBe('Collection is full')
    expect(await user.read(id, '?limit=0')).toMatchObject({ article_count: COLLECTION_ITEMS_MAX })
  })

  test('long notes find room until the collection has its fill of them', async () => {
    const user = await it.user()
    const [id, other] = [await user.defaultId(), await user.create('other')]
    const notes = 'a'.repeat(65_536)
    // 255 of 256 times 65,536.
    const rows = Array.from({ length: 255 }, (_, index) => ({ ...itemRow(id, index), notes }))
    await it.store.transact((transaction) => insertRows(transaction, rows))
    const saved = await inParallel(20, (index) => user.save(id, pageUrl(index), { notes }))
    expect(count(saved.map(({ statusCode }) => statusCode))).toEqual({ 201: 1, 400: 19 })
    const [long] = await user.saveAll(other, [pageUrl(30)])
    await user.client.post(`${API}${other}/items/${long?.id}/`, { json: { notes } })
    const [short] = await user.saveAll(id, [pageUrl(31)])
    const rejected = [
      await user.client.post(`${API}${id}/items/${short?.id}/`, { json: { notes } }),
      await user.client.post(`${API}${other}/bulk/`, { json: { action: 'copy', items: [long?.id], target: id } }),
      await user.client.post(`${API}${other}/bulk/`, { json: { action: 'move', items: [long?.id], target: id } }),
      await user.client.post(`${API}${id}/import/`, { json: { items: [{ url: pageUrl(32), notes }] } }),
    ]
    expect(rejected.map((reply) => reply.json().error)).toEqual(rejected.map(() => 'Collection is full'))
    const [first] = (await user.read(id, '?sort=oldest&limit=1')).items
    const replaced = await user.client.post(`${API}${id}/items/${first?.id}/`, { json: { notes: 'b'.repeat(65_536) } })
    expect(replaced.statusCode).toBe(200)
  })

  test('bookmarks that many tabs merge are merged once', async () => {
    const user = await it.user()
    const items = Array.from({ length: 10 }, (_, index) => ({ url: pageUrl(index) }))
    const merged = await inParallel(20, async () => (await user.client.post(`${API}merge/`, { json: { items } })).json())
    expect(merged.reduce((sum, { added }) => sum + added, 0)).toBe(10)
    expect((await user.list()).map(({ article_count }) => article_count)).toEqual([10])
  })

  test('items that are moved around at once are all there, each once', async () => {
    const user = await it.user()
    const [one, other] = [await user.defaultId(), await user.create('other')]
    const items = await user.saveAll(
      one,
      Array.from({ length: 6 }, (_, index) => pageUrl(index)),
    )
    await inParallel(20, (index) => {
      const [source, target] = index % 2 === 0 ? [one, other] : [other, one]
      const some = items.slice(index % 5, (index % 5) + 2).map(({ id }) => id)
      return user.client.post(`${API}${source}/bulk/`, { json: { action: 'move', items: some, target } })
    })
    const all = [...(await user.read(one)).items, ...(await user.read(other)).items]
    expect(all.map(({ url }) => url).sort()).toEqual(items.map(({ url }) => url).sort())
  })

  test('items that are put elsewhere at once keep places of their own', async () => {
    const user = await it.user()
    const id = await user.defaultId()
    const items = await user.saveAll(
      id,
      Array.from({ length: 5 }, (_, index) => pageUrl(index)),
    )
    await inParallel(20, (index) =>
      user.client.post(`${API}${id}/order/`, { json: { item: items[index % 5]?.id, before: items[(index * 2 + 1) % 5]?.id } }),
    )
    const places = await it.store.db.selectFrom('collection_items').select('place').where('collection_id', '=', id).execute()
    expect(new Set(places.map(({ place }) => place)).size).toBe(5)
  })

  test('one link is made, and all calls get the same one', async () => {
    const user = await it.user()
    const id = await user.defaultId()
    const made = await inParallel(20, async () => (await user.client.post(`${API}${id}/share/`, { json: { notes: false } })).json().token)
    expect(new Set(made).size).toBe(1)
  })

  test('every change moves the time by which other tabs know of it', async () => {
    const user = await it.user()
    const id = await user.defaultId()
    expect(await user.lastModified()).toBeUndefined()
    await inParallel(20, (index) => user.save(id, pageUrl(index)))
    // The test's clock stands still: each change is at least a millisecond after the one before.
    expect(await user.lastModified()).toBe('2026-11-21T12:00:00.019Z')
  })

  test('an account that goes meanwhile takes all with it', async () => {
    const user = await it.user({ plan: 'mdn_plus_5m' })
    const work = inParallel(20, (index) => user.client.post(API, { json: { name: `name ${index}` } }))
    const deletion = it.store.db.deleteFrom('accounts').where('id', '=', user.account.id).execute()
    const [replies] = await Promise.all([work, deletion])
    for (const { statusCode, json } of replies) expect([201, 'Invalid Session']).toContain(statusCode === 201 ? 201 : json().error)
    expect(await it.store.db.selectFrom('collections').select('id').where('account_id', '=', user.account.id).execute()).toEqual([])
  })
})
