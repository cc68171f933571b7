import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { RATE_LIMITS } from '#contracts/rate-limits.ts'
import { DATABASES } from '../store/testing/open-test-store.fixture.ts'
import { API, type CollectionsApp, createCollectionsApp, ORIGIN, type User } from './testing/collections-app.fixture.ts'
import { pageUrl } from './testing/saved-site.fixture.ts'

describe.each(DATABASES)('a link to a collection, on %s', (kind) => {
  let it: CollectionsApp
  let user: User
  let id: string
  beforeAll(async () => {
    it = await createCollectionsApp({ kind })
  })
  beforeEach(async () => {
    user = await it.user()
    id = await user.create('Shown')
    await user.saveAll(id, [0, 1, 2].map(pageUrl))
    await user.save(id, pageUrl(3), { title: 'Mine', notes: 'a private note' })
  })
  afterAll(() => it.close())

  const share = async (notes: boolean) => (await user.client.post(`${API}${id}/share/`, { json: { notes } })).json()
  const visit = (token: string, query = '') => it.client().get(`${API}shared/${token}/${query}`)

  test('anybody who has it reads the collection, and no search engine', async () => {
    const link = await share(false)
    expect(link).toEqual({
      token: expect.stringMatching(/^[\w-]{22}$/),
      url: `${ORIGIN}/plus/collections/shared/${link.token}`,
      notes: false,
    })
    const reply = await visit(link.token)
    expect(reply.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'private, no-cache' })
    expect(reply.json()).toEqual({
      name: 'Shown',
      description: '',
      updated_at: '2026-11-21T12:00:00.000Z',
      article_count: 4,
      items: expect.arrayContaining([]),
      next_offset: null,
    })
    expect(reply.json().items[0]).toEqual({
      url: pageUrl(3),
      title: 'Mine',
      notes: null,
      parents: expect.any(Array),
      created_at: '2026-11-21T12:00:00.000Z',
      updated_at: '2026-11-21T12:00:00.000Z',
    })
  })

  test('what is private is nowhere in it: notes, ids, whose it is', async () => {
    const { body } = await visit((await share(false)).token)
    const { items } = await user.read(id)
    for (const secret of ['a private note', id, user.account.id, user.account.email, user.account.subject, items[0]?.id ?? '']) {
      expect(body).not.toContain(secret)
    }
  })

  test('notes are shown when the owner says so, until they say otherwise, by the same link', async () => {
    const { token } = await share(true)
    expect((await visit(token)).json().items[0].notes).toBe('a private note')
    expect(await share(false)).toMatchObject({ token, notes: false })
    expect((await visit(token)).body).not.toContain('a private note')
  })

  test('the owner sees the link again, also in the list', async () => {
    const link = await share(true)
    expect((await user.read(id)).share).toEqual(link)
    expect((await user.list()).map((collection) => collection.share)).toEqual([null, link])
  })

  test('it is read page by page in the manual order', async () => {
    const { token } = await share(false)
    const { items } = await user.read(id)
    await user.client.post(`${API}${id}/order/`, { json: { item: items[3]?.id, before: items[0]?.id } })
    const urls = async (query: string) => (await visit(token, query)).json().items.map(({ url }: { url: string }) => url)
    expect(await urls('?limit=2')).toEqual([pageUrl(0), pageUrl(3)])
    expect(await urls('?limit=2&offset=2')).toEqual([pageUrl(2), pageUrl(1)])
    expect((await visit(token, '?limit=101')).statusCode).toBe(400)
  })

  test('a page ends before its texts are too long, and says where the next one begins', async () => {
    const long = await user.create('Long')
    for (let number = 0; number < 5; number += 1) await user.save(long, pageUrl(number), { notes: '字'.repeat(40_000) })
    const { token } = (await user.client.post(`${API}${long}/share/`, { json: { notes: true } })).json()
    const [first, second] = [(await visit(token, '?limit=100')).json(), (await visit(token, '?limit=100&offset=2')).json()]
    expect([first.items.length, first.next_offset, second.items.length, second.next_offset]).toEqual([2, 2, 2, 4])
    const last = (await visit(token, '?limit=100&offset=4')).json()
    expect([last.items.length, last.next_offset, last.article_count]).toEqual([1, null, 5])
    for (const item of first.items) expect(item.notes).toHaveLength(40_000)
  })

  test('an item that is too long alone is on a page of its own', async () => {
    const long = await user.create('Long')
    for (let number = 0; number < 2; number += 1) await user.save(long, pageUrl(number), { notes: '🦊'.repeat(65_536) })
    const { token } = (await user.client.post(`${API}${long}/share/`, { json: { notes: true } })).json()
    const { items, next_offset } = (await visit(token)).json()
    expect([items.length, next_offset]).toEqual([1, 1])
  })

  test.each([
    ['4', 4, null],
    ['3', 3, 3],
    ['0', 0, null],
  ])('of 4 items a page of %s has %i and the next one begins at %j', async (limit, count, next) => {
    const { items, next_offset } = (await visit((await share(false)).token, `?limit=${limit}`)).json()
    expect([items.length, next_offset]).toEqual([count, next])
  })

  test('beyond the last item there is nothing', async () => {
    const { items, next_offset } = (await visit((await share(false)).token, '?offset=4')).json()
    expect([items, next_offset]).toEqual([[], null])
  })

  test('a client that has a page already gets 304 until something in it changes', async () => {
    const { token } = await share(true)
    const again = async (tag: unknown, query = '') => {
      const reply = await it.client().get(`${API}shared/${token}/${query}`, { headers: { 'if-none-match': String(tag) } })
      return [reply.statusCode, reply.body === '', reply.headers.etag === tag]
    }
    const { etag } = (await visit(token)).headers
    expect(await again(etag)).toEqual([304, true, true])
    expect(await again(etag, '?offset=1')).toEqual([200, false, false])
    const [item] = (await user.read(id)).items
    const changes = [
      () => user.client.post(`${API}${id}/items/${item?.id}/`, { json: { notes: 'another' } }),
      () => user.client.post(`${API}${id}/`, { json: { description: 'new' } }),
      () => share(false),
      () => user.client.delete(`${API}${id}/items/${item?.id}/`),
    ]
    for (const change of changes) {
      const before = (await visit(token)).headers.etag
      await change()
      expect([String(change), await again(before)]).toEqual([String(change), [200, false, false]])
    }
    const last = (await visit(token)).headers.etag
    await user.client.delete(`${API}${id}/share/`)
    expect((await it.client().get(`${API}shared/${token}/`, { headers: { 'if-none-match': String(last) } })).statusCode).toBe(404)
  })

  test('when it is ended it leads nowhere for good, and a new one is another', async () => {
    const { token } = await share(false)
    expect((await user.client.delete(`${API}${id}/share/`)).statusCode).toBe(200)
    expect((await visit(token)).json()).toMatchObject({ code: 404, error: 'Not Found' })
    expect((await user.read(id)).share).toBeNull()
    expect((await share(false)).token).not.toBe(token)
    expect((await visit(token)).statusCode).toBe(404)
    expect((await user.client.delete(`${API}${id}/share/`)).statusCode).toBe(200)
    expect((await user.client.delete(`${API}${id}/share/`)).statusCode).toBe(200)
  })

  test('it ends with the collection, and with the account', async () => {
    const [one, other] = [
      await share(false),
      (await user.client.post(`${API}${await user.defaultId()}/share/`, { json: { notes: true } })).json(),
    ]
    await user.client.delete(`${API}${id}/`)
    expect([(await visit(one.token)).statusCode, (await visit(other.token)).statusCode]).toEqual([404, 200])
    await it.store.db.deleteFrom('accounts').where('id', '=', user.account.id).execute()
    expect((await visit(other.token)).statusCode).toBe(404)
  })

  test.each(['x', 'undefined', '%27%20or%201=1', 'null'])('%s is no link', async (token) => {
    const reply = await visit(token)
    expect([reply.statusCode, reply.headers['x-robots-tag']]).toEqual([404, 'noindex'])
  })

  test('a link without a language leads to the page of the user’s own', async () => {
    const { token } = await share(false)
    const reply = await it.client().get(`/plus/collections/shared/${token}`, { headers: { 'accept-language': 'de' } })
    expect([reply.statusCode, reply.headers.location]).toEqual([302, `/de/plus/collections/shared/${token}`])
  })
})

test('pages of shared collections are read at a rate of their own, of which a network has so much', async () => {
  const it = await createCollectionsApp({ kind: 'sqlite', limitFactor: 1 })
  const user = await it.user()
  const { token } = (await user.client.post(`${API}${await user.defaultId()}/share/`, { json: { notes: false } })).json()
  const { burst } = RATE_LIMITS.shared.address
  const statuses = new Set<number>()
  for (let times = 0; times < burst; times += 1) statuses.add((await it.client('203.0.113.7').get(`${API}shared/${token}/`)).statusCode)
  expect([...statuses]).toEqual([200])
  const rejected = await it.client('203.0.113.8').get(`${API}shared/${token}/`)
  expect([rejected.statusCode, rejected.headers['retry-after']]).toEqual([429, '1'])
  expect((await it.client('203.0.113.8').get('/api/v1/whoami')).statusCode).toBe(200)
  expect((await it.client('198.51.100.7').get(`${API}shared/${token}/`)).statusCode).toBe(200)
  await it.close()
})
