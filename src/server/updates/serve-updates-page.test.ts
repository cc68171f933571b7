import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { UPDATES_PLACE } from '#contracts/updates-place.ts'
import { FEATURE_PAGES_PATH } from '#updates/feature-pages.ts'
import { type CollectionsApp, createCollectionsApp } from '../collections/testing/collections-app.fixture.ts'
import { CSP, type MadeUpBuild } from '../documents/built-site.fixture.ts'
import { UPDATES_SITE } from './testing/updates-site.fixture.ts'

const PAGE = `<title>Updates | D</title>${UPDATES_PLACE.start}<h1>as it was built</h1>${UPDATES_PLACE.end}<p>after</p>`
const BUILD: MadeUpBuild = {
  ...UPDATES_SITE,
  pages: { ...UPDATES_SITE.pages, '/en-US/plus/updates': PAGE, '/de/plus/updates': PAGE },
}
const PATH = '/en-US/plus/updates'

const namesIn = (body: string): readonly string[] => [...body.matchAll(/<h2 id="[^"]+"><bdi>([^<]+)/g)].map(([, name = '']) => name)

describe('the page of updates', () => {
  let it: CollectionsApp
  beforeAll(async () => {
    it = await createCollectionsApp({ kind: 'sqlite', build: BUILD })
  })
  afterAll(() => it.close())

  test('is the built page with the newest releases, for everybody', async () => {
    const { statusCode, headers, body } = await it.app.inject(PATH)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': CSP,
      'cache-control': 'public, max-age=3600',
    })
    expect(headers.vary).toBe('Accept-Encoding')
    expect(namesIn(body)).toEqual(['Firefox 3', 'Chrome 3', 'Chrome 2', 'Firefox 2', 'Node.js 2'])
    expect(body).toMatch(/data-recent="firefox@3 chrome@3 [^"]+"/)
    expect(body).toContain('<p>after</p>')
    expect(body).not.toMatch(/as it was built|<!--/)
  })

  test.each([
    ['browsers=chrome&browsers=nodejs&sort=asc', ['Chrome 1', 'Node.js 2', 'Chrome 2', 'Chrome 3']],
    ['q=gap+FLEX', ['Chrome 3']],
    ['status=deprecated&browsers=,chrome', ['Chrome 3', 'Chrome 1']],
    ['release=firefox@2', ['Firefox 2']],
    ['doc=/de/docs/Web/CSS/Page_0', ['Chrome 3']],
    ['page=2', ['Firefox 1', 'Chrome 1']],
  ])('%s shows %j', async (query, names) => {
    expect(namesIn((await it.app.inject(`${PATH}?${query}`)).body)).toEqual(names)
  })

  test('in another language is in that language, with its pages', async () => {
    const { body } = await it.app.inject('/de/plus/updates?release=firefox@2')
    expect(body).toContain('<time datetime="2026-03-10">10.03.2026</time>')
    expect(body).toContain('href="/de/docs/Web/CSS"')
  })

  test.each([
    ['page=99', 'No updates found.'],
    ['q=nothing+like+this', 'No updates match your filters.'],
    ['browsers=netscape', 'No updates match your filters.'],
    ['page=two&sort=up&from=x', '<bdi>Firefox 3</bdi>'],
    ['q=%F0%28%8C%BC', 'No updates match your filters.'],
  ])('%s is no error', async (query, text) => {
    const { statusCode, body } = await it.app.inject(`${PATH}?${query}`)
    expect([statusCode, body.includes(text)]).toEqual([200, true])
  })

  test.each(['q', 'browsers', 'doc', 'collections'])(
    'too much of %s is shown as an error, with status 400, and kept by no cache',
    async (name) => {
      const { statusCode, headers, body } = await it.app.inject(`${PATH}?${name}=${'a'.repeat(12_001)}`)
      expect([statusCode, headers['cache-control']]).toEqual([400, 'no-store'])
      expect(body).toContain('These filters are not valid')
    },
  )

  test('collections are for signed-in users, who get what is theirs and no cache keeps', async () => {
    const asked = `${PATH}?collections=some`
    const { statusCode, headers, body } = await it.app.inject(asked)
    expect([statusCode, headers['cache-control']]).toEqual([401, 'no-store'])
    expect(body).toContain(`?next=${encodeURIComponent(asked)}" rel="nofollow">Log in</a>`)
    const [user, other] = [await it.user(), await it.user()]
    const id = await user.defaultId()
    await user.saveAll(id, ['/en-US/docs/Web/CSS/Page_0'])
    const own = await user.client.get(`${PATH}?collections=${id}`)
    expect([own.statusCode, own.headers['cache-control'], namesIn(own.body)]).toEqual([200, 'no-store', ['Chrome 3']])
    expect(namesIn((await other.client.get(`${PATH}?collections=${id}`)).body)).toEqual([])
  })

  test('is compressed as browsers ask for it', async () => {
    const { headers, rawPayload } = await it.app.inject({ url: PATH, headers: { 'accept-encoding': 'br' } })
    expect(headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(rawPayload).toString()).toContain('Firefox 3')
  })

  test('is not there in languages that the site has no such page in', async () => {
    expect((await it.app.inject('/fr/plus/updates')).statusCode).toBe(404)
  })
})

test('with broken data the page says that the server failed', async () => {
  const files = { ...BUILD.files, [`/${FEATURE_PAGES_PATH}`]: '{' }
  const it = await createCollectionsApp({ kind: 'sqlite', build: { ...BUILD, files } })
  const { statusCode, headers, body } = await it.app.inject(`${PATH}?q=gap`)
  expect([statusCode, headers['cache-control']]).toEqual([500, 'no-store'])
  expect(body).toContain('<h2>Server error</h2>')
  expect(body).toContain('href="/en-US/plus/updates?q=gap">Try again</a>')
  await it.close()
})

test('with accounts, reading the page counts for the limits of reading', async () => {
  const it = await createCollectionsApp({ kind: 'sqlite', build: BUILD, limitFactor: 0.001 })
  const read = async () => (await it.app.inject(`${PATH}?q=gap`)).statusCode
  expect([await read(), await read(), await read(), await read()]).toEqual([200, 200, 200, 429])
  await it.close()
})
