import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { updatesPageWords } from '#locales/updates/page/updates-page-words.ts'
import { type CollectionsApp, createCollectionsApp, ORIGIN } from '../collections/testing/collections-app.fixture.ts'
import { DATABASES } from '../store/testing/open-test-store.fixture.ts'
import { UPDATES_SITE } from './testing/updates-site.fixture.ts'

const RSS = '/en-US/plus/updates/rss.xml'
const JSON_FEED = '/en-US/plus/updates/feed.json'

describe.each(DATABASES)('feeds of updates, on %s', (kind) => {
  let it: CollectionsApp
  beforeAll(async () => {
    it = await createCollectionsApp({ kind, build: UPDATES_SITE, siteName: 'Docs & <more>' })
  })
  afterAll(() => it.close())

  const get = (url: string, headers: Readonly<Record<string, string>> = {}) => it.client().get(url, { headers })
  const titlesOf = (items: readonly { readonly title: string }[]) => items.map(({ title }) => title)

  test('a JSON Feed has the newest releases, with whole addresses', async () => {
    const reply = await get(`${JSON_FEED}?browsers=chrome&q=gap`)
    expect(reply.headers).toMatchObject({ 'content-type': 'application/feed+json; charset=utf-8', 'cache-control': 'public, max-age=3600' })
    const feed = reply.json()
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Updates: gap, Chrome | Docs & <more>',
      home_page_url: `${ORIGIN}/en-US/plus/updates?q=gap&browsers=chrome`,
      feed_url: `${ORIGIN}${JSON_FEED}?q=gap&browsers=chrome`,
      language: 'en-US',
    })
    expect(titlesOf(feed.items)).toEqual(['Chrome 3 – Added: 1', 'Chrome 2 – Added: 1', 'Chrome 1 – Added: 1'])
    expect(feed.items[2]).toEqual({
      id: `${ORIGIN}/plus/updates?release=chrome@1`,
      url: `${ORIGIN}/en-US/plus/updates?q=gap&release=chrome@1`,
      title: 'Chrome 1 – Added: 1',
      summary: 'Added: 1',
      content_html:
        `<h2>Added</h2><ul><li><a href="${ORIGIN}/en-US/docs/Web/CSS"><code>css.properties.gap</code></a> (CSS: Cascading Style Sheets)</li></ul>` +
        '<p><a href="https://notes.example/Blink/0">Release notes</a></p>',
      date_published: '2026-01-10T00:00:00Z',
    })
  })

  test('RSS says the same, escaped', async () => {
    const reply = await get(`${RSS}?q=%3Cgap%26`)
    expect(reply.headers['content-type']).toBe('application/rss+xml; charset=utf-8')
    expect(reply.body).toContain('<title>Updates: &lt;gap&amp; | Docs &amp; &lt;more&gt;</title>')
    const { body } = await get(`${RSS}?browsers=chrome&category=css&q=zoom`)
    expect(body).toContain('<title>Chrome 3 – Removed: 1</title>')
    expect(body).toContain(`<guid isPermaLink="false">${ORIGIN}/plus/updates?release=chrome@3</guid>`)
    expect(body).toContain('<pubDate>Sun, 10 May 2026 00:00:00 GMT</pubDate>')
    expect(body).toContain(`<atom:link href="${ORIGIN}${RSS}?q=zoom&amp;browsers=chrome&amp;category=css" rel="self"`)
    expect(body.match(/<item>/g)).toHaveLength(2)
  })

  test('a feed in another language has its texts, its pages and the same ids', async () => {
    const feed = (await get('/de/plus/updates/feed.json?browsers=chrome')).json()
    const english = (await get(`${JSON_FEED}?browsers=chrome`)).json()
    const idsOf = ({ items }: { readonly items: readonly { readonly id: string }[] }) => items.map(({ id }) => id)
    expect(feed).toMatchObject({ title: 'Neuerungen: Chrome | Docs & <more>', language: 'de' })
    expect(feed.items[2].content_html).toContain(`<a href="${ORIGIN}/de/docs/Web/CSS"><code>css.properties.gap</code></a> (CSS: Stile)`)
    expect(idsOf(feed)).toEqual(idsOf(english))
    expect((await get('/xx/plus/updates/feed.json')).statusCode).toBe(404)
  })

  test.each(['en-US', 'de'])('the title of a feed in %s has the filters as the page of updates calls them', async (locale) => {
    const { t } = updatesPageWords(locale)
    const feed = (await get(`/${locale}/plus/updates/feed.json?category=api,css&status=deprecated&baseline=high`)).json()
    const names = `${t('category_api')}, CSS, ${t('status_deprecated')}, ${t('baseline_high')}`
    expect(feed.title).toBe(`${t('title')}: ${names} | Docs & <more>`)
  })

  test('a word of a filter that is not known stays as it is in the title', async () => {
    const feed = (await get(`${JSON_FEED}?category=x-y&status=odd&baseline=toString`)).json()
    expect(feed.title).toBe('Updates: x-y, odd, tostring | Docs & <more>')
  })

  test('a feed follows one page', async () => {
    const feed = (await get(`${JSON_FEED}?doc=/en-US/docs/Web/CSS/Page_0`)).json()
    expect(feed.title).toBe('Updates: Page 0 | Docs & <more>')
    expect(titlesOf(feed.items)).toEqual(['Chrome 3 – Added: 1'])
  })

  test.each([
    '/de/docs/Web/CSS/',
    '/en-US/docs/Web/%43SS',
    '/en-US/docs/Web/CSS#x',
    '/en-US/docs/Web/CSS?a=1',
    `${ORIGIN}/en-US/docs/web/css`,
  ])('the title of a feed has the page of the address %s', async (doc) => {
    const feed = (await get(`${JSON_FEED}?doc=${encodeURIComponent(doc)}`)).json()
    expect([feed.title, feed.items.length]).toEqual(['Updates: CSS: Cascading Style Sheets | Docs & <more>', 3])
  })

  test('the title of a feed has the address where no page is known by it', async () => {
    const feed = (await get(`${JSON_FEED}?doc=/en-US/blog/docs/`)).json()
    expect(feed.title).toBe('Updates: /en-US/blog/docs/ | Docs & <more>')
  })

  test('a feed follows a shared collection, as long as its link exists', async () => {
    const user = await it.user()
    const id = await user.defaultId()
    await user.saveAll(id, ['/en-US/docs/Web/CSS/Page_0'])
    const { token } = (await user.client.post(`/api/v2/collections/${id}/share/`, { json: { notes: false } })).json()
    const reply = await get(`${JSON_FEED}?shared=${token}&browsers=firefox`)
    expect(reply.headers).toMatchObject({ 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' })
    expect(reply.json()).toMatchObject({
      title: 'Updates: Collection: Default | Docs & <more>',
      home_page_url: `${ORIGIN}/plus/collections/shared/${token}`,
      feed_url: `${ORIGIN}${JSON_FEED}?shared=${token}`,
    })
    expect(titlesOf(reply.json().items)).toEqual(['Chrome 3 – Added: 1'])
    expect((await get(`${JSON_FEED}?shared=${token}`)).body).toBe(reply.body)
    await user.client.send('DELETE', `/api/v2/collections/${id}/share/`)
    expect((await get(`${JSON_FEED}?shared=${token}`)).statusCode).toBe(404)
    expect((await get(`${RSS}?shared=`)).statusCode).toBe(404)
  })

  test('a client that has a feed already gets 304, in its own coding', async () => {
    const zipped = await get(RSS, { 'accept-encoding': 'gzip' })
    expect(gunzipSync(zipped.rawPayload).toString()).toBe((await get(RSS)).body)
    const tag = String(zipped.headers.etag)
    const again = await get(RSS, { 'accept-encoding': 'gzip', 'if-none-match': tag })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect((await get(RSS, { 'if-none-match': tag })).statusCode).toBe(200)
  })
})

test('without the feature plus there are no feeds', async () => {
  const it = await createCollectionsApp({ kind: 'sqlite', build: UPDATES_SITE, features: ['collections'] })
  expect((await it.app.inject(RSS)).statusCode).toBe(404)
  await it.close()
})

test('without collections there is no feed of one', async () => {
  const it = await createCollectionsApp({ kind: 'sqlite', build: UPDATES_SITE, features: ['plus'] })
  expect((await it.app.inject(`${RSS}?shared=abc`)).statusCode).toBe(404)
  expect((await it.app.inject(RSS)).statusCode).toBe(200)
  await it.close()
})
