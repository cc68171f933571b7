import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASES } from '../store/testing/open-test-store.fixture.ts'
import { API, type CollectionsApp, createCollectionsApp, ORIGIN, type Reader } from './testing/collections-app.fixture.ts'
import { pageUrl } from './testing/saved-site.fixture.ts'

const PAGE = '/en-US/docs/Web/CSS'

/** Numbers are those of the list of behaviours in reference/backend.md. */
describe.each(DATABASES)('saved pages, on %s', (kind) => {
  let it: CollectionsApp
  beforeAll(async () => {
    it = await createCollectionsApp({ kind })
  })
  afterAll(() => it.close())

  const envelope = (reply: Awaited<ReturnType<Reader['save']>>) => [reply.statusCode, reply.json()] as const

  test('39: an item has at most 1,024 characters in its title and 65,536 in its notes', async () => {
    const reader = await it.reader()
    const id = await reader.defaultId()
    expect((await reader.save(id, PAGE, { title: '🦊'.repeat(1024), notes: '🦊'.repeat(65_536) })).statusCode).toBe(201)
    expect((await reader.read(id)).items[0]).toMatchObject({ title: '🦊'.repeat(1024), notes: '🦊'.repeat(65_536) })
    for (const more of [{ title: 'a'.repeat(1025) }, { title: '' }, { title: ' ' }, { notes: 'a'.repeat(65_537) }, { title: 7 }]) {
      expect(envelope(await reader.save(id, pageUrl(0), more))[0]).toBe(400)
    }
    expect(await reader.read(id)).toMatchObject({ article_count: 1 })
  })

  test('42: of eleven items ten come first, the newest first', async () => {
    const reader = await it.reader()
    const id = await reader.defaultId()
    await reader.saveAll(
      id,
      Array.from({ length: 11 }, (_, index) => pageUrl(index)),
    )
    const page = await reader.read(id)
    expect(page.article_count).toBe(11)
    expect(page.items.map(({ url }) => url)).toEqual(Array.from({ length: 10 }, (_, index) => pageUrl(10 - index)))
    const rest = await reader.read(id, '?offset=10&limit=1')
    expect(rest.items.map(({ url }) => url)).toEqual([pageUrl(0)])
  })

  test('43: with the limit 0 there are no items but their number', async () => {
    const reader = await it.reader()
    const id = await reader.defaultId()
    await reader.save(id, PAGE)
    expect(await reader.read(id, '?limit=0')).toMatchObject({ article_count: 1, match_count: 1, items: [] })
  })

  test.each(['?limit=-1', '?limit=1001', '?limit=x', '?offset=-1', '?limit=1&limit=2', '?sort=size', `?q=${'a'.repeat(201)}`, '?q=%00'])(
    'a collection is not read with %s',
    async (query) => {
      const reader = await it.reader()
      expect((await reader.client.get(`${API}${await reader.defaultId()}/${query}`)).statusCode).toBe(400)
    },
  )

  test('44: a page is once in a collection, and may be in another', async () => {
    const reader = await it.reader()
    const [one, other] = [await reader.defaultId(), await reader.create('other')]
    const made = await reader.save(one, PAGE, { title: 'Mine', notes: 'mark' })
    expect(envelope(made)).toEqual([
      201,
      {
        id: expect.any(String),
        url: PAGE,
        title: 'Mine',
        notes: 'mark',
        parents: [
          { uri: '/en-US/docs/Web', title: 'Web' },
          { uri: PAGE, title: 'CSS: Cascading Style Sheets' },
        ],
        created_at: '2026-11-21T12:00:00.000Z',
        updated_at: '2026-11-21T12:00:00.000Z',
      },
    ])
    const text = 'Collection item already exists in collection'
    expect(envelope(await reader.save(one, PAGE))).toEqual([409, { code: 409, error: text, message: text }])
    expect((await reader.save(other, PAGE)).statusCode).toBe(201)
  })

  test.each([
    ' /en-US/docs/Web/CSS ',
    '/EN-us/DOCS/web/css',
    '/en-US/docs/Web/CSS/',
    '/en-US/docs/Web/CSS%20',
    '/en-US/docs/Web/CSS?a=b#c',
    '/en-US/docs/Web/API/../CSS',
    '/en-US/docs/./Web/CSS',
    '/en-US/docs/CSS',
    '/en-US/docs/css/old/',
    `${ORIGIN}/en-US/docs/Web/CSS?x#y`,
  ])('45, 52: %j is the same page, when it is saved and when it is looked up', async (address) => {
    const reader = await it.reader()
    const id = await reader.defaultId()
    expect((await reader.save(id, address)).json().url).toBe(PAGE)
    expect((await reader.save(id, PAGE)).statusCode).toBe(409)
    const lookup = await reader.client.get(`${API}lookup/?url=${encodeURIComponent(address)}`)
    expect(lookup.json().results).toMatchObject([{ collection_id: id, item: { url: PAGE } }])
  })

  test('46: title and notes are changed and read back; what is not said stays', async () => {
    const reader = await it.reader()
    const id = await reader.defaultId()
    const [item] = await reader.saveAll(id, [PAGE])
    const change = async (json: object) => (await reader.client.post(`${API}${id}/items/${item?.id}/`, { json })).json()
    expect(await change({ title: 'Other', notes: 'note', url: 'ignored' })).toMatchObject({ title: 'Other', notes: 'note', url: PAGE })
    expect((await reader.client.get(`${API}${id}/items/${item?.id}/`)).json()).toMatchObject({ title: 'Other', notes: 'note' })
    expect(await change({ notes: '' })).toMatchObject({ title: 'Other', notes: '' })
    expect(await change({ title: 'CSS: Cascading Style Sheets' })).toMatchObject({ title: 'CSS: Cascading Style Sheets' })
    const row = await it.store.db
      .selectFrom('collection_items')
      .select('own_title')
      .where('id', '=', item?.id ?? '')
      .executeTakeFirst()
    expect(row).toEqual({ own_title: null })
  })

  test('an item without a title has that of its page', async () => {
    const reader = await it.reader()
    const id = await reader.defaultId()
    expect((await reader.client.post(`${API}${id}/items/`, { json: { url: PAGE } })).json().title).toBe('CSS: Cascading Style Sheets')
  })

  test('47: an item that is deleted is not counted, and its page can be saved again', async () => {
    const reader = await it.reader()
    const id = await reader.defaultId()
    const [item] = await reader.saveAll(id, [PAGE])
    const address = `${API}${id}/items/${item?.id}/`
    const reply = await reader.client.delete(address)
    expect([reply.statusCode, reply.body]).toEqual([200, ''])
    expect(await reader.read(id)).toMatchObject({ article_count: 0, items: [] })
    expect((await reader.client.get(address)).statusCode).toBe(404)
    expect((await reader.client.post(address, { json: { title: 'x' } })).json()).toMatchObject({ code: 404, error: 'Not Found' })
    expect((await reader.client.delete(address)).statusCode).toBe(200)
    expect((await reader.save(id, PAGE)).statusCode).toBe(201)
  })

  test('an item of another collection of the same reader is not found', async () => {
    const reader = await it.reader()
    const [one, other] = [await reader.defaultId(), await reader.create('other')]
    const [item] = await reader.saveAll(one, [PAGE])
    const wrong = `${API}${other}/items/${item?.id}/`
    expect((await reader.client.get(wrong)).statusCode).toBe(404)
    expect((await reader.client.post(wrong, { json: { title: 'x' } })).statusCode).toBe(404)
    await reader.client.delete(wrong)
    expect(await reader.read(one)).toMatchObject({ article_count: 1 })
  })

  test.each([
    ['/en-US/docs/Nothing', 404],
    ['/en-US/docs/elsewhere', 404],
    ['/en-US/', 404],
    ['/en-US/404', 404],
    ['/en-US/play', 404],
    ['/en-US/blog/', 404],
    ['/en-US/docs/Web/CSS/metadata.json', 404],
    ['https://example.com/en-US/docs/Web/CSS', 400],
    ['//example.com/en-US/docs/Web/CSS', 400],
    ['/\\example.com/en-US/docs/Web/CSS', 400],
    ['http://localhost:3001/en-US/docs/Web/CSS', 400],
    ['http://localhost:3000@example.com/', 400],
    ['javascript:alert(1)', 400],
    ['/en-US/docs/%E0%A4%A', 400],
    ['/en-US/%00', 400],
    ['', 400],
    [`/${'a'.repeat(1024)}`, 400],
  ] as const)('52: %s is not saved: %i', async (address, status) => {
    const reader = await it.reader()
    const id = await reader.defaultId()
    const reply = await reader.save(id, address)
    expect([reply.statusCode, reply.json().error]).toEqual([
      status,
      expect.stringMatching(/^(Document not found|Malformed URL|Validation Error)$/),
    ])
    expect(await reader.read(id)).toMatchObject({ article_count: 0 })
  })

  test.each([
    ['/en-US/docs/Web/API/What?', 'What?', 2],
    ['/en-US/docs/Web/API/What%3F', 'What?', 2],
    ['/en-US/docs/Web/CSS/:has', ':has()', 2],
    ['/en-US/docs/Web/%C3%89mile', 'Émile and the 100%_rule', 2],
    ['/en-US/blog/first/', 'First post', 1],
    ['/en-US/about', 'About us', 0],
    ['/en-US/community/spotlight/ada', 'Ada', 0],
  ])('%s is saved with its own title and way', async (address, title, depth) => {
    const reader = await it.reader()
    const reply = await reader.client.post(`${API}${await reader.defaultId()}/items/`, { json: { url: address } })
    expect(reply.json()).toMatchObject({ title })
    expect(reply.json().parents).toHaveLength(depth)
  })

  test('a look-up needs an address of the site', async () => {
    const reader = await it.reader()
    expect((await reader.client.get(`${API}lookup/`)).statusCode).toBe(400)
    expect((await reader.client.get(`${API}lookup/?url=https://example.com/`)).json()).toMatchObject({ code: 400, error: 'Malformed URL' })
    expect((await reader.client.get(`${API}lookup/?url=/en-US/docs/Nothing`)).json()).toEqual({ results: [] })
  })
})
