import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DATABASES } from '../store/testing/open-test-store.fixture.ts'
import { API, type CollectionsApp, createCollectionsApp, ORIGIN, type Reader } from './testing/collections-app.fixture.ts'
import { pageUrl } from './testing/saved-site.fixture.ts'

describe.each(DATABASES)('a link to a collection, on %s', (kind) => {
  let it: CollectionsApp
  let reader: Reader
  let id: string
  beforeAll(async () => {
    it = await createCollectionsApp({ kind })
  })
  beforeEach(async () => {
    reader = await it.reader()
    id = await reader.create('Shown')
    await reader.saveAll(id, [0, 1, 2].map(pageUrl))
    await reader.save(id, pageUrl(3), { title: 'Mine', notes: 'a private note' })
  })
  afterAll(() => it.close())

  const share = async (notes: boolean) => (await reader.client.post(`${API}${id}/share/`, { json: { notes } })).json()
  const visit = (token: string, query = '') => it.client().get(`${API}shared/${token}/${query}`)

  test('anybody who has it reads the collection, and no search engine', async () => {
    const link = await share(false)
    expect(link).toEqual({
      token: expect.stringMatching(/^[\w-]{22}$/),
      url: `${ORIGIN}/plus/collections/shared/${link.token}`,
      notes: false,
    })
    const reply = await visit(link.token)
    expect(reply.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'private, no-store' })
    expect(reply.json()).toEqual({
      name: 'Shown',
      description: '',
      updated_at: '2026-11-21T12:00:00.000Z',
      article_count: 4,
      items: expect.arrayContaining([]),
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
    const { items } = await reader.read(id)
    for (const secret of ['a private note', id, reader.account.id, reader.account.email, reader.account.subject, items[0]?.id ?? '']) {
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
    expect((await reader.read(id)).share).toEqual(link)
    expect((await reader.list()).map((collection) => collection.share)).toEqual([null, link])
  })

  test('it is read page by page in the order by hand', async () => {
    const { token } = await share(false)
    const { items } = await reader.read(id)
    await reader.client.post(`${API}${id}/order/`, { json: { item: items[3]?.id, before: items[0]?.id } })
    const urls = async (query: string) => (await visit(token, query)).json().items.map(({ url }: { url: string }) => url)
    expect(await urls('?limit=2')).toEqual([pageUrl(0), pageUrl(3)])
    expect(await urls('?limit=2&offset=2')).toEqual([pageUrl(2), pageUrl(1)])
    expect((await visit(token, '?limit=9999')).statusCode).toBe(400)
  })

  test('when it is ended it leads nowhere for good, and a new one is another', async () => {
    const { token } = await share(false)
    expect((await reader.client.delete(`${API}${id}/share/`)).statusCode).toBe(200)
    expect((await visit(token)).json()).toMatchObject({ code: 404, error: 'Not Found' })
    expect((await reader.read(id)).share).toBeNull()
    expect((await share(false)).token).not.toBe(token)
    expect((await visit(token)).statusCode).toBe(404)
    expect((await reader.client.delete(`${API}${id}/share/`)).statusCode).toBe(200)
    expect((await reader.client.delete(`${API}${id}/share/`)).statusCode).toBe(200)
  })

  test('it ends with the collection, and with the account', async () => {
    const [one, other] = [
      await share(false),
      (await reader.client.post(`${API}${await reader.defaultId()}/share/`, { json: { notes: true } })).json(),
    ]
    await reader.client.delete(`${API}${id}/`)
    expect([(await visit(one.token)).statusCode, (await visit(other.token)).statusCode]).toEqual([404, 200])
    await it.store.db.deleteFrom('accounts').where('id', '=', reader.account.id).execute()
    expect((await visit(other.token)).statusCode).toBe(404)
  })

  test.each(['x', 'undefined', '%27%20or%201=1', 'null'])('%s is no link', async (token) => {
    const reply = await visit(token)
    expect([reply.statusCode, reply.headers['x-robots-tag']]).toEqual([404, 'noindex'])
  })

  test('a link without a language leads to the page of the reader’s own', async () => {
    const { token } = await share(false)
    const reply = await it.client().get(`/plus/collections/shared/${token}`, { headers: { 'accept-language': 'de' } })
    expect([reply.statusCode, reply.headers.location]).toEqual([302, `/de/plus/collections/shared/${token}`])
  })
})
