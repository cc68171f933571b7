import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FEATURES } from '#contracts/features.ts'
import { type SiteServers, startSiteServers } from '#scanner/testing/site-servers.fixture.ts'
import { createTestApp, type TestApp } from '../http/testing/test-app.fixture.ts'
import { DATABASES } from '../store/testing/open-test-store.fixture.ts'
import { OBSERVATORY_BUILD } from './observatory-build.fixture.ts'

const provider = { issuer: 'https://provider.example', clientId: 'site', clientSecret: 'secret', scopes: 'openid' }
const MINUTE_MS = 60_000
const PATH = '/en-US/observatory/compare'

let servers: SiteServers
beforeAll(async () => {
  servers = await startSiteServers()
})
afterAll(() => servers.close())

describe.each(DATABASES)('the page that compares, on %s', (kind) => {
  let site: TestApp
  const ids: number[] = []
  beforeAll(async () => {
    servers.listener = ({ headers: { host } }, response) => {
      if (host === 'good.example.org' || ids.length > 0) response.setHeader('x-content-type-options', 'nosniff')
      response.end()
    }
    site = await createTestApp({
      kind,
      features: FEATURES,
      build: OBSERVATORY_BUILD,
      siteName: 'Docs',
      signIn: { kind: 'outside', provider },
      scanner: servers.scanOptions(),
    })
    for (const host of ['bad.example.org', 'good.example.org', 'bad.example.org']) {
      ids.push((await site.client().post(`/api/v2/scan?host=${host}`)).json().id)
      site.clock.move(MINUTE_MS)
    }
    servers.requests.length = 0
  })
  afterAll(async () => {
    ids.length = 0
    expect(servers.requests).toEqual([])
    await site.close()
  })

  const get = (query: string) => site.client().get(`${PATH}?${query}`)
  const rowsOf = (body: string) =>
    [...body.matchAll(/<tr><th scope="row">(?:<a [^>]*>)?([^<]+).*?obs-difference[^>]*>([^<]+)/g)].map(([, name, points]) => [name, points])

  test('has both grades, and each test with its difference, the worst first', async () => {
    const { statusCode, headers, body } = await get(`host=bad.example.org&scan=${ids[0]}&with=good.example.org`)
    expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-cache'])
    expect(body.match(/aria-label="Grade: F"/g)).toHaveLength(2)
    expect(rowsOf(body)[0]).toEqual(['X-Content-Type-Options', '\u22125'])
    expect(rowsOf(body)).toHaveLength(12)
    expect(body).toContain('<title>bad.example.org and good.example.org compared | HTTP Observatory | D</title>')
    expect(body).toContain(`href="http://localhost:3000${PATH}?host=bad.example.org&amp;scan=${ids[0]}&amp;with=good.example.org"`)
    expect(body).toContain('data-column="bad.example.org"')
  })

  test('compares the newest scan of a host with the last one of another score', async () => {
    const { body } = await get('host=bad.example.org&with=https://bad.example.org/')
    expect(rowsOf(body).at(-1)).toEqual(['X-Content-Type-Options', '+5'])
    expect(body).toContain('<h1 tabindex="-1" dir="auto">bad.example.org: two scans</h1>')
    expect(body.match(/<option value="\d+"/g)).toHaveLength(4)
    expect(body.match(/ selected>/g)).toHaveLength(1)
  })

  test('says so where there is nothing to compare with', async () => {
    expect((await get('host=good.example.org&with=good.example.org')).body).toContain('This is the same scan twice')
    expect((await get('host=good.example.org&with=new.example.org')).body).toContain('new.example.org has not been scanned yet.')
  })

  test('shows no scan of another host by its number, and none that is gone', async () => {
    for (const id of [ids[1], 999_999]) {
      const { statusCode, body } = await get(`host=bad.example.org&scan=${id}&with=good.example.org`)
      expect([statusCode, rowsOf(body)]).toEqual([200, []])
      expect(body).toContain('This scan of bad.example.org is not stored any more.')
    }
  })

  test.each(['', 'host=', 'host=bad.example.org', 'with=bad.example.org'])('asks for what is missing in %j', async (query) => {
    const { statusCode, headers, body } = await get(query)
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store'])
    expect(body.match(/<input /g)).toHaveLength(2)
    expect(body).not.toContain('<table')
  })

  test.each(['127.0.0.1', '"><img src=x>', 'a'.repeat(3000)])('rejects the host %s', async (host) => {
    const { statusCode, body } = await get(`host=good.example.org&with=${encodeURIComponent(host)}`)
    expect(statusCode).toBe(422)
    expect(body).toContain('role="alert"')
    expect(body).not.toContain('<img src=x')
  })

  test.each(['-1', '1e9', '0', '9'.repeat(40), 'x', '1;2'])('reads the scan %s as the newest one', async (scan) => {
    const { statusCode, body } = await get(`host=bad.example.org&scan=${encodeURIComponent(scan)}&with=good.example.org`)
    expect([statusCode, rowsOf(body).length]).toEqual([200, 12])
  })
})

test('reading it counts for the limits of reading', async () => {
  const site = await createTestApp({
    kind: 'sqlite',
    features: FEATURES,
    build: OBSERVATORY_BUILD,
    signIn: { kind: 'outside', provider },
    scanner: servers.scanOptions(),
    limitFactor: 0.001,
  })
  const read = async () => (await site.client().get(`${PATH}?host=a.example.org&with=b.example.org`)).statusCode
  expect([await read(), await read(), await read(), await read()]).toEqual([200, 200, 200, 429])
  await site.close()
})
