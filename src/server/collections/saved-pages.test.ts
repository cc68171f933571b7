import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASES } from '../store/testing/open-test-store.fixture.ts'
import { API, type CollectionsApp, createCollectionsApp, ORIGIN, type User } from './testing/collections-app.fixture.ts'
import { pageUrl } from './testing/saved-site.fixture.ts'

const PAGE = '/en-US/docs/Web/CSS'

/** The numbers are those of docs/behaviour/collections.md. */
describe.each(DATABASES)('saved pages, on %s', (kind) => {
  let it: CollectionsApp
  beforeAll(async () => {
    it = await createCollectionsApp({ kind })
  })
  afterAll(() => it.close())

  const envelope = (reply: Awaited<ReturnType<User['save']>>) => [reply.statusCode, reply.json()] as const

  test('7: an item has at most 1,024 characters in its title and 65,536 in its notes', async () => {
    const user = await it.user()
    const id = await user.defaultId()
    expect((await user.save(id, PAGE, { title: '🦊'.repeat(1024), notes: '🦊'.repeat(65_536) })).statusCode).toBe(201)
    expect((await user.read(id)).items[0]).toMatchObject({ title: '🦊'.repeat(1024), notes: '🦊'.repeat(65_536) })
    for (const more of [{ title: 'a'.repeat(1025) }, { title: '' }, { title: ' ' }, { notes: 'a'.repeat(65_537) }, { title: 7 }]) {
      expect(envelope(await user.save(id, pageUrl(0), more))[0]).toBe(400)
    }
    expect(await user.read(id)).toMatchObject({ article_count: 1 })
  })

  test('10: of eleven items ten come first, the newest first', async () => {
    const user = await it.user()
    const id = await user.defaultId()
    await user.saveAll(
      id,
      Array.from({ length: 11 }, (_, index) => pageUrl(index)),
    )
    const page = await user.read(id)
    expect(page.article_count).toBe(11)
    expect(page.items.map(({ url }) => url)).toEqual(Array.from({ length: 10 }, (_, index) => pageUrl(10 - index)))
    const rest = await user.read(id, '?offset=10&limit=1')
    expect(rest.items.map(({ url }) => url)).toEqual([pageUrl(0)])
  })

  test('11: with the limit 0 there are no items but their number', async () => {
    const user = await it.user()
    const id = await user.defaultId()
    await user.save(id, PAGE)
    expect(await user.read(id, '?limit=0')).toMatchObject({ article_count: 1, match_count: 1, items: [] })
  })

  test.each(['?limit=-1', '?limit=1001', '?limit=x', '?offset=-1', '?limit=1&limit=2', '?sort=size', `?q=${'a'.repeat(201)}`, '?q=%00'])(
    'a collection is not read with %s',
    async (query) => {
      const user = await it.user()
      expect((await user.client.get(`${API}${await user.defaultId()}/${query}`)).statusCode).toBe(400)
    },
  )

  test('12: a page is once in a collection, and may be in another', async () => {
    const user = await it.user()
    const [one, other] = [await user.defaultId(), await user.create('other')]
    const made = await user.save(one, PAGE, { title: 'Mine', notes: 'mark' })
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
    expect(envelope(await user.save(one, PAGE))).toEqual([409, { code: 409, error: text, message: text }])
    expect((await user.save(other, PAGE)).statusCode).toBe(201)
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
  ])('13, 20: %j is the same page, when it is saved and when it is looked up', async (address) => {
    const user = await it.user()
    const id = await user.defaultId()
    expect((await user.save(id, address)).json().url).toBe(PAGE)
    expect((await user.save(id, PAGE)).statusCode).toBe(409)
    const lookup = await user.client.get(`${API}lookup/?url=${encodeURIComponent(address)}`)
    expect(lookup.json().results).toMatchObject([{ collection_id: id, item: { url: PAGE } }])
  })

  test('14: title and notes are changed and read back; what is not said stays', async () => {
    const user = await it.user()
    const id = await user.defaultId()
    const [item] = await user.saveAll(id, [PAGE])
    const change = async (json: object) => (await user.client.post(`${API}${id}/items/${item?.id}/`, { json })).json()
    expect(await change({ title: 'Other', notes: 'note', url: 'ignored' })).toMatchObject({ title: 'Other', notes: 'note', url: PAGE })
    expect((await user.client.get(`${API}${id}/items/${item?.id}/`)).json()).toMatchObject({ title: 'Other', notes: 'note' })
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
    const user = await it.user()
    const id = await user.defaultId()
    expect((await user.client.post(`${API}${id}/items/`, { json: { url: PAGE } })).json().title).toBe('CSS: Cascading Style Sheets')
  })

  test('15: an item that is deleted is not counted, and its page can be saved again', async () => {
    const user = await it.user()
    const id = await user.defaultId()
    const [item] = await user.saveAll(id, [PAGE])
    const address = `${API}${id}/items/${item?.id}/`
    const reply = await user.client.delete(address)
    expect([reply.statusCode, reply.body]).toEqual([200, ''])
    expect(await user.read(id)).toMatchObject({ article_count: 0, items: [] })
    expect((await user.client.get(address)).statusCode).toBe(404)
    expect((await user.client.post(address, { json: { title: 'x' } })).json()).toMatchObject({ code: 404, error: 'Not Found' })
    expect((await user.client.delete(address)).statusCode).toBe(200)
    expect((await user.save(id, PAGE)).statusCode).toBe(201)
  })

  test('an item of another collection of the same user is not found', async () => {
    const user = await it.user()
    const [one, other] = [await user.defaultId(), await user.create('other')]
    const [item] = await user.saveAll(one, [PAGE])
    const wrong = `${API}${other}/items/${item?.id}/`
    expect((await user.client.get(wrong)).statusCode).toBe(404)
    expect((await user.client.post(wrong, { json: { title: 'x' } })).statusCode).toBe(404)
    await user.client.delete(wrong)
    expect(await user.read(one)).toMatchObject({ article_count: 1 })
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
  ] as const)('20: %s is not saved: %i', async (address, status) => {
    const user = await it.user()
    const id = await user.defaultId()
    const reply = await user.save(id, address)
    expect([reply.statusCode, reply.json().error]).toEqual([
      status,
      expect.stringMatching(/^(Document not found|Malformed URL|Validation Error)$/),
    ])
    expect(await user.read(id)).toMatchObject({ article_count: 0 })
  })

  test.each([
    ['/en-US/docs/Web/API/What?', 'What?', 2],
    ['/en-US/docs/Web/API/What%3F', 'What?', 2],
    ['/en-US/docs/Web/CSS/:has', ':has()', 2],
    ['/en-US/docs/Web/%C3%89mile', 'Émile and the 100%_rule', 2],
    ['/en-US/blog/first/', 'First post', 1],
    ['/en-US/plus/docs/faq', 'FAQ', 1],
    ['/en-US/about', 'About us', 0],
    ['/en-US/community/spotlight/ada', 'Ada', 0],
  ])('%s is saved with its own title and way', async (address, title, depth) => {
    const user = await it.user()
    const reply = await user.client.post(`${API}${await user.defaultId()}/items/`, { json: { url: address } })
    expect(reply.json()).toMatchObject({ title })
    expect(reply.json().parents).toHaveLength(depth)
  })

  test('a look-up needs an address of the site', async () => {
    const user = await it.user()
    expect((await user.client.get(`${API}lookup/`)).statusCode).toBe(400)
    expect((await user.client.get(`${API}lookup/?url=https://example.com/`)).json()).toMatchObject({ code: 400, error: 'Malformed URL' })
    expect((await user.client.get(`${API}lookup/?url=/en-US/docs/Nothing`)).json()).toEqual({ results: [] })
  })
})
