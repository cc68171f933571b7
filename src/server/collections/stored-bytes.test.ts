import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASES } from '../store/testing/open-test-store.fixture.ts'
import { sumItemBytes } from './read-items.ts'
import { API, type CollectionsApp, createCollectionsApp } from './testing/collections-app.fixture.ts'
import { pageUrl } from './testing/saved-site.fixture.ts'

const MEBIBYTE = 1024 * 1024
const REJECTED = { code: 429, error: 'Daily Limit Reached' }

describe.each(DATABASES)('bytes that are stored with few that are sent, on %s', (kind) => {
  let it: CollectionsApp
  beforeAll(async () => {
    it = await createCollectionsApp({ kind, limitFactor: 1, storage: { dailyBytes: 8 * MEBIBYTE } })
  })
  afterAll(() => it.close())

  test('a copy counts as what it copies; moving and removing count as nothing', async () => {
    const user = await it.user()
    const [id, target] = [await user.defaultId(), await user.create('Copies')]
    await user.save(id, pageUrl(0), { notes: '🦊'.repeat(65_536) })
    const items = (await user.read(id)).items.map((item) => item.id)
    const change = async (from: string, json: object) => (await user.client.post(`${API}${from}/bulk/`, { json })).json()
    let copied = 0
    for (;;) {
      const reply = await change(id, { action: 'copy', items, target })
      if (reply.code !== undefined) {
        expect(reply).toMatchObject(REJECTED)
        break
      }
      copied += 1
      const copies = (await user.read(target)).items.map((item) => item.id)
      expect(await change(target, { action: 'remove', items: copies })).toMatchObject({ done: 1 })
    }
    expect(copied).toBeGreaterThan(10)
    expect(copied).toBeLessThan(17)
    expect(await change(id, { action: 'move', items, target })).toMatchObject({ done: 1 })
  })

  test('an import counts for each of its items', async () => {
    const user = await it.user({ created_at: 0 })
    const sent = Array.from({ length: 5000 }, () => ({ url: '/' }))
    const id = await user.defaultId()
    expect((await user.client.post(`${API}${id}/import/`, { json: { items: sent } })).json()).toMatchObject(REJECTED)
    expect((await user.client.post(`${API}merge/`, { json: { items: sent } })).json()).toMatchObject(REJECTED)
    expect((await user.client.post(`${API}merge/`, { json: { items: sent.slice(0, 100) } })).statusCode).toBe(200)
  })

  test('items of another account count as nothing', async () => {
    const [one, other] = [await it.user({ created_at: 0 }), await it.user({ created_at: 0 })]
    const collectionId = await one.defaultId()
    const ids = (await one.saveAll(collectionId, [pageUrl(0)])).map((item) => item.id)
    expect(await sumItemBytes(it.store.db, { accountId: one.account.id, collectionId, ids })).toBeGreaterThan(1024)
    expect(await sumItemBytes(it.store.db, { accountId: other.account.id, collectionId, ids })).toBe(0)
  })
})
