import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASES } from '../store/testing/open-test-store.fixture.ts'
import { API, type CollectionsApp, createCollectionsApp, type User } from './testing/collections-app.fixture.ts'
import { pageUrl } from './testing/saved-site.fixture.ts'

const PAGE = '/en-US/docs/Web/CSS'

/** The numbers are those of docs/behaviour/collections.md. */
describe.each(DATABASES)('collections, on %s', (kind) => {
  let it: CollectionsApp
  beforeAll(async () => {
    it = await createCollectionsApp({ kind })
  })
  afterAll(() => it.close())

  const envelope = (reply: Awaited<ReturnType<User['save']>>) => [reply.statusCode, reply.json()] as const

  test('1: a new user has exactly the default collection, and it stays the same one', async () => {
    const user = await it.user()
    const list = await user.list()
    expect(list).toEqual([
      {
        id: expect.stringMatching(/^[\w-]{22}$/),
        name: 'Default',
        description: '',
        created_at: '2026-11-21T12:00:00.000Z',
        updated_at: '2026-11-21T12:00:00.000Z',
        article_count: 0,
        share: null,
      },
    ])
    expect(await user.list()).toEqual(list)
  })

  test('2: a new collection is read back, without items', async () => {
    const user = await it.user()
    const made = await user.client.post(API, { json: { name: 'Grid', description: 'Layouts' } })
    expect(made.statusCode).toBe(201)
    const collection = made.json()
    expect(collection).toMatchObject({ name: 'Grid', description: 'Layouts', article_count: 0 })
    expect(await user.read(collection.id)).toEqual({ ...collection, match_count: 0, items: [] })
  })

  test('3: collections stand in the order in which they were made, the default one first', async () => {
    const user = await it.user({ plan: 'mdn_plus_5m' })
    for (const name of ['Zebra', 'apple', 'Mango']) await user.create(name)
    expect((await user.list()).map(({ name }) => name)).toEqual(['Default', 'Zebra', 'apple', 'Mango'])
  })

  test('4: a name that is taken is a conflict, which both fields say', async () => {
    const user = await it.user({ plan: 'mdn_plus_5m' })
    await user.create("It's \u00e9")
    const text = (name: string) => `Collection with name '${name}' already exists`
    for (const name of ["It's \u00e9", "  It's e\u0301 ", 'Default', 'Saved articles', 'Articles enregistrés', '保存した記事']) {
      const reply = await user.client.post(API, { json: { name } })
      expect(envelope(reply)).toEqual([409, { code: 409, error: text(name), message: text(name) }])
    }
    expect((await user.client.post(API, { json: { name: "IT'S \u00c9" } })).statusCode).toBe(201)
  })

  test.each([
    ['nothing', '', 400],
    ['spaces', '   ', 400],
    ['an invisible space', '\u200b', 400],
    ['joiners', '\u200d\u200c', 400],
    ['Persian', 'می\u200cخواهم', 201],
    ['a scientist', '👩\u200d🔬', 201],
    ['60 letters', 'a'.repeat(60), 201],
    ['61 letters', 'a'.repeat(61), 201],
    ['1,024 letters', 'a'.repeat(1024), 201],
    ['1,025 letters', 'a'.repeat(1025), 400],
    ['1,024 foxes', '🦊'.repeat(1024), 201],
    ['1,025 foxes', '🦊'.repeat(1025), 400],
    ['512 letters with a mark', 'e\u0301'.repeat(512), 201],
    ['513 letters with a mark', 'e\u0301'.repeat(513), 400],
  ])('5: a name of %s', async (_, name, status) => {
    const user = await it.user()
    const reply = await user.client.post(API, { json: { name } })
    expect(reply.statusCode).toBe(status)
    if (status === 201) expect(reply.json().name).toBe(name)
    else {
      expect(reply.json()).toMatchObject({ code: 400, error: 'Validation Error' })
      expect(reply.json().message).toMatch(/^Error validating input name: must /)
    }
    expect(await user.list()).toHaveLength(status === 201 ? 2 : 1)
  })

  test('5: a name of which nothing is seen is answered as an empty one, also in place of another name', async () => {
    const user = await it.user()
    const id = await user.create('Grid')
    for (const path of [API, `${API}${id}/`]) {
      const [empty, unseen] = await Promise.all(['', '\u200b\u2060'].map((name) => user.client.post(path, { json: { name } })))
      expect(unseen?.json()).toEqual(empty?.json())
      expect(unseen?.statusCode).toBe(400)
    }
  })

  test('6: a description has at most 65,536 characters', async () => {
    const user = await it.user()
    const create = (name: string, description: string) => user.client.post(API, { json: { name, description } })
    expect((await create('full', '漢'.repeat(65_536))).statusCode).toBe(201)
    const reply = await create('over', 'a'.repeat(65_537))
    expect(reply.json()).toMatchObject({ code: 400, message: expect.stringContaining('Error validating input description') })
  })

  test('8: a core user makes two collections, and one more when one has gone', async () => {
    const user = await it.user()
    await user.create('one')
    const two = await user.create('two')
    const three = await user.client.post(API, { json: { name: 'three' } })
    expect(envelope(three)).toEqual([
      400,
      {
        code: 400,
        error: 'Subscription limit reached',
        message: 'The maximum number of collections of this plan is reached. Please upgrade',
      },
    ])
    expect((await user.client.post(API, { json: { name: 'one' } })).json().code).toBe(400)
    await user.client.delete(`${API}${two}/`)
    expect((await user.client.post(API, { json: { name: 'three' } })).statusCode).toBe(201)
  })

  test('9: a subscriber makes ten, also by an enforced plan', async () => {
    for (const plan of [{ plan: 'mdn_plus_10y' }, { plan: 'core', enforced_plan: 'mdn_plus_5m' }] as const) {
      const user = await it.user(plan)
      for (let index = 0; index < 10; index += 1) await user.create(`number ${index}`)
      expect(await user.list()).toHaveLength(11)
    }
  })

  test('a user who subscribes no longer keeps what is there and makes no more', async () => {
    const user = await it.user({ plan: 'mdn_plus_5m' })
    const ids = [await user.create('a'), await user.create('b'), await user.create('c')]
    await it.store.db.updateTable('accounts').set({ plan: 'core' }).where('id', '=', user.account.id).execute()
    expect(await user.list()).toHaveLength(4)
    expect((await user.save(ids[2] ?? '', PAGE)).statusCode).toBe(201)
    expect((await user.client.post(API, { json: { name: 'd' } })).statusCode).toBe(400)
  })

  test('16: a deleted collection is gone: for reading, for writing, for look-ups; its name is free', async () => {
    const user = await it.user()
    const id = await user.create('short-lived')
    const [item] = await user.saveAll(id, [PAGE])
    expect((await user.client.delete(`${API}${id}/`)).statusCode).toBe(200)
    const gone = { code: 400, error: 'Collection not found', message: `Collection with id ${id} not found` }
    expect((await user.client.get(`${API}${id}/`)).json()).toEqual(gone)
    expect((await user.save(id, PAGE)).json()).toEqual(gone)
    expect((await user.client.post(`${API}${id}/`, { json: { name: 'back' } })).json()).toEqual(gone)
    expect((await user.client.post(`${API}${id}/items/${item?.id}/`, { json: { title: 'back' } })).json()).toEqual(gone)
    expect((await user.client.get(`${API}lookup/?url=${PAGE}`)).json()).toEqual({ results: [] })
    expect((await user.client.delete(`${API}${id}/`)).statusCode).toBe(200)
    await user.create('short-lived')
  })

  test('17: the default collection gets a description, no other name, and stays', async () => {
    const user = await it.user()
    const id = await user.defaultId()
    const edit = await user.client.post(`${API}${id}/`, { json: { id, name: 'Default', description: 'For later' } })
    expect(envelope(edit)).toMatchObject([200, { name: 'Default', description: 'For later' }])
    const [rename, deletion] = [
      await user.client.post(`${API}${id}/`, { json: { name: 'Mine' } }),
      await user.client.delete(`${API}${id}/`),
    ]
    const texts = ['Cannot modify default collection', 'Cannot delete default collection']
    expect([rename.json(), deletion.json()]).toEqual(texts.map((text) => ({ code: 400, error: text, message: text })))
    expect(await user.list()).toMatchObject([{ name: 'Default', description: 'For later' }])
  })

  test('a collection is renamed, keeps what is not said, and counts its items truly', async () => {
    const user = await it.user()
    const id = await user.create('before')
    await user.create('taken')
    await user.save(id, PAGE)
    const edit = async (json: object) => (await user.client.post(`${API}${id}/`, { json })).json()
    expect(await edit({ description: 'about' })).toMatchObject({ name: 'before', description: 'about', article_count: 1 })
    expect(await edit({ name: 'after' })).toMatchObject({ name: 'after', description: 'about' })
    expect(await edit({ name: 'taken' })).toMatchObject({ code: 409, error: "Collection with name 'taken' already exists" })
    expect(await edit({ name: 'after ' })).toMatchObject({ name: 'after ' })
  })

  test('18: what is another user’s is not found, not changed and not deleted', async () => {
    const [owner, stranger] = [await it.user(), await it.user()]
    const id = await owner.create('private')
    const [item] = await owner.saveAll(id, [PAGE])
    const own = await stranger.defaultId()
    const rejected = [
      await stranger.client.get(`${API}${id}/`),
      await stranger.client.post(`${API}${id}/`, { json: { name: 'mine' } }),
      await stranger.save(id, pageUrl(1)),
      await stranger.client.get(`${API}${id}/items/${item?.id}/`),
      await stranger.client.post(`${API}${id}/items/${item?.id}/`, { json: { title: 'mine' } }),
      await stranger.client.delete(`${API}${id}/items/${item?.id}/`),
      await stranger.client.post(`${API}${id}/order/`, { json: { item: item?.id, before: null } }),
      await stranger.client.post(`${API}${id}/bulk/`, { json: { action: 'copy', items: [item?.id], target: own } }),
      await stranger.client.post(`${API}${own}/bulk/`, { json: { action: 'move', items: [item?.id], target: id } }),
      await stranger.client.get(`${API}${id}/export/`),
      await stranger.client.post(`${API}${id}/import/`, { json: { items: [] } }),
      await stranger.client.post(`${API}${id}/share/`, { json: { notes: true } }),
      await stranger.client.delete(`${API}${id}/share/`),
    ]
    expect(rejected.map(({ statusCode, json }) => [statusCode, json().error])).toEqual(rejected.map(() => [400, 'Collection not found']))
    expect((await stranger.client.delete(`${API}${id}/`)).statusCode).toBe(200)
    // The item by way of a collection that is the stranger's own.
    expect((await stranger.client.get(`${API}${own}/items/${item?.id}/`)).statusCode).toBe(404)
    expect((await stranger.client.post(`${API}${own}/items/${item?.id}/`, { json: { title: 'mine' } })).statusCode).toBe(404)
    expect((await stranger.client.delete(`${API}${own}/items/${item?.id}/`)).statusCode).toBe(200)
    const bulk = await stranger.client.post(`${API}${own}/bulk/`, { json: { action: 'remove', items: [item?.id] } })
    expect(bulk.json()).toEqual({ done: 0, already_there: [], missing: [item?.id] })
    expect((await owner.read(id)).items).toEqual([item])
    expect((await stranger.client.get(`${API}lookup/?url=${PAGE}`)).json()).toEqual({ results: [] })
  })

  test.each(['1', 'undefined', "'; drop table collections", '漢字', 'a'.repeat(1000), '%F0%9F%A6%8A'])(
    '19: the id %s leads nowhere',
    async (id) => {
      const user = await it.user()
      const reply = await user.client.get(`${API}${id.startsWith('%') ? id : encodeURIComponent(id)}/`)
      expect([reply.statusCode, reply.json().error]).toEqual([400, 'Collection not found'])
    },
  )

  test.each([
    ['GET', API],
    ['POST', API],
    ['GET', `${API}x/`],
    ['POST', `${API}x/`],
    ['DELETE', `${API}x/`],
    ['POST', `${API}x/items/`],
    ['GET', `${API}x/items/y/`],
    ['POST', `${API}x/items/y/`],
    ['DELETE', `${API}x/items/y/`],
    ['GET', `${API}lookup/?url=/a`],
    ['POST', `${API}x/order/`],
    ['POST', `${API}x/bulk/`],
    ['GET', `${API}x/export/`],
    ['POST', `${API}x/import/`],
    ['POST', `${API}x/share/`],
    ['DELETE', `${API}x/share/`],
    ['POST', `${API}merge/`],
  ] as const)('21: %s %s is for signed-in users', async (method, url) => {
    const reply = await it.client().send(method, url, method === 'POST' ? { json: {} } : {})
    expect([reply.statusCode, reply.json().error]).toEqual([401, 'Unauthorized'])
  })

  test('another site can change nothing', async () => {
    const user = await it.user()
    const reply = await user.client.post(API, { json: { name: 'forged' }, headers: { origin: 'https://evil.example' } })
    expect(reply.statusCode).toBe(403)
    expect(await user.list()).toHaveLength(1)
  })
})

test.each([[['plus']], [['collections']], [[]]] as const)('with the features %j there are no calls, signed in or not', async (features) => {
  const it = await createCollectionsApp({ kind: 'sqlite', features })
  const user = await it.user()
  for (const url of [API, `${API}lookup/?url=/a`, `${API}shared/x/`]) {
    expect([url, (await user.client.get(url)).statusCode, (await it.client().get(url)).statusCode]).toEqual([url, 404, 404])
  }
  expect((await user.client.post(API, { json: { name: 'x' } })).statusCode).toBe(404)
  await it.close()
})
