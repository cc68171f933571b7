import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PERSONAL_DATA } from '../personal-data.ts'
import { removeAccount } from '../store/account-data.ts'
import { DATABASES } from '../store/testing/open-test-store.fixture.ts'
import { readPersonalData } from '../store/testing/read-personal-data.fixture.ts'
import { API, type CollectionsApp, createCollectionsApp } from './testing/collections-app.fixture.ts'
import { pageUrl } from './testing/saved-site.fixture.ts'

describe.each(DATABASES)('what collections keep of a person, on %s', (kind) => {
  let it: CollectionsApp
  beforeAll(async () => {
    it = await createCollectionsApp({ kind })
  })
  afterAll(() => it.close())

  test('all of it is handed out, and nothing of others', async () => {
    const [user, other] = [await it.user(), await it.user()]
    const id = await user.create('Mine')
    await user.save(id, pageUrl(0), { title: 'Named', notes: 'noted' })
    await user.client.post(`${API}${id}/share/`, { json: { notes: true } })
    await other.save(await other.defaultId(), pageUrl(1))
    const { collections } = await readPersonalData(it.store.db, PERSONAL_DATA, user.account.id)
    expect(collections).toMatchObject([
      { name: 'Default', items: [] },
      { name: 'Mine', share: { notes: true }, items: [{ url: pageUrl(0), title: 'Named', notes: 'noted' }] },
    ])
  })

  test('all of it goes with the account', async () => {
    const [user, other] = [await it.user(), await it.user()]
    for (const one of [user, other]) {
      const id = await one.create('Mine')
      await one.save(id, pageUrl(0))
      await one.client.post(`${API}${id}/share/`, { json: { notes: true } })
    }
    const before = await it.store.db.selectFrom('collection_items').selectAll().execute()
    await it.store.transact((transaction) => removeAccount(transaction, PERSONAL_DATA, user.account.id))
    expect(await it.store.db.selectFrom('collections').select('id').where('account_id', '=', user.account.id).execute()).toEqual([])
    expect(await it.store.db.selectFrom('collection_items').selectAll().execute()).toHaveLength(before.length - 1)
    expect(await other.list()).toHaveLength(2)
    expect((await user.client.get(API)).json()).toMatchObject({ code: 400, error: 'Invalid Session' })
  })

  test('the time of the last change is null in no settings before the first one', async () => {
    const user = await it.user()
    const settings = async () => (await user.client.get('/api/v1/whoami')).json().settings
    await user.list()
    expect(await settings()).toBeNull()
    await user.client.post('/api/v1/plus/settings/', { json: { ai_help_history: true } })
    expect(await settings()).toMatchObject({ ai_help_history: true, collections_last_modified_time: null })
    await user.create('first')
    expect(await settings()).toMatchObject({ ai_help_history: true, collections_last_modified_time: '2026-11-21T12:00:00.000Z' })
    await user.client.post('/api/v1/plus/settings/', { json: { ai_help_history: false } })
    expect(await settings()).toMatchObject({ ai_help_history: false, collections_last_modified_time: '2026-11-21T12:00:00.000Z' })
  })

  test('every kind of change moves it, and what changes nothing does not', async () => {
    const user = await it.user()
    const { client } = user
    const id = await user.create('one')
    const [item, other] = await user.saveAll(id, [pageUrl(0), pageUrl(1)])
    const target = await user.defaultId()
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
      const before = await user.lastModified()
      expect((await change()).statusCode).toBeLessThan(300)
      expect([String(change), (await user.lastModified()) !== before]).toEqual([String(change), true])
    }
    const nothing = [
      () => client.get(API),
      () => client.delete(at('')),
      () => client.post(`${API}merge/`, { json: { items: [{ url: pageUrl(6) }] } }),
      () => client.post(API, { json: { name: 'Default' } }),
    ]
    for (const call of nothing) {
      const before = await user.lastModified()
      await call()
      expect([String(call), await user.lastModified()]).toEqual([String(call), before])
    }
  })

  test('a collection says when it, or what is in it, was changed', async () => {
    const user = await it.user()
    const id = await user.create('one')
    it.clock.move(60_000)
    await user.save(id, pageUrl(0))
    const { created_at, updated_at } = await user.read(id)
    expect(Date.parse(updated_at) - Date.parse(created_at)).toBe(60_000)
  })
})
