import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import Value from 'typebox/value'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { QUERY_MAX_BYTES, SearchErrors, SearchReply } from '#contracts/search.ts'
import { SAMPLE_DOCUMENTS, sampleDocument } from '#search/search-document.fixture.ts'
import { writeIndex } from '#search/write-index.ts'
import { createApp } from '../app.ts'
import { makeSiteFolder, publishBuild } from '../documents/built-site.fixture.ts'
import { openBuiltSite } from '../documents/built-site.ts'

const GERMAN = writeIndex('de', [
  sampleDocument('Web/CSS', { title: 'CSS: Stylesheets' }, 'de'),
  sampleDocument('Glossary/Flexbox', { prior: 1 }, 'de'),
])
const BUILD = {
  id: 'one',
  pages: { '/en-US/': 'home', '/de/': 'home' },
  files: { '/en-US/opensearch.xml': '<OpenSearchDescription/>', '/de/opensearch.xml': '<OpenSearchDescription lang="de"/>' },
  search: { 'en-US': writeIndex('en-US', SAMPLE_DOCUMENTS), de: GERMAN },
}

const folders: string[] = []
const closing: (() => Promise<void>)[] = []

/** An app over a made-up build; what it reports is stored. */
function open(
  build: Parameters<typeof publishBuild>[1] = BUILD,
  damage: (folder: string) => void = () => undefined,
): { app: FastifyInstance; folder: string; reports: string[] } {
  const folder = makeSiteFolder()
  folders.push(folder)
  damage(publishBuild(folder, build))
  const site = openBuiltSite(folder)
  const reports: string[] = []
  const app = createApp({ site, report: (message) => reports.push(message) })
  closing.push(async () => {
    await app.close()
    await site.close()
  })
  return { app, folder, reports }
}

let app: FastifyInstance
beforeAll(() => {
  app = open().app
})
afterAll(async () => {
  for (const close of closing) await close()
  for (const folder of folders) rmSync(folder, { recursive: true })
})

async function search(query: string, from = app): Promise<SearchReply> {
  const answer = await from.inject(`/api/v1/search?${query}`)
  expect(answer.statusCode).toBe(200)
  const reply: unknown = answer.json()
  return Value.Parse(SearchReply, reply)
}

describe('GET /api/v1/search', () => {
  test('answers in English unless asked otherwise, and may be cached for a day', async () => {
    const answer = await app.inject('/api/v1/search?q=array+map')
    expect(answer.headers['cache-control']).toBe('max-age=86400')
    expect(answer.json()).toMatchObject({
      documents: [{ mdn_url: '/en-US/docs/Web/JavaScript/Reference/Global_Objects/Array/map', locale: 'en-us' }],
      metadata: { size: 10, page: 1, total: { relation: 'eq' } },
    })
  })

  test.each([
    ['?.', 'Optional_chaining'],
    ['??=', 'Nullish_coalescing_assignment'],
    ['yield*', 'yield*'],
    ['<video>', 'video'],
    [':has()', ':has'],
    ['=>', 'Arrow_functions'],
  ])('%s finds its page first', async (q, name) => {
    const { documents } = await search(`q=${encodeURIComponent(q)}`)
    expect(documents[0]?.mdn_url.split('/').at(-1)).toBe(name)
  })

  test('mixes the languages that are asked for, their codes in any case', async () => {
    const { documents } = await search('q=flexbox&locale=DE&locale=en-us')
    expect(new Set(documents.map(({ locale }) => locale))).toEqual(new Set(['de', 'en-us']))
  })

  test('a language without an index has no results', async () => {
    expect((await search('q=flexbox&locale=fr')).metadata.total.value).toBe(0)
  })

  test('sorts by relevance and by popularity', async () => {
    const popular = (await search('q=element&sort=popularity')).documents.map(({ popularity }) => popularity)
    expect(popular.length).toBeGreaterThan(2)
    expect(popular).toEqual(popular.toSorted((one, other) => other - one))
    expect((await search('q=video+element&sort=relevance')).documents[0]?.mdn_url).toMatch(/video$/)
  })

  test('gives the second page, of a size that is asked for', async () => {
    const [first, second] = [await search('q=element&size=1'), await search('q=element&size=1&page=2')]
    expect(second.documents).toHaveLength(1)
    expect(second.documents[0]?.mdn_url).not.toBe(first.documents[0]?.mdn_url)
  })

  test('titles are escaped, marks are not', async () => {
    const { documents } = await search('q=video+svg')
    expect(documents[0]?.highlight.title).toEqual(['&lt;<mark>video</mark>&gt; in <mark>SVG</mark> &amp; &quot;others&quot;'])
  })

  test('a misspelt query has one suggestion with its number of results', async () => {
    expect((await search('q=flexbx')).suggestions).toEqual([{ text: 'flexbox', total: { value: 2, relation: 'eq' } }])
  })

  test('nothing found is no error', async () => {
    expect((await search('q=xyzzyplugh')).metadata.total).toEqual({ value: 0, relation: 'eq' })
  })

  test.each([
    ['no query', '', 'q', 'required'],
    ['an empty query', 'q=', 'q', 'required'],
    ['white space', 'q=%20%09', 'q', 'required'],
    ['control characters alone', 'q=%00%01', 'q', 'required'],
    ['a byte too much', `q=${'a'.repeat(QUERY_MAX_BYTES + 1)}`, 'q', 'max_length'],
    ['a byte too much in another script', `q=${encodeURIComponent('あ'.repeat(67))}`, 'q', 'max_length'],
    ['page 0', 'q=a&page=0', 'page', 'min_value'],
    ['page 11', 'q=a&page=11', 'page', 'max_value'],
    ['page 1e9', 'q=a&page=1e9', 'page', 'invalid'],
    ['a page below nothing', 'q=a&page=-1', 'page', 'min_value'],
    ['a size of 0', 'q=a&size=0', 'size', 'min_value'],
    ['a size of 101', 'q=a&size=101', 'size', 'max_value'],
    ['an unknown order', 'q=a&sort=newest', 'sort', 'invalid_choice'],
    ['an unknown language', 'q=a&locale=xx', 'locale', 'invalid_choice'],
  ])('%s is rejected', async (_, query, name, code) => {
    const answer = await app.inject(`/api/v1/search?${query}`)
    expect(answer.statusCode).toBe(400)
    expect(String(answer.headers['cache-control'])).not.toMatch(/max-age/)
    const { errors } = Value.Parse(SearchErrors, answer.json())
    expect(Object.keys(errors)).toEqual([name])
    expect(errors[name]).toEqual([{ code, message: expect.stringMatching(/\w/) }])
  })

  test('all errors are in one response', async () => {
    expect(Object.keys((await app.inject('/api/v1/search?page=0&sort=x')).json().errors)).toEqual(['q', 'page', 'sort'])
  })

  test(`${QUERY_MAX_BYTES} bytes are enough`, async () => {
    expect((await app.inject(`/api/v1/search?q=${'a'.repeat(QUERY_MAX_BYTES)}`)).statusCode).toBe(200)
  })

  test.each(['"', '*', '(', 'a OR', "'; drop table x; --", '%', '𝒳', '<script>alert(1)</script>'])('%s is a query as well', async (q) => {
    expect((await search(`q=${encodeURIComponent(q)}`)).suggestions).toBeInstanceOf(Array)
  })

  test('a megabyte is rejected, not read', async () => {
    expect((await app.inject(`/api/v1/search?q=${'a'.repeat(1_000_000)}`)).statusCode).toBe(431)
  })

  test('of a thousand requests at once from one network as many are answered as may wait, the others get the time to come back', async () => {
    // The clock stands still: on a busy machine those that wait would have to give up before the first is answered.
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now())
    const answers = await Promise.all(Array.from({ length: 1000 }, (_, number) => app.inject(`/api/v1/search?q=map+${number}`)))
    clock.mockRestore()
    const rejected = answers.filter(({ statusCode }) => statusCode !== 200)
    expect(new Set(rejected.map(({ statusCode, headers }) => `${statusCode} ${headers['retry-after']}`))).toEqual(new Set(['503 2']))
    expect(answers.length - rejected.length).toBeGreaterThan(2)
    expect((await app.inject('/api/v1/search?q=map')).statusCode).toBe(200)
  })

  test('one network that asks a thousand times at once leaves room for others', async () => {
    const flood = Array.from({ length: 1000 }, (_, number) => app.inject(`/api/v1/search?q=map+${number}`))
    const others = Array.from({ length: 5 }, (_, number) => app.inject({ url: '/api/v1/search?q=map', remoteAddress: `203.0.${number}.1` }))
    expect((await Promise.all(others)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
    await Promise.all(flood)
  })
})

describe('the search box of a browser', () => {
  test('gets titles that can be distinguished', async () => {
    const answer = await app.inject('/api/v1/search/suggestions?q=map')
    expect(answer.headers).toMatchObject({
      'content-type': 'application/x-suggestions+json; charset=utf-8',
      'cache-control': 'max-age=3600',
    })
    expect(answer.json()).toEqual(['map', expect.arrayContaining(['Map', 'Array.prototype.map()'])])
  })

  test('gets nothing for nothing', async () => {
    expect((await app.inject('/api/v1/search/suggestions?q=')).json()).toEqual(['', []])
    expect((await app.inject('/api/v1/search/suggestions')).json()).toEqual(['', []])
  })

  test.each([
    ['the page that a title alone stands for', 'grid-template-areas', '/en-US/docs/Web/CSS/Reference/Properties/grid-template-areas'],
    ['the search page for all else', 'video element', '/en-US/search?q=video+element'],
    ['the search page for what is no query', '', '/en-US/search?q='],
  ])('is led to %s', async (_, q, location) => {
    const answer = await app.inject(`/api/v1/search/go?q=${encodeURIComponent(q)}`)
    expect([answer.statusCode, answer.headers.location]).toEqual([302, location])
  })

  test('is led in the language of the parameter, never of the user', async () => {
    const answer = await app.inject({
      url: '/api/v1/search/go?q=nothing&locale=de',
      headers: { 'accept-language': 'fr', cookie: 'preferredlocale=fr' },
    })
    expect(answer.headers.location).toBe('/de/search?q=nothing')
  })

  test('gets the description of the search, in its language', async () => {
    expect((await app.inject('/opensearch.xml?locale=de')).body).toBe('<OpenSearchDescription lang="de"/>')
    expect((await app.inject('/opensearch.xml')).headers['content-type']).toBe('application/opensearchdescription+xml; charset=utf-8')
  })
})

describe('without a sound index', () => {
  const indexOf = (folder: string): string => join(folder, 'search/en-US.index')

  test.each([
    ['that is missing', (folder: string) => rmSync(indexOf(folder)), /en-US\.index can't be read: ENOENT/],
    [
      'with a byte changed',
      (folder: string) => writeFileSync(indexOf(folder), flipped(readFileSync(indexOf(folder)))),
      /en-US\.index can't be read: the file has changed since the build/,
    ],
  ])('%s the file is named, search is unavailable, and pages are served', async (_, damage, message) => {
    const { search: _search, ...rest } = BUILD
    const { app: broken, reports } = open({ ...rest, search: { 'en-US': BUILD.search['en-US'] } }, damage)
    const answer = await broken.inject('/api/v1/search?q=map')
    expect([answer.statusCode, answer.json().error]).toEqual([503, 'Service Unavailable'])
    expect(reports).toEqual([expect.stringMatching(message)])
    expect((await broken.inject('/en-US/')).statusCode).toBe(200)
  })

  test('the other languages are searched', async () => {
    const { app: half } = open(BUILD, (folder) => rmSync(indexOf(folder)))
    expect((await search('q=flexbox&locale=de', half)).documents).toHaveLength(1)
  })
})

test('a new build is searched as soon as it is loaded', async () => {
  const { app: current, folder } = open()
  expect((await search('q=novelty', current)).metadata.total.value).toBe(0)
  publishBuild(folder, { ...BUILD, id: 'two', search: { 'en-US': writeIndex('en-US', [sampleDocument('Novelty')]) } })
  await expect.poll(async () => (await search('q=novelty', current)).metadata.total.value, { timeout: 10_000 }).toBe(1)
})

test('what is asked while a new build comes is answered all the same', async () => {
  const { app: current, folder } = open()
  await search('q=map', current)
  publishBuild(folder, { ...BUILD, id: 'two', search: { 'en-US': writeIndex('en-US', [sampleDocument('Novelty')]) } })
  const codes = new Set<number>()
  let isNew = false
  while (!isNew) {
    const answers = await Promise.all(Array.from({ length: 50 }, (_, number) => current.inject(`/api/v1/search?q=novelty+map+${number}`)))
    for (const { statusCode } of answers) codes.add(statusCode)
    isNew = (await search('q=novelty', current)).metadata.total.value === 1
  }
  expect([...codes]).toEqual([200])
})

function flipped(bytes: Uint8Array): Uint8Array {
  return bytes.map((byte, at) => (at === bytes.length - 5 ? byte ^ 1 : byte))
}
