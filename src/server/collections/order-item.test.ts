import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CollectionItem } from '#contracts/collections.ts'
import { DATABASES } from '../store/testing/open-test-store.fixture.ts'
import { API, type CollectionsApp, createCollectionsApp, type User } from './testing/collections-app.fixture.ts'
import { pageUrl } from './testing/saved-site.fixture.ts'

describe.each(DATABASES)('the manual order, on %s', (kind) => {
  let it: CollectionsApp
  let user: User
  let id: string
  let items: readonly CollectionItem[]
  beforeAll(async () => {
    it = await createCollectionsApp({ kind })
  })
  beforeEach(async () => {
    user = await it.user()
    id = await user.defaultId()
    // Read from the top: 4, 3, 2, 1, 0.
    items = await user.saveAll(id, [0, 1, 2, 3, 4].map(pageUrl))
  })
  afterAll(() => it.close())

  const put = (item: number, before: number | null) =>
    user.client.post(`${API}${id}/order/`, { json: { item: items[item]?.id, before: before === null ? null : items[before]?.id } })
  const order = async (sort = 'manual') =>
    (await user.read(id, `?limit=100&sort=${sort}`)).items.map((item) => items.findIndex((known) => known.id === item.id))

  test.each([
    [0, 4, [0, 4, 3, 2, 1]],
    [4, 0, [3, 2, 1, 4, 0]],
    [4, null, [3, 2, 1, 0, 4]],
    [0, null, [4, 3, 2, 1, 0]],
    [1, 3, [4, 1, 3, 2, 0]],
    [3, 2, [4, 3, 2, 1, 0]],
    [2, 2, [4, 3, 2, 1, 0]],
  ])('item %i is put before %s', async (item, before, expected) => {
    const reply = await put(item, before)
    expect([reply.statusCode, reply.body]).toEqual([200, ''])
    expect(await order()).toEqual(expected)
    expect(await order('newest')).toEqual([4, 3, 2, 1, 0])
  })

  test('however often items are put between the same two, there is room', async () => {
    for (let round = 0; round < 60; round += 1) {
      const [second] = (await order()).slice(1)
      await put(4 === second ? 3 : ((await order()).at(-1) ?? 0), second ?? 0)
    }
    expect((await order()).toSorted()).toEqual([0, 1, 2, 3, 4])
    const places = await it.store.db.selectFrom('collection_items').select('place').where('collection_id', '=', id).execute()
    expect(places.every(({ place }) => Number.isSafeInteger(place))).toBe(true)
  })

  test('what is saved afterwards comes to the top', async () => {
    await put(0, 4)
    const [added] = await user.saveAll(id, [pageUrl(9)])
    expect((await user.read(id, '?sort=manual&limit=1')).items[0]?.id).toBe(added?.id)
  })

  test('items that are not there are not put anywhere, and nothing is put before them', async () => {
    const other = await user.create('other')
    const [elsewhere] = await user.saveAll(other, [pageUrl(0)])
    const send = async (json: object) => (await user.client.post(`${API}${id}/order/`, { json })).statusCode
    expect(await send({ item: elsewhere?.id, before: null })).toBe(404)
    expect(await send({ item: items[0]?.id, before: elsewhere?.id })).toBe(404)
    expect(await send({ item: items[0]?.id })).toBe(400)
    expect(await send({ item: items[0]?.id, before: null, after: null })).toBe(400)
    expect(await order()).toEqual([4, 3, 2, 1, 0])
  })
})
