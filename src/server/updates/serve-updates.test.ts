import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { UpdatesPage } from '#contracts/updates.ts'
import { type CollectionsApp, createCollectionsApp, type User } from '../collections/testing/collections-app.fixture.ts'
import { EXAMPLE_BUILD } from '../documents/example-site.fixture.ts'
import type { TestClient } from '../http/testing/test-client.fixture.ts'
import { DATABASES } from '../store/testing/open-test-store.fixture.ts'
import { UPDATES_SITE } from './testing/updates-site.fixture.ts'

const API = '/api/v2/updates/'
const OWN = `${API}collections/`

describe.each(DATABASES)('updates, on %s', (kind) => {
  let it: CollectionsApp
  beforeAll(async () => {
    it = await createCollectionsApp({ kind, build: UPDATES_SITE })
  })
  afterAll(() => it.close())

  const read = async (url: string, client: TestClient = it.client()): Promise<UpdatesPage> => {
    const reply = await client.get(url)
    if (reply.statusCode !== 200) throw new Error(`${url}: ${reply.statusCode} ${reply.body}`)
    return reply.json()
  }
  const groupsOf = ({ data }: UpdatesPage) =>
    data.map(({ browser, version, count }) => `${browser} ${version} +${count.added} -${count.removed}`)
  const save = async (user: User, url: string): Promise<string> => {
    const id = await user.defaultId()
    await user.saveAll(id, [url])
    return id
  }

  test('anybody reads and filters, and caches may store it', async () => {
    const reply = await it.client().get(`${API}?browsers=chrome,&category=css&q=GAP&status=standard&sort=asc`)
    expect(groupsOf(reply.json())).toEqual(['chrome 1 +1 -0', 'chrome 2 +1 -0', 'chrome 3 +1 -0'])
    expect(reply.headers['cache-control']).toBe('public, max-age=3600')
    expect(groupsOf(await read(API))).toHaveLength(5)
    expect(groupsOf(await read(`${API}?page=2`))).toHaveLength(2)
  })

  test.each([
    ['page=0', 5],
    ['page=-1', 5],
    ['page=3', 0],
    ['page=999999999999999', 0],
    ['browsers=netscape', 0],
    ['browsers=,,', 5],
    ['q=%25%27%2A', 0],
    ['locale=xx&from=-3', 5],
  ])('%s is answered with %i releases', async (query, count) => {
    expect((await read(`${API}?${query}`)).data).toHaveLength(count)
  })

  test.each([
    ['a page that is no number', 'page=one'],
    ['a part of a page', 'page=1.5'],
    ['two pages', 'page=1&page=2'],
    ['an order that is not known', 'sort=up'],
    ['a place that is no number', 'from=all'],
    ['a long query', `q=${'a'.repeat(201)}`],
    ['a long list', `browsers=${'a'.repeat(1025)}`],
  ])('%s is rejected with what was expected', async (_, query) => {
    const reply = await it.client().get(`${API}?${query}`)
    expect(reply.statusCode).toBe(400)
    expect(reply.json().message).toMatch(/expected|must (?:not|be)|comes twice/)
  })

  test('a client that has the page already gets 304, and another query has another tag', async () => {
    const { headers } = await it.client().get(`${API}?browsers=firefox,chrome`)
    const again = await it.client().get(`${API}?browsers=chrome,,firefox`, { headers: { 'if-none-match': String(headers.etag) } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const other = await it.client().get(`${API}?browsers=chrome`, { headers: { 'if-none-match': String(headers.etag) } })
    expect(other.statusCode).toBe(200)
  })

  test('what is the same for everybody is compressed, with a tag of its own; what is of one user is not', async () => {
    const plain = await it.client().get(API)
    const packed = await it.client().get(API, { headers: { 'accept-encoding': 'br' } })
    expect(packed.headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'Accept-Encoding',
      'content-type': plain.headers['content-type'],
    })
    expect(JSON.parse(brotliDecompressSync(packed.rawPayload).toString())).toEqual(plain.json())
    expect(packed.headers.etag).not.toBe(plain.headers.etag)
    const again = { 'accept-encoding': 'br', 'if-none-match': String(packed.headers.etag) }
    expect((await it.client().get(API, { headers: again })).statusCode).toBe(304)
    const user = await it.user()
    const own = await user.client.get(`${OWN}?collections=${await user.defaultId()}`, { headers: { 'accept-encoding': 'br' } })
    expect([own.statusCode, own.headers['content-encoding']]).toEqual([200, undefined])
  })

  test('collections need an account', async () => {
    expect((await it.client().get(OWN)).statusCode).toBe(401)
    const reply = await it.client().get(`${API}?collections=abc`)
    expect([reply.statusCode, reply.json().message]).toEqual([401, 'Please login to use this feature.'])
  })

  test('collections find the features whose pages are in them, each once, and are private', async () => {
    const user = await it.user({ plan: 'mdn_plus_5m' })
    const first = await save(user, '/en-US/docs/Web/CSS')
    const second = await user.create('Second')
    await user.saveAll(second, ['/de/docs/Web/CSS', '/en-US/docs/Web/CSS/Page_0'])
    const reply = await user.client.get(`${OWN}?collections=${first}`)
    expect(groupsOf(reply.json())).toEqual(['chrome 2 +1 -0', 'firefox 2 +2 -0', 'chrome 1 +1 -0'])
    expect(reply.headers['cache-control']).toBe('private, no-cache')
    expect(groupsOf(await read(`${OWN}?collections=${second},${first}`, user.client))).toEqual([
      'chrome 3 +1 -0',
      'chrome 2 +1 -0',
      'firefox 2 +2 -0',
      'chrome 1 +1 -0',
    ])
    expect(await read(`${API}?collections=${first}`, user.client)).toEqual(reply.json())
  })

  test('removed items, deleted collections and those of others find nothing', async () => {
    const [user, other] = [await it.user(), await it.user()]
    const id = await save(user, '/en-US/docs/Web/CSS')
    expect((await read(`${OWN}?collections=${id}`, other.client)).data).toEqual([])
    const [item] = (await user.read(id)).items
    await user.client.send('DELETE', `/api/v2/collections/${id}/items/${item?.id}/`)
    expect((await read(`${OWN}?collections=${id}`, user.client)).data).toEqual([])
    expect((await read(`${OWN}?collections=nothing`, user.client)).data).toEqual([])
  })

  test('the ids of the answer are those that were sent, and 500 of them are no problem', async () => {
    const user = await it.user()
    const id = await save(user, '/en-US/docs/Web/CSS')
    const ids = [id, ...Array.from({ length: 499 }, (_, number) => `id-${number}`.padEnd(22, '-'))]
    const page = await read(`${OWN}?collections=${ids.join(',')}`, user.client)
    expect(page.query.collections).toEqual([...ids].sort())
    expect(page.count).toEqual({ releases: 3, events: 4 })
    expect((await user.client.get(`${OWN}?collections=${'a'.repeat(12_001)}`)).statusCode).toBe(400)
  })

  test('an empty list of collections is no filter', async () => {
    const user = await it.user()
    expect((await read(`${OWN}?collections=,`, user.client)).data).toHaveLength(5)
  })
})

test.each([
  ['plus', [API, OWN]],
  ['collections', [OWN]],
] as const)('without the feature %s, %j is not there', async (feature, paths) => {
  const features = (['plus', 'collections', 'advertising'] as const).filter((name) => name !== feature)
  const it = await createCollectionsApp({ kind: 'sqlite', build: UPDATES_SITE, features })
  const found = await Promise.all(paths.map(async (path) => (await it.app.inject(path)).statusCode))
  expect(found).toEqual(paths.map(() => 404))
  await it.close()
})

test('a site without compatibility data has no updates', async () => {
  const it = await createCollectionsApp({ kind: 'sqlite', build: EXAMPLE_BUILD })
  const reply = await it.client().get(API)
  expect(reply.json()).toMatchObject({ data: [], last: 0, version: '', date: '' })
  await it.close()
})
