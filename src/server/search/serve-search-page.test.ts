import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { QUERY_MAX_BYTES } from '#contracts/search.ts'
import { SEARCH_PLACE } from '#contracts/search-place.ts'
import { SAMPLE_DOCUMENTS, sampleDocument } from '#search/search-document.fixture.ts'
import { writeIndex } from '#search/write-index.ts'
import { createApp } from '../app.ts'
import { CSP, makeSiteFolder, publishBuild } from '../documents/built-site.fixture.ts'
import { openBuiltSite } from '../documents/built-site.ts'

const PAGE = `<title>Search | D</title>${SEARCH_PLACE.start}<h1>as it was built</h1>${SEARCH_PLACE.end}<p>after</p>`
const BUILD = {
  id: 'one',
  pages: { '/en-US/': 'home', '/en-US/404': 'unknown', '/en-US/search': PAGE, '/de/search': PAGE },
  search: {
    'en-US': writeIndex('en-US', SAMPLE_DOCUMENTS),
    de: writeIndex('de', [sampleDocument('Glossary/Flexbox', { prior: 1 }, 'de')]),
  },
}

const closing: (() => Promise<void>)[] = []

function open(damage: (folder: string) => void = () => undefined): FastifyInstance {
  const folder = makeSiteFolder()
  damage(publishBuild(folder, BUILD))
  const site = openBuiltSite(folder)
  const app = createApp({ site, report: () => undefined })
  closing.push(async () => {
    await app.close()
    await site.close()
    rmSync(folder, { recursive: true })
  })
  return app
}

let app: FastifyInstance
beforeAll(() => {
  app = open()
})
afterAll(async () => {
  for (const close of closing) await close()
})

const SEEN = { languages: /aria-label="Sprache"/, count: /<h2 class="search-count">[^<]+/ }

test('a search is answered with the built page, its place and its title filled in', async () => {
  const { statusCode, headers, body } = await app.inject('/en-US/search?q=array+map')
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': CSP,
    'cache-control': 'public, max-age=3600',
  })
  expect(body).toContain('<title>Search: &quot;array map&quot; | D</title><div class="search-head">')
  expect(body).toMatch(/href="\/en-US\/docs\/Web\/JavaScript\/Reference\/Global_Objects\/Array\/map"/)
  expect(body).toContain('<p>after</p>')
  expect(body).not.toMatch(/as it was built|<!--/)
})

test('pages in the language of the page are looked for, unless others are asked for', async () => {
  const own = (await app.inject('/de/search?q=flexbox')).body
  expect(own).toMatch(SEEN.languages)
  expect(own.match(/<a class="search-title" href="[^"]*/g)).toEqual([expect.stringContaining('/de/docs/Glossary/Flexbox')])
  const both = (await app.inject('/de/search?q=flexbox&locale=de&locale=en-US')).body
  expect(both.match(/<a class="search-title"/g)?.length).toBeGreaterThan(1)
})

test('the response depends on the address alone', async () => {
  const { headers, body } = await app.inject({
    url: '/de/search?q=grid',
    headers: { cookie: 'preferredlocale=fr', 'accept-language': 'fr' },
  })
  expect(headers.vary).toBe('Accept-Encoding')
  expect(body).toMatch(SEEN.languages)
})

test.each(['', '?q=', '?q=%20%09', '?q=%00', '?page=3'])('without a query (%s) nothing is searched', async (query) => {
  const { statusCode, body } = await app.inject(`/en-US/search${query}`)
  expect(statusCode).toBe(200)
  expect(body).toContain('<title>Search | D</title>')
  expect(body).toContain('<h1 tabindex="-1">No query, no results.</h1>')
  expect(body).not.toMatch(SEEN.count)
})

test.each([
  ['a byte too much', `q=${'a'.repeat(QUERY_MAX_BYTES + 1)}`, 'The query is too long: it may have at most 200 bytes.'],
  ['page 11', 'q=a&page=11', 'The page must be a whole number from 1 to 10.'],
  ['an unknown order', 'q=a&sort=newest', 'This sort order is not known.'],
  ['an unknown language', 'q=a&locale=xx', 'One of the languages is not known.'],
  ['a long area', `q=a&area=${'x'.repeat(101)}`, 'The area or page type is too long.'],
])('%s is shown on the page, with status 400', async (_, query, message) => {
  const { statusCode, headers, body } = await app.inject(`/en-US/search?${query}`)
  expect([statusCode, headers['cache-control']]).toEqual([400, 'no-store'])
  expect(body).toContain(`<li>${message}</li>`)
  expect(body).toContain('role="search"')
})

test('the page takes no number of results', async () => {
  expect((await app.inject('/en-US/search?q=element&size=9999')).statusCode).toBe(200)
})

test('without an index the page says so, with status 503', async () => {
  const broken = open((folder) => {
    for (const locale of ['en-US', 'de']) rmSync(join(folder, `search/${locale}.index`))
  })
  const { statusCode, headers, body } = await broken.inject('/en-US/search?q=a+%26+b&page=2')
  expect([statusCode, headers['cache-control']]).toEqual([503, 'no-store'])
  expect(body).toContain('<h2>Search server failed to respond</h2>')
  expect(body).toContain('href="/en-US/search?q=a+%26+b&amp;page=2">Try reloading</a>')
  expect((await broken.inject('/en-US/search')).statusCode).toBe(200)
})

test('the response is compressed as the user takes it', async () => {
  const answer = await app.inject({ url: '/en-US/search?q=map', headers: { 'accept-encoding': 'br' } })
  expect(answer.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('Search results for')
})

test.each([
  ['/search?q=map', '/en-US/search?q=map'],
  ['/en-us/search?q=map', '/en-US/search?q=map'],
  ['/en-US/search/?q=map', '/en-US/search?q=map'],
  ['/en-US/search/index.html?q=map', '/en-US/search?q=map'],
])('%s leads to %s', async (from, to) => {
  expect((await app.inject(from)).headers.location).toBe(to)
})

test('a language that the site has no page in is left to the rules of addresses', async () => {
  expect((await app.inject('/nl/search?q=map')).headers.location).toMatch(/^\/en-US\/search/)
})

test.each(['%', '%E0%A4%A', '%ED%A0%80', "'; drop table x; --", '*', '(', '"', '\u{1f600}'])('%s is a query as well', async (q) => {
  expect((await app.inject(`/en-US/search?q=${q.startsWith('%') ? q : encodeURIComponent(q)}`)).statusCode).toBe(200)
})
