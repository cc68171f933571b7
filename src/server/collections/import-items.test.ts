import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DATABASES } from '../store/testing/open-test-store.fixture.ts'
import { API, type CollectionsApp, createCollectionsApp, ORIGIN, type User } from './testing/collections-app.fixture.ts'
import { itemRow } from './testing/item-row.fixture.ts'
import { pageUrl } from './testing/saved-site.fixture.ts'

const PAGE = '/en-US/docs/Web/CSS'

describe.each(DATABASES)('import and export, on %s', (kind) => {
  let it: CollectionsApp
  let user: User
  let id: string
  beforeAll(async () => {
    it = await createCollectionsApp({ kind })
  })
  beforeEach(async () => {
    user = await it.user()
    id = await user.defaultId()
  })
  afterAll(() => it.close())

  const send = async (json: unknown, to = `${id}/import/`) => (await user.client.post(`${API}${to}`, { json })).json()
  const urls = async () => (await user.read(id, '?limit=100')).items.map(({ url }) => url)

  test('each page that is sent is answered for', async () => {
    await user.save(id, pageUrl(1), { title: 'Mine' })
    const items = [
      { url: pageUrl(0), title: 'First', notes: 'noted' },
      { url: pageUrl(1), title: 'Not mine' },
      { url: '/en-US/docs/Nothing' },
      { url: 'https://example.com/en-US/docs/Web/CSS' },
      { url: `${ORIGIN}/en-US/docs/CSS` },
      { url: `${PAGE}#again` },
      { url: 'javascript:alert(1)' },
    ]
    expect(await send({ items })).toEqual({
      added: 2,
      already_there: [
        { index: 1, url: pageUrl(1) },
        { index: 5, url: `${PAGE}#again` },
      ],
      unknown: [{ index: 2, url: '/en-US/docs/Nothing' }],
      other_site: [
        { index: 3, url: 'https://example.com/en-US/docs/Web/CSS' },
        { index: 6, url: 'javascript:alert(1)' },
      ],
    })
    const page = await user.read(id, '?sort=manual')
    expect(page.items).toMatchObject([
      { url: pageUrl(0), title: 'First', notes: 'noted' },
      { url: PAGE, title: 'CSS: Cascading Style Sheets', notes: '' },
      { url: pageUrl(1), title: 'Mine' },
    ])
  })

  test.each([
    [[], 'body'],
    [{}, 'items'],
    [{ items: {} }, 'items'],
    [{ items: [PAGE] }, 'items.0'],
    [{ items: [{ url: PAGE }, {}] }, 'items.1.url'],
    [{ items: [{ url: 7 }] }, 'items.0.url'],
    [{ items: [{ url: PAGE, title: 'a'.repeat(1025) }] }, 'items.0.title'],
    [{ items: [{ url: PAGE, notes: 'a'.repeat(65_537) }] }, 'items.0.notes'],
    [{ items: [{ url: PAGE, title: null }] }, 'items.0.title'],
  ])('a file that is malformed adds nothing, and the error is named (%#)', async (json, field) => {
    expect(await send(json)).toMatchObject({ code: 400, message: expect.stringContaining(`Error validating input ${field}: `) })
    expect(await urls()).toEqual([])
  })

  test.each(['{"items":[{"url":"/a","url":"/b"}]}', '{"items":[{"__proto__":{}}]}', '{"items":[', '[[[['.repeat(20), '"\\u0000"', ''])(
    'a file that parsers disagree about adds nothing: %j',
    async (payload) => {
      const reply = await user.client.post(`${API}${id}/import/`, { payload, headers: { 'content-type': 'application/json' } })
      expect(reply.statusCode).toBe(400)
      expect(await urls()).toEqual([])
    },
  )

  test('more pages than a collection holds, and more than 8 MiB, are rejected', async () => {
    const many = Array.from({ length: 10_001 }, () => ({ url: '/x' }))
    expect(await send({ items: many })).toMatchObject({ code: 400, message: expect.stringContaining('Error validating input items: ') })
    const reply = await user.client.post(`${API}${id}/import/`, { json: { items: [], pad: 'a'.repeat(8 * 1024 * 1024) } })
    expect([reply.statusCode, reply.json().error]).toEqual([413, 'Content Too Large'])
  })

  test('10,000 addresses of one page are one page', async () => {
    const items = Array.from({ length: 10_000 }, (_, index) => ({ url: `${PAGE}?${index}` }))
    const reply = await send({ items })
    expect([reply.added, reply.already_there.length]).toEqual([1, 9999])
  })

  test('bookmarks from before signing in go into the default collection, without duplicates', async () => {
    const other = await user.create('other')
    await user.save(other, pageUrl(2))
    await user.save(id, pageUrl(1))
    const items = [{ url: pageUrl(0), title: 'Kept', notes: 'note' }, { url: pageUrl(1) }, { url: pageUrl(2) }, { url: pageUrl(0) }]
    const merged = await send({ items }, 'merge/')
    expect(merged).toMatchObject({ added: 2, already_there: [{ index: 1 }, { index: 3 }], unknown: [], other_site: [] })
    expect(await urls()).toEqual([pageUrl(0), pageUrl(2), pageUrl(1)])
    expect(await send({ items }, 'merge/')).toMatchObject({ added: 0 })
  })

  test('a user who has never called gets the default collection by merging', async () => {
    const fresh = await it.user()
    expect((await fresh.client.post(`${API}merge/`, { json: { items: [{ url: PAGE }] } })).json()).toMatchObject({ added: 1 })
    expect(await fresh.list()).toMatchObject([{ name: 'Default', article_count: 1 }])
  })

  test('what is exported can be imported: the same pages, titles and notes in the same order', async () => {
    const hostile = '"], "items": [{"url":"/x"}] // <script>\u2028 🦊'
    await user.saveAll(id, [pageUrl(0), '/en-US/docs/Web/API/What?', '/en-US/blog/first/'])
    await user.save(id, PAGE, { title: hostile, notes: 'a\nb' })
    await user.client.post(`${API}${id}/`, { json: { description: hostile } })
    const file = await user.client.get(`${API}${id}/export/`)
    expect(file.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="collection.json"; filename*=UTF-8''Default.json`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    expect(file.json()).toMatchObject({ name: 'Default', description: hostile })
    const other = await it.user()
    const target = await other.defaultId()
    const reply = await other.client.post(`${API}${target}/import/`, {
      payload: file.body,
      headers: { 'content-type': 'application/json' },
    })
    expect(reply.json()).toMatchObject({ added: 4 })
    const replyOf = async (one: User, from: string) =>
      (await one.read(from, '?sort=manual')).items.map(({ url, title, notes }) => [url, title, notes])
    expect(await replyOf(other, target)).toEqual(await replyOf(user, id))
  })

  test('a collection of several hundred is exported whole, and an empty one as well', async () => {
    const empty = await user.client.get(`${API}${id}/export/?format=json`)
    expect(empty.json()).toEqual({ name: 'Default', description: '', items: [] })
    const rows = Array.from({ length: 401 }, (_, index) => itemRow(id, index))
    await it.store.db.insertInto('collection_items').values(rows).execute()
    const { items } = (await user.client.get(`${API}${id}/export/`)).json()
    expect(items.map(({ url }: { url: string }) => url)).toEqual(rows.map(({ url }) => url).toReversed())
  })

  test('as Markdown it is a list of links', async () => {
    await user.save(id, '/en-US/docs/Web/API/What?', { title: 'a](https://evil.example) <b>', notes: '# not a heading\n\n- nor a list' })
    const file = await user.client.get(`${API}${id}/export/?format=markdown`)
    expect(file.headers['content-type']).toBe('text/markdown; charset=utf-8')
    expect(file.body).toBe(
      [
        '# Default',
        '',
        `- [a\\](https://evil.example) \\<b\\>](${ORIGIN}/en-US/docs/Web/API/What%3F)`,
        '',
        '  > \\# not a heading',
        '  >',
        '  > \\- nor a list',
        '',
        '',
      ].join('\n'),
    )
    expect((await user.client.get(`${API}${id}/export/?format=xml`)).statusCode).toBe(400)
  })
})
