import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openExample } from './example-site.fixture.ts'

let example: ReturnType<typeof openExample>
beforeAll(() => {
  example = openExample()
})
afterAll(() => example.close())

async function visit(url: string, headers: Readonly<Record<string, string>> = {}) {
  const reply = await example.app.inject({ url, headers: { ...headers } })
  return { status: reply.statusCode, location: reply.headers.location, cache: reply.headers['cache-control'], vary: reply.headers.vary }
}

test.each([
  [{}, '/en-US/'],
  [{ 'accept-language': 'fr' }, '/fr/'],
  [{ 'accept-language': 'zh-Hant' }, '/zh-TW/'],
  [{ 'accept-language': 'zh-Hans' }, '/zh-CN/'],
  [{ 'accept-language': 'en-GB' }, '/en-US/'],
  [{ 'accept-language': 'de;q=0.5, ja;q=0.9' }, '/ja/'],
  [{ 'accept-language': 'xx' }, '/en-US/'],
  [{ cookie: 'preferredlocale=ko', 'accept-language': 'fr' }, '/ko/'],
  [{ cookie: 'a=b; preferredlocale=pt-br' }, '/pt-BR/'],
  [{ cookie: 'preferredlocale=nonsense', 'accept-language': 'fr' }, '/fr/'],
  [{ cookie: 'preferredlocale=//evil.com' }, '/en-US/'],
])('/ with %j leads to %s', async (headers, location) => {
  expect(await visit('/', headers)).toEqual({ status: 302, location, cache: 'private, no-store', vary: 'Cookie, Accept-Language' })
})

test('the home page keeps the query', async () => {
  expect(await visit('/?a=1')).toMatchObject({ location: '/en-US/?a=1' })
})

test.each([
  ['/docs/Web/CSS', '/de/docs/Web/CSS'],
  ['/docs/web/css/', '/de/docs/Web/CSS'],
  ['/docs/Web/CSS/index.json', '/de/docs/Web/CSS/index.json'],
  ['/docs/Alt', '/de/docs/Alt'],
  ['/docs/Web/CSS/:has', '/en-US/docs/Web/CSS/:has'],
  ['/docs/CSS?a=b', '/en-US/docs/CSS?a=b'],
  ['/docs/Nothing/', '/de/docs/Nothing'],
  ['/blog', '/en-US/blog/'],
  ['/curriculum/', '/de/curriculum'],
  ['/play', '/de/play'],
  ['/search?q=a', '/de/search?q=a'],
  ['/observatory', '/de/observatory'],
  ['/plus/', '/de/plus'],
])('%s leads a German user to %s', async (url, location) => {
  expect(await visit(url, { 'accept-language': 'de' })).toEqual({
    status: 302,
    location,
    cache: 'private, no-store',
    vary: 'Cookie, Accept-Language',
  })
})

test.each([
  [{ '/de/plus/settings': 'a', '/de/preferences': 'b' }, '/settings', '/de/plus/settings', 'private, no-store'],
  [{ '/de/preferences': 'b' }, '/settings?a=b', '/de/preferences?a=b', 'private, no-store'],
  [{ '/de/plus/settings': 'a' }, '/de/Settings/', '/de/plus/settings', 'public, max-age=3600'],
  [{ '/fr/plus/settings': 'a' }, '/settings', '/fr/plus/settings', 'private, no-store'],
])('with the pages %j, %s leads to %s', async (pages, url, location, cache) => {
  const { app, close } = openExample({}, pages)
  const { statusCode, headers } = await app.inject({ url, headers: { 'accept-language': 'de, fr;q=0.5' } })
  expect([statusCode, headers.location, headers['cache-control']]).toEqual([302, location, cache])
  await close()
})

test('a site without settings has no address for them', async () => {
  expect(await visit('/settings')).toMatchObject({ status: 404 })
  expect(await visit('/de/settings/more')).toMatchObject({ status: 404 })
})

test('of several wanted locales the first that has the page is taken', async () => {
  expect(await visit('/docs/Web/CSS', { 'accept-language': 'ja, fr;q=0.5' })).toMatchObject({ location: '/fr/docs/Web/CSS' })
  expect(await visit('/docs/Web/CSS', { 'accept-language': 'ja', cookie: 'preferredlocale=zh-TW' })).toMatchObject({
    location: '/zh-TW/docs/Web/CSS',
  })
})

test('the remembered locale is taken where the page exists in it, and only there (docs/behaviour/locales.md 4)', async () => {
  const remembered = (locale: string) => ({ cookie: `preferredlocale=${locale}`, 'accept-language': 'fr' })
  expect(await visit('/docs/Web/CSS', remembered('de'))).toMatchObject({ status: 302, location: '/de/docs/Web/CSS' })
  expect(await visit('/docs/Web/CSS', remembered('ko'))).toMatchObject({ status: 302, location: '/fr/docs/Web/CSS' })
  expect(await visit('/docs/Web/API/What%3F', remembered('de'))).toMatchObject({ status: 302, location: '/en-US/docs/Web/API/What%3F' })
})

test.each(['/fr/docs/Web/CSS', '/fr/docs/Web/CSS/index.json', '/fr/'])(
  'what is at an address with a locale, %s, depends on no cookie and on no language of the user (docs/decisions/0018)',
  async (url) => {
    const plain = await example.app.inject(url)
    const other = await example.app.inject({ url, headers: { cookie: 'preferredlocale=de', 'accept-language': 'de' } })
    expect([other.statusCode, other.body]).toEqual([200, plain.body])
    const shared = ['cache-control', 'vary', 'etag'] as const
    expect(shared.map((name) => other.headers[name])).toEqual(shared.map((name) => plain.headers[name]))
    expect([plain.headers['cache-control'], plain.headers.vary]).toEqual(['public, max-age=3600', 'Accept-Encoding'])
  },
)

test.each([
  ['/en/docs/Web/CSS?a=b', 301, '/en-US/docs/Web/CSS?a=b'],
  ['/en/docs/web/css', 301, '/en-US/docs/Web/CSS'],
  ['/en', 301, '/en-US/'],
  ['/EN/', 301, '/en-US/'],
  ['/pt/docs/Web/CSS', 301, '/pt-BR/docs/Web/CSS'],
  ['/cn/docs/Web/CSS', 301, '/zh-CN/docs/Web/CSS'],
  ['/zh/docs/Web/CSS', 301, '/zh-CN/docs/Web/CSS'],
  ['/zh-Hans/docs/Web/CSS', 301, '/zh-CN/docs/Web/CSS'],
  ['/zh-hant/docs/Web/CSS', 301, '/zh-TW/docs/Web/CSS'],
  ['/en_US/docs/Web/CSS', 301, '/en-US/docs/Web/CSS'],
  ['/zh_tw/docs/Web/CSS', 301, '/zh-TW/docs/Web/CSS'],
  ['/fr-CA/docs/Web/CSS', 301, '/fr/docs/Web/CSS'],
  ['/es-419/docs/Web/CSS', 301, '/es/docs/Web/CSS'],
  ['/it/docs/Web/CSS?a=b', 302, '/en-US/docs/Web/CSS?a=b'],
  ['/hi-IN/docs/Web/CSS', 302, '/en-US/docs/Web/CSS'],
  ['/pt-PT/docs/Web/CSS', 302, '/en-US/docs/Web/CSS'],
  ['/sv-se/', 302, '/en-US/'],
])('%s is answered with %i to %s, for a month', async (url, status, location) => {
  expect(await visit(url)).toEqual({ status, location, cache: 'public, max-age=2592000', vary: undefined })
})

test('all 23 community locales lead to English for now', async () => {
  const retired = 'ar bg bn ca el fa fi he hi-IN hu id it kab ms my nl pl pt-PT sv-SE th tr uk vi'.split(' ')
  expect(retired).toHaveLength(23)
  for (const locale of retired) {
    expect(await visit(`/${locale}/docs/Web/CSS`)).toMatchObject({ status: 302, location: '/en-US/docs/Web/CSS' })
  }
})

test.each([
  ['/it-IT/docs/Web/CSS', 302, '/en-US/docs/Web/CSS'],
  ['/hi_in/docs/Web/CSS', 302, '/en-US/docs/Web/CSS'],
  ['/AR/', 302, '/en-US/'],
])('a name of a language without pages, %s, is answered with %i to %s', async (url, status, location) => {
  expect(await visit(url)).toMatchObject({ status, location })
})

describe('a site with pages in a language of the community', () => {
  let arabic: ReturnType<typeof openExample>
  beforeAll(() => {
    arabic = openExample({}, { '/ar/': 'home ar', '/ar/404': 'not found ar<span data-path></span>', '/ar/docs/Web/CSS': 'صفحات الأنماط' })
  })
  afterAll(() => arabic.close())

  test.each([
    ['/ar/docs/Web/CSS', 200, undefined],
    ['/ar/', 200, undefined],
    ['/ar', 302, '/ar/'],
    ['/AR/docs/web/css', 301, '/ar/docs/Web/CSS'],
    ['/AR/play', 302, '/ar/play'],
    ['/ar-EG/docs/Web/CSS', 301, '/ar/docs/Web/CSS'],
    ['/ar/docs/Nothing', 404, undefined],
    ['/ar/docs/Web/CSS/film.mp4', 200, undefined],
    ['/fa/docs/Web/CSS', 302, '/en-US/docs/Web/CSS'],
  ])('answers %s with %i to %s', async (url, status, location) => {
    const reply = await arabic.app.inject(url)
    expect([reply.statusCode, reply.headers.location]).toEqual([status, location])
  })

  test.each([
    ['/', { 'accept-language': 'ar-EG, de;q=0.5' }, '/de/'],
    ['/', { 'accept-language': 'ar' }, '/ar/'],
    ['/', { 'accept-language': 'fa, fr' }, '/fr/'],
    ['/', { cookie: 'preferredlocale=ar' }, '/ar/'],
    ['/', { cookie: 'preferredlocale=fa' }, '/en-US/'],
    ['/docs/Web/CSS', { cookie: 'preferredlocale=ar' }, '/ar/docs/Web/CSS'],
    ['/docs/Web/API/What%3F', { cookie: 'preferredlocale=ar' }, '/en-US/docs/Web/API/What%3F'],
  ])('leads from %s with %j to %s', async (url, headers, location) => {
    const reply = await arabic.app.inject({ url, headers: { ...headers } })
    expect([reply.statusCode, reply.headers.location]).toEqual([302, location])
  })

  test('has a page of unknown paths in it', async () => {
    expect((await arabic.app.inject('/ar/docs/Nothing')).body).toContain('not found ar')
  })
})

test.each(['/en-GB/docs/Web/CSS', '/en-AU/', '/pt-AO/docs/Web', '/zh-HK/docs/Web/CSS', '/xx/docs/Web/CSS'])(
  '%s is not found',
  async (url) => {
    expect(await visit(url)).toMatchObject({ status: 404, location: undefined })
  },
)

test('a locale in the wrong case leads to the right one where no page is known', async () => {
  expect(await visit('/EN-us/play?a=b')).toEqual({
    status: 302,
    location: '/en-US/play?a=b',
    cache: 'public, max-age=3600',
    vary: undefined,
  })
  expect(await visit('/Pt-br')).toMatchObject({ location: '/pt-BR/' })
})
