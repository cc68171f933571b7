import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CollectionItem } from '#contracts/collections.ts'
import { DATABASES } from '../store/testing/open-test-store.fixture.ts'
import { API, type CollectionsApp, createCollectionsApp, type User } from './testing/collections-app.fixture.ts'
import { pageUrl } from './testing/saved-site.fixture.ts'

describe.each(DATABASES)('many items in bulk, on %s', (kind) => {
  let it: CollectionsApp
  let user: User
  let source: string
  let target: string
  let items: readonly CollectionItem[]
  beforeAll(async () => {
    it = await createCollectionsApp({ kind })
  })
  beforeEach(async () => {
    user = await it.user()
    source = await user.defaultId()
    target = await user.create('target')
    items = await user.saveAll(source, [0, 1, 2, 3].map(pageUrl))
    await user.save(target, pageUrl(2), { title: 'Mine', notes: 'kept' })
  })
  afterAll(() => it.close())

  const send = async (json: object) => (await user.client.post(`${API}${source}/bulk/`, { json })).json()
  const idsOf = (...indexes: readonly number[]) => indexes.map((index) => items[index]?.id ?? '')
  const urls = async (id: string, sort = 'newest') => (await user.read(id, `?sort=${sort}`)).items.map(({ url }) => url)

  test('items are moved to the top of another collection and keep what they are; what it has stays where it is', async () => {
    const reply = await send({ action: 'move', items: [...idsOf(0, 3, 2), 'nothing', 'nothing'], target })
    expect(reply).toEqual({ done: 2, already_there: idsOf(2), missing: ['nothing'] })
    expect(await urls(source)).toEqual([pageUrl(2), pageUrl(1)])
    expect(await urls(target)).toEqual([pageUrl(3), pageUrl(0), pageUrl(2)])
    expect(await urls(target, 'manual')).toEqual([pageUrl(3), pageUrl(0), pageUrl(2)])
    const moved = await user.read(target)
    expect(moved.items[0]).toEqual(items[3])
    expect(moved.items[2]).toMatchObject({ title: 'Mine', notes: 'kept' })
    expect(moved.article_count).toBe(3)
  })

  test('the manual order comes along', async () => {
    await user.client.post(`${API}${source}/order/`, { json: { item: idsOf(0)[0], before: idsOf(3)[0] } })
    await send({ action: 'move', items: idsOf(0, 1, 3), target })
    expect(await urls(target, 'manual')).toEqual([pageUrl(0), pageUrl(3), pageUrl(1), pageUrl(2)])
    expect(await urls(target)).toEqual([pageUrl(3), pageUrl(1), pageUrl(0), pageUrl(2)])
  })

  test('items are copied, and the copies are changed without the originals', async () => {
    await user.client.post(`${API}${source}/items/${idsOf(1)[0]}/`, { json: { title: 'Named', notes: 'noted' } })
    expect(await send({ action: 'copy', items: idsOf(1, 2), target })).toEqual({ done: 1, already_there: idsOf(2), missing: [] })
    const [copy] = (await user.read(target)).items
    expect(copy).toMatchObject({ url: pageUrl(1), title: 'Named', notes: 'noted' })
    expect(copy?.id).not.toBe(idsOf(1)[0])
    await user.client.delete(`${API}${target}/items/${copy?.id}/`)
    expect(await user.read(source)).toMatchObject({ article_count: 4 })
  })

  test('items are removed, those that are not there are named', async () => {
    expect(await send({ action: 'remove', items: [...idsOf(0, 1), 'gone'] })).toEqual({ done: 2, already_there: [], missing: ['gone'] })
    expect(await urls(source)).toEqual([pageUrl(3), pageUrl(2)])
  })

  test.each([
    [{ action: 'move' }, 'target'],
    [{ action: 'copy' }, 'target'],
    [{ action: 'burn' }, 'action'],
    [{ action: 'remove', items: [] }, 'items'],
    [{ action: 'remove', items: [7] }, 'items.0'],
    [{ action: 'remove', items: 'all' }, 'items'],
    [{ action: 'remove', more: 1 }, 'more'],
  ])('%j is rejected for its %s', async (json, field) => {
    const reply = await send({ items: idsOf(0), ...json })
    expect(reply).toMatchObject({ code: 400, message: expect.stringContaining(`Error validating input ${field}: `) })
    expect(await urls(source)).toHaveLength(4)
  })

  test('a collection is no target of its own, and nothing is removed to a target', async () => {
    for (const json of [
      { action: 'move', target: source },
      { action: 'remove', target },
    ]) {
      expect(await send({ items: idsOf(0), ...json })).toMatchObject({ code: 400, message: expect.stringContaining('input target: ') })
    }
    expect(await send({ items: idsOf(0), action: 'move', target: 'nowhere' })).toMatchObject({ error: 'Collection not found' })
  })

  test('more items than a collection holds are not named at once', async () => {
    expect(await send({ action: 'remove', items: Array.from({ length: 10_001 }, (_, index) => `${index}`) })).toMatchObject({ code: 400 })
    expect(await send({ action: 'remove', items: Array.from({ length: 10_000 }, (_, index) => `${index}`) })).toMatchObject({ done: 0 })
  })
})
