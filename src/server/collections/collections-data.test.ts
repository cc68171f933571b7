import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PERSONAL_DATA } from '../personal-data.ts'
import { exportPersonalData, removeAccount } from '../store/account-data.ts'
import { DATABASES } from '../store/testing/open-test-store.fixture.ts'
import { API, type CollectionsApp, createCollectionsApp } from './testing/collections-app.fixture.ts'
import { pageUrl } from './testing/saved-site.fixture.ts'

describe.each(DATABASES)('what collections keep of a person, on %s', (kind) => {
  let it: CollectionsApp
  beforeAll(async () => {
    it = await createCollectionsApp({ kind })
  })
  afterAll(() => it.close())

  test('all of it is handed out, and nothing of others', async () => {
    const [reader, other] = [await it.reader(), await it.reader()]
    const id = await reader.create('Mine')
    await reader.save(id, pageUrl(0), { title: 'Named', notes: 'noted' })
    await reader.client.post(`${API}${id}/share/`, { json: { notes: true } })
    await other.save(await other.defaultId(), pageUrl(1))
    const { collections } = await exportPersonalData(it.store.db, PERSONAL_DATA, reader.account.id)
    expect(collections).toMatchObject([
      { name: 'Default', items: [] },
      { name: 'Mine', share: { notes: true }, items: [{ url: pageUrl(0), title: 'Named', notes: 'noted' }] },
    ])
  })

  test('all of it goes with the account', async () => {
    const [reader, other] = [await it.reader(), await it.reader()]
    for (const one of [reader, other]) {
      const id = await one.create('Mine')
      await one.save(id, pageUrl(0))
      await one.client.post(`${API}${id}/share/`, { json: { notes: true } })
    }
    const before = await it.store.db.selectFrom('collection_items').selectAll().execute()
    await it.store.transact((transaction) => removeAccount(transaction, PERSONAL_DATA, reader.account.id))
    expect(await it.store.db.selectFrom('collections').select('id').where('account_id', '=', reader.account.id).execute()).toEqual([])
    expect(await it.store.db.selectFrom('collection_items').selectAll().execute()).toHaveLength(before.length - 1)
    expect(await other.list()).toHaveLength(2)
    expect((await reader.client.get(API)).json()).toMatchObject({ code: 400, error: 'Invalid Session' })
  })

  test('the time of the last change is null in no settings before the first one', async () => {
    const reader = await it.reader()
    const settings = async () => (await reader.client.get('/api/v1/whoami')).json().settings
    await reader.list()
    expect(await settings()).toBeNull()
    await reader.client.post('/api/v1/plus/settings/', { json: { ai_help_history: true } })
    expect(await settings()).toMatchObject({ ai_help_history: true, collections_last_modified_time: null })
    await reader.create('first')
    expect(await settings()).toMatchObject({ ai_help_history: true, collections_last_modified_time: '2026-11-21T12:00:00.000Z' })
    await reader.client.post('/api/v1/plus/settings/', { json: { ai_help_history: false } })
    expect(await settings()).toMatchObject({ ai_help_history: false, collections_last_modified_time: '2026-11-21T12:00:00.000Z' })
  })

  test('every kind of change moves it, and what changes nothing does not', async () => {
    const reader = await it.reader()
    const { client } = reader
    const id = await reader.create('one')
    const [item, other] = await reader.saveAll(id, [pageUrl(0), pageUrl(1)])
    const target = await reader.defaultId()
    const at = (path: string) => `${API}${id}/${path}`
    const changes = [
      () => client.post(at(''), { json: { description: 'x' } }),
      () => client.post(at(`items/${item?.id}/`), { json: { notes: 'x' } }),
      () => client.post(at('order/'), { json: { item: item?.id, before: other?.id } }),
      () => client.post(at('bulk/'), { json: { action: 'copy', items: [item?.id], target } }),
      () => client.post(at('bulk/'), { json: { action: 'move', items: [other?.id], target } }),
      () => client.post(at('import/'), { json: { items: [{ url: pageUrl(5) }] } }),
      () => client.post(`${API}merge/`, { json: { items: [{ url: pageUrl(6) }] } }),
      () => client.post(at('share/'), { json: { notes: false } }),
      () => client.delete(at('share/')),
      () => client.delete(at(`items/${item?.id}/`)),
      () => client.delete(at('')),
    ]
    for (const change of changes) {
      const before = await reader.lastModified()
      expect((await change()).statusCode).toBeLessThan(300)
      expect([String(change), (await reader.lastModified()) !== before]).toEqual([String(change), true])
    }
    const nothing = [
      () => client.get(API),
      () => client.delete(at('')),
      () => client.post(`${API}merge/`, { json: { items: [{ url: pageUrl(6) }] } }),
      () => client.post(API, { json: { name: 'Default' } }),
    ]
    for (const call of nothing) {
      const before = await reader.lastModified()
      await call()
      expect([String(call), await reader.lastModified()]).toEqual([String(call), before])
    }
  })

  test('a collection says when it, or what is in it, was changed', async () => {
    const reader = await it.reader()
    const id = await reader.create('one')
    it.clock.move(60_000)
    await reader.save(id, pageUrl(0))
    const { created_at, updated_at } = await reader.read(id)
    expect(Date.parse(updated_at) - Date.parse(created_at)).toBe(60_000)
  })
})
