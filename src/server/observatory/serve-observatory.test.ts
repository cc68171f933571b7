import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { FEATURES } from '#contracts/features.ts'
import { TEST_NAMES } from '#contracts/observatory.ts'
import { type SiteServers, startSiteServers } from '#scanner/testing/site-servers.fixture.ts'
import { createTestApp, type TestApp, type TestAppOptions } from '../http/testing/test-app.fixture.ts'
import { inParallel } from '../store/testing/in-parallel.fixture.ts'
import { DATABASES } from '../store/testing/open-test-store.fixture.ts'
import { sweepScans } from './scan-rows.ts'

const provider = { issuer: 'https://provider.example', clientId: 'site', clientSecret: 'secret', scopes: 'openid' }
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

let servers: SiteServers
beforeAll(async () => {
  servers = await startSiteServers()
})
afterAll(() => servers.close())

const createApp = (options: Omit<TestAppOptions, 'signIn' | 'scanner'>): Promise<TestApp> =>
  createTestApp({
    features: FEATURES,
    ...options,
    signIn: { kind: 'outside', provider },
    scanner: { ...servers.scanOptions(), now: options.clock?.now ?? Date.now },
  })

describe.each(DATABASES)('scans, on %s', (kind) => {
  let site: TestApp
  beforeAll(async () => {
    site = await createApp({ kind })
  })
  afterAll(() => site.close())
  beforeEach(async () => {
    for (const table of ['observatory_scans', 'observatory_sites'] as const) await site.store.db.deleteFrom(table).execute()
    Object.assign(servers.raw, { http: undefined, https: undefined })
    servers.requests.length = 0
    servers.resolve = () => ['127.0.0.1']
    servers.listener = (_, response) =>
      response.setHeader('x-content-type-options', 'nosniff').setHeader('set-cookie', 'id=secret; Secure; SameSite=Lax').end()
  })

  const post = (call: string, host = 'site.example.org') => site.client().post(`/api/v2/${call}?host=${encodeURIComponent(host)}`)
  const get = (host = 'site.example.org') => site.client().get(`/api/v2/analyze?host=${encodeURIComponent(host)}`)
  const scanCount = (): number => servers.requests.filter((request) => request.startsWith('OPTIONS')).length

  test('a scan is summed up, and is not repeated within a minute', async () => {
    const first = await post('scan')
    expect([first.statusCode, first.headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect(first.json()).toEqual({
      id: expect.any(Number),
      details_url: 'http://localhost:3000/en-US/observatory/analyze?host=site.example.org',
      algorithm_version: 1,
      scanned_at: new Date(site.clock.now()).toISOString(),
      error: null,
      grade: 'F',
      score: 15,
      status_code: 200,
      tests_failed: 4,
      tests_passed: 8,
      tests_quantity: 12,
    })
    site.clock.move(MINUTE_MS - 1)
    expect((await post('scan', ' SITE.example.org. ')).json().id).toBe(first.json().id)
    expect(scanCount()).toBe(1)
    site.clock.move(1)
    expect((await post('scan')).json().id).not.toBe(first.json().id)
    expect(scanCount()).toBe(2)
  })

  test('a report has all tests, the headers without values of cookies, and the history', async () => {
    const { scan, tests, history } = (await post('analyze')).json()
    expect(Object.keys(tests)).toEqual(TEST_NAMES)
    expect(tests['content-security-policy']).toMatchObject({
      result: 'csp-not-implemented',
      pass: false,
      score_modifier: -25,
      link: '/en-US/docs/Web/Security/Practical_implementation_guides/CSP',
      recommendation: expect.stringContaining("<code>Content-Security-Policy: default-src 'none'</code>"),
    })
    expect(tests['referrer-policy'].pass).toBe(null)
    expect(tests.redirection).toMatchObject({ route: ['http://site.example.org/'], redirects: false, status_code: 200 })
    expect(scan).toMatchObject({ error: null, response_headers: { 'set-cookie': 'id=; Secure; SameSite=Lax' } })
    expect(history).toEqual([{ id: scan.id, grade: 'F', score: 15, scanned_at: scan.scanned_at }])
    const rows = await site.store.db.selectFrom('observatory_scans').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain('secret')
  })

  test('reading scans only when the last scan is older than a day', async () => {
    const id = (await get()).json().scan.id
    site.clock.move(DAY_MS - 1)
    expect((await get()).json().scan.id).toBe(id)
    site.clock.move(1)
    expect((await get()).json().scan.id).not.toBe(id)
    expect(scanCount()).toBe(2)
  })

  test('the history has the scans at which the score changed', async () => {
    for (const isBetter of [false, false, true, true, false]) {
      servers.listener = (_, response) => (isBetter ? response.setHeader('x-content-type-options', 'nosniff') : response).end()
      await post('scan')
      site.clock.move(MINUTE_MS)
    }
    expect((await get()).json().history.map(({ score }: { score: number }) => score)).toEqual([10, 15, 10])
  })

  test('of twenty users who ask for one site at once, one starts a scan', async () => {
    const replies = await inParallel(20, (index) => (index % 2 === 0 ? post('scan') : get()))
    const ids = replies.map((reply) => reply.json().id ?? reply.json().scan.id)
    expect([new Set(ids).size, scanCount()]).toEqual([1, 1])
  })

  test('so it is when they ask two processes', async () => {
    const other = await createApp({ kind, sharedStore: site.store, clock: site.clock })
    const replies = await inParallel(10, (index) => (index % 2 === 0 ? site : other).client().post('/api/v2/scan?host=site.example.org'))
    expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(1)
    expect(scanCount()).toBe(1)
    await other.close()
  })

  test('the lease of a process that has died ends', async () => {
    const lease = { host: 'site.example.org', lease_owner: 'dead', grade: null, scanned_at: null }
    await site.store.db
      .insertInto('observatory_sites')
      .values({ ...lease, lease_until: site.clock.now() - 1 })
      .execute()
    expect((await post('scan')).statusCode).toBe(200)
  })

  test('a failed scan is remembered for a minute', async () => {
    let asked = 0
    servers.listener = (_, response) => {
      asked += 1
      response.writeHead(503).end()
    }
    const replies = [await post('scan'), await post('analyze'), await get()]
    const expected = { code: 422, error: 'scan-failed', message: 'Site did respond with an unexpected HTTP status code 503.' }
    for (const reply of replies) expect([reply.statusCode, reply.json()]).toEqual([422, expected])
    const before = asked
    site.clock.move(MINUTE_MS)
    expect((await get()).statusCode).toBe(422)
    expect([before, asked > before]).toEqual([3, true])
  })

  test('a report of the last day stays readable while the site is down', async () => {
    const { id } = (await post('scan')).json()
    site.clock.move(MINUTE_MS)
    servers.listener = (_, response) => response.writeHead(503).end()
    expect((await post('scan')).statusCode).toBe(422)
    expect((await get()).json().scan.id).toBe(id)
  })

  test.each([
    [' ', 'invalid-site', 'hostname cannot be empty'],
    ['localhost', 'invalid-site', 'localhost is invalid: hostname must have at least a host and TLD (e.g., site.com)'],
    ['a'.repeat(2049), 'invalid-site', 'hostname is too long: a name has at most 253 characters'],
    ['127.0.0.1', 'invalid-hostname-ip', 'Cannot scan IP addresses'],
    ['[::1]', 'invalid-hostname-ip', 'Cannot scan IP addresses'],
    ['2130706433', 'invalid-hostname-ip', 'Cannot scan IP addresses'],
    ['x.internal', 'invalid-hostname', 'Invalid hostname: .internal is no known top-level domain'],
    ['gone.example.org', 'invalid-hostname-lookup', 'gone.example.org cannot be resolved'],
    ['private.example.org', 'invalid-hostname', 'Invalid hostname: private.example.org has an address that is not public'],
  ])('the host %j is %s', async (host, error, message) => {
    servers.resolve = (name) => (name === 'private.example.org' ? ['10.0.0.1'] : [])
    for (const reply of [await post('scan', host), await post('analyze', host), await get(host)]) {
      expect([reply.statusCode, reply.json()]).toEqual([422, { code: 422, error, message }])
    }
    expect(servers.requests).toEqual([])
  })

  test('a badge shows the grade of the newest scan on any site, and never scans', async () => {
    const badge = async (host: string) => await site.client().get(`/api/v2/badge?host=${encodeURIComponent(host)}`)
    const titleOf = (body: string) => /<title>(.*?)<\/title>/.exec(body)?.[1]
    expect(titleOf((await badge('site.example.org')).body)).toBe('Observatory: ?')
    expect(scanCount()).toBe(0)
    await post('scan')
    const { statusCode, headers, body } = await badge('SITE.example.org.')
    expect([statusCode, titleOf(body), scanCount()]).toEqual([200, 'Observatory: F', 1])
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=300',
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect((await badge('127.0.0.1')).statusCode).toBe(422)
  })

  test('a call without a host or with two of them is not valid', async () => {
    for (const query of ['', '?host=', '?host=a.org&host=b.org'])
      expect((await site.client().post(`/api/v2/scan${query}`)).statusCode, query).toBe(400)
  })

  test('sites are counted by their last grade of a year', async () => {
    await post('scan')
    await post('scan', 'other.example.org')
    site.clock.move(2 * MINUTE_MS)
    const reply = await site.client().get('/api/v2/grade_distribution')
    expect([reply.json().length, reply.json().at(-1), reply.json()[0]]).toEqual([13, { grade: 'F', count: 2 }, { grade: 'A+', count: 0 }])
    site.clock.move(366 * DAY_MS)
    expect((await site.client().get('/api/v2/grade_distribution')).json().at(-1)).toEqual({ grade: 'F', count: 0 })
  })

  test('grades that could not be counted are counted again by the next request', async () => {
    site.clock.move(2 * MINUTE_MS)
    const ask = async (): Promise<number> => (await site.client().get('/api/v2/grade_distribution')).statusCode
    await site.store.db.schema.alterTable('observatory_sites').renameTo('observatory_sites_away').execute()
    const failed = await ask()
    await site.store.db.schema.alterTable('observatory_sites_away').renameTo('observatory_sites').execute()
    expect([failed, await ask()]).toEqual([500, 200])
  })

  test('scans are deleted after a year, failed ones after a day', async () => {
    await post('scan')
    servers.resolve = () => []
    await post('scan', 'gone.example.org')
    const rows = async (): Promise<number> => (await site.store.db.selectFrom('observatory_scans').select('id').execute()).length
    await sweepScans(site.store.db, site.clock.now() + DAY_MS + 1)
    expect(await rows()).toBe(1)
    await sweepScans(site.store.db, site.clock.now() + 366 * DAY_MS)
    expect([await rows(), await site.store.db.selectFrom('observatory_sites').select('host').execute()]).toEqual([0, []])
  })

  test('a hostile site is stored in bounds', async () => {
    servers.listener = (_, response) =>
      response
        .setHeader('content-type', 'text/html')
        .setHeader('x-long', 'x'.repeat(20_000))
        .end(`<script src="https://a.example/${'x'.repeat(10_000)}"></script>`.repeat(100))
    await post('scan')
    const [row] = await site.store.db.selectFrom('observatory_scans').select('report').execute()
    expect(row?.report?.length).toBeLessThan(256 * 1024)
    expect((await get()).statusCode).toBe(200)
  })
})

describe('limits', () => {
  test('one network starts thirty scans at once, and a site is scanned ten times; reports that are stored cost nothing', async () => {
    servers.resolve = () => []
    const site = await createApp({ kind: 'sqlite', limitFactor: 1 })
    const scan = (host: string, address = '203.0.113.1') => site.client(address).post(`/api/v2/scan?host=${host}`)
    for (let index = 0; index < 10; index += 1) expect((await scan(`a${index}.one.org`, `198.51.${index}.1`)).statusCode).toBe(422)
    const rejected = await scan('a10.one.org', '198.51.10.1')
    expect([rejected.statusCode, Number(rejected.headers['retry-after']) > 0]).toEqual([429, true])
    for (let index = 0; index < 30; index += 1) expect((await scan(`site${index}.org`)).statusCode).toBe(422)
    expect((await scan('last.org')).statusCode).toBe(429)
    expect((await scan('site1.org')).statusCode).toBe(422)
    await site.close()
  })
})

test('a long report counts with all its bytes for the quotas of a day, and is not stored where they are used up', async () => {
  const KIBIBYTE = 1024
  const site = await createApp({ kind: 'sqlite', limitFactor: 1, storage: { dailyBytes: 2 * 64 * KIBIBYTE } })
  servers.resolve = () => ['127.0.0.1']
  const scripts = Array.from({ length: 100 }, (_, index) => `<script src="https://a.example/${index}${'x'.repeat(1500)}"></script>`).join(
    '',
  )
  servers.listener = (_, response) => response.setHeader('content-type', 'text/html').end(scripts)
  const reply = await site.client().post('/api/v2/scan?host=long.example.org')
  expect([reply.statusCode, reply.json().error]).toEqual([429, 'Daily Limit Reached'])
  expect(await site.store.db.selectFrom('observatory_scans').select('id').execute()).toEqual([])
  await site.close()
})

test('the table of results has every result of every test', async () => {
  const site = await createApp({ kind: 'sqlite' })
  const matrix = (await site.client().get('/api/v2/recommendation_matrix')).json()
  expect(matrix.map(({ name }: { name: string }) => name)).toEqual(TEST_NAMES)
  const names = matrix.flatMap(({ results }: { results: readonly { name: string }[] }) => results.map(({ name }) => name))
  expect([names.length, new Set(names).size]).toEqual([77, 77])
  expect(names).toContain('html-not-parseable')
  await site.close()
})

test('where the scanner is off there are no calls', async () => {
  const site = await createApp({ kind: 'sqlite', features: FEATURES.filter((feature) => feature !== 'observatory') })
  const codes = [
    (await site.client().post('/api/v2/scan?host=a.org')).statusCode,
    (await site.client().get('/api/v2/analyze?host=a.org')).statusCode,
    (await site.client().get('/api/v2/grade_distribution')).statusCode,
  ]
  expect(codes).toEqual([404, 404, 404])
  await site.close()
})

test('another site cannot make a browser scan by POST', async () => {
  const site = await createApp({ kind: 'sqlite' })
  const reply = await site.app.inject({ method: 'POST', url: '/api/v2/scan?host=a.org', headers: { origin: 'https://evil.example' } })
  expect(reply.statusCode).toBe(403)
  await site.close()
})
