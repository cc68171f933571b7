import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { FEATURES } from '#contracts/features.ts'
import { type SiteServers, startSiteServers } from '#scanner/testing/site-servers.fixture.ts'
import { createTestApp, type TestApp } from '../http/testing/test-app.fixture.ts'
import { inParallel } from '../store/testing/in-parallel.fixture.ts'
import { DATABASES } from '../store/testing/open-test-store.fixture.ts'
import { OBSERVATORY_BUILD } from './observatory-build.fixture.ts'

const provider = { issuer: 'https://provider.example', clientId: 'site', clientSecret: 'secret', scopes: 'openid' }
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const PATH = '/en-US/observatory/analyze'
const HOSTILE = '</script><img src=x onerror=alert(1)>'

let servers: SiteServers
beforeAll(async () => {
  servers = await startSiteServers()
})
afterAll(() => servers.close())

describe.each(DATABASES)('the page of reports, on %s', (kind) => {
  let site: TestApp
  beforeAll(async () => {
    const scanner = servers.scanOptions()
    site = await createTestApp({
      kind,
      features: FEATURES,
      build: OBSERVATORY_BUILD,
      siteName: 'Docs & more',
      signIn: { kind: 'outside', provider },
      scanner,
    })
  })
  afterAll(() => site.close())
  beforeEach(async () => {
    for (const table of ['observatory_scans', 'observatory_sites'] as const) await site.store.db.deleteFrom(table).execute()
    servers.requests.length = 0
    servers.resolve = () => ['127.0.0.1']
    servers.listener = (_, response) => response.setHeader('x-hostile', HOSTILE).setHeader('content-security-policy', HOSTILE).end()
  })

  const get = (host: string) => site.client().get(`${PATH}?host=${encodeURIComponent(host)}`)
  const scan = (host = 'site.example.org') => site.client().post(PATH, { form: { host } })

  test('has the last report of a host, with its grade, its tests and what to change first', async () => {
    await scan()
    site.clock.move(2 * DAY_MS)
    const before = servers.requests.length
    const { statusCode, headers, body } = await get(' SITE.example.org ')
    expect([statusCode, headers['cache-control'], servers.requests.length]).toEqual([200, 'private, no-cache', before])
    expect(body).toContain('aria-label="Grade: F. Grades and their scores">F</button>')
    expect(body).toContain('title="2026-11-21 12:00:00 UTC">2 days ago</time>')
    expect(body.match(/<tr><th scope="row">/g)).toHaveLength(12 + 12 + 9)
    expect(body).toContain('<a href="/en-US/docs/Guide#http">Redirection</a>')
    expect(body).toContain('<h2 id="obs-first">What to change first</h2>')
    expect(body).toContain('add_header X-Frame-Options &quot;DENY&quot; always;')
    expect(body).toContain('<h3 id="obs-proposal">A policy to try</h3>')
    expect(body).toContain('add_header Content-Security-Policy-Report-Only &quot;default-src ')
    expect(body).toContain('<p>after</p>')
    expect(body).not.toMatch(/as it was built|<!--/)
  })

  test('has a title, a description, an address and tags for previews of its host', async () => {
    await scan()
    const { body } = await get('SITE.example.org.')
    const url = 'http://localhost:3000/en-US/observatory/analyze?host=site.example.org'
    expect(body).toContain('<title>Scan results for site.example.org | HTTP Observatory | D</title>')
    expect(body).toMatch(
      /<meta name="description" content="Grade F, \d+ of 100 points, \d+ of 12 tests passed\. Scanned on 20\d\d-\d\d-\d\d\. What to /,
    )
    for (const tag of [
      `<link rel="canonical" href="${url}">`,
      `<meta property="og:url" content="${url}">`,
      '<meta property="og:title" content="site.example.org: grade F">',
      '<meta property="og:site_name" content="Docs &amp; more">',
    ])
      expect(body).toContain(tag)
  })

  test('shows what a site has sent as text, also in its data', async () => {
    await scan()
    const { body } = await get('site.example.org')
    expect(body).not.toMatch(/<img src=x/)
    const [, json = ''] = /id="obs-data">(.*?)<\/script>/.exec(body) ?? []
    expect(JSON.parse(json).analysis.scan.response_headers['x-hostile']).toBe(HOSTILE)
  })

  test('of a host that was never scanned has a form, and scans nothing', async () => {
    const { statusCode, headers, body } = await get('site.example.org')
    expect([statusCode, headers['cache-control'], servers.requests]).toEqual([200, 'no-store', []])
    expect(body).toContain('site.example.org has not been scanned yet.')
    expect(body).toContain('<form class="obs-scan" method="post" action="/en-US/observatory/analyze?host=site.example.org">')
  })

  test('scans by its form, and comes back to the report', async () => {
    const { statusCode, headers } = await scan(' https://me@SITE.example.org:8080/a?b ')
    expect([statusCode, headers.location]).toEqual([303, `${PATH}?host=site.example.org`])
    const before = servers.requests.length
    expect((await scan()).statusCode).toBe(303)
    expect([before > 0, servers.requests.length]).toEqual([true, before])
  })

  test('of ten forms that come at once, one scans', async () => {
    const replies = await inParallel(10, () => scan())
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([303]))
    expect(servers.requests.filter((request) => request.startsWith('OPTIONS'))).toHaveLength(1)
  })

  test('says why a scan has failed, and keeps the report before it', async () => {
    await scan()
    site.clock.move(MINUTE_MS)
    servers.listener = (_, response) => response.writeHead(503).end()
    const failed = await scan()
    expect([failed.statusCode, failed.headers['cache-control']]).toEqual([422, 'no-store'])
    expect(failed.body).toContain('unexpected HTTP status code 503')
    const { statusCode, body } = await get('site.example.org')
    expect(statusCode).toBe(200)
    expect(body).toContain('The newest scan has failed, so this is the one before it.')
    expect(body).toContain('aria-label="Grade: F.')
    expect((await get('down.example.org')).body).toContain('has not been scanned yet')
    await scan('down.example.org')
    expect((await get('down.example.org')).body).toContain('unexpected HTTP status code 503')
  })

  test.each([
    ['127.0.0.1', 'IP addresses can&#39;t be scanned'],
    [HOSTILE, 'This is no name of a website'],
    ['a'.repeat(2049), 'This is no name of a website'],
    [`${'a'.repeat(64)}.org`, 'This is no name of a website'],
  ])('explains what is wrong with the host %s, by the form as well', async (host, text) => {
    for (const { statusCode, headers, body } of [await get(host), await scan(host)]) {
      expect([statusCode, headers['cache-control']]).toEqual([422, 'no-store'])
      expect(body.replaceAll("'", '&#39;')).toContain(text)
      expect(body).not.toMatch(/<img|a{2049}|canonical/)
    }
    expect(servers.requests).toEqual([])
  })

  test('without a host leads to the page of the scanner', async () => {
    expect((await get(' ')).headers.location).toBe('/en-US/observatory')
    expect((await site.client().post(PATH, { form: {} })).headers.location).toBe('/en-US/observatory')
  })

  test('takes no form of another site', async () => {
    const headers = { origin: 'https://evil.example' }
    expect((await site.client().post(PATH, { form: { host: 'site.example.org' }, headers })).statusCode).toBe(403)
    expect(servers.requests).toEqual([])
  })
})

const createSite = (limitFactor: number): Promise<TestApp> =>
  createTestApp({
    kind: 'sqlite',
    features: FEATURES,
    build: OBSERVATORY_BUILD,
    signIn: { kind: 'outside', provider },
    scanner: servers.scanOptions(),
    limitFactor,
  })

test('reading counts for the limits of reading', async () => {
  const site = await createSite(0.001)
  const read = async () => (await site.client().get(`${PATH}?host=site.example.org`)).statusCode
  expect([await read(), await read(), await read(), await read()]).toEqual([200, 200, 200, 429])
  await site.close()
})

test('forms count for the limits of writing, also those without a host', async () => {
  const site = await createSite(0.01)
  const send = async () => (await site.client().post(PATH, { form: {} })).statusCode
  expect([await send(), await send(), await send(), await send()]).toEqual([303, 303, 303, 429])
  await site.close()
})

test('who has too many scans is told so on the page', async () => {
  const site = await createSite(1)
  servers.resolve = () => []
  const scan = (index: number) => site.client().post(PATH, { form: { host: `a${index}.one.org` } })
  for (let index = 0; index < 10; index += 1) await scan(index)
  const { statusCode, headers, body } = await scan(10)
  expect([statusCode, Number(headers['retry-after']) > 0]).toEqual([429, true])
  expect(body).toContain('Too many scans were requested.')
  await site.close()
})
