import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { endpoint } from '#contracts/endpoint.ts'
import { RATE_LIMITS } from '#contracts/rate-limits.ts'
import { openTestStore, type TestStore } from '../../store/testing/open-test-store.fixture.ts'
import { startServerProcess } from '../testing/server-process.fixture.ts'
import { createTestApp, createTestClock, type TestClock } from '../testing/test-app.fixture.ts'
import { createLimits, type Limits } from './limits.ts'
import { sweepBuckets } from './sweep-buckets.ts'

/** Rates whose buckets are in memory, and in the store, of either database. */
const BUCKETS = [
  ['sign-in', 'sqlite'],
  ['guess', 'sqlite'],
  ['sign-in', 'postgresql'],
  ['guess', 'postgresql'],
] as const

describe.each(BUCKETS)('limits of %s with %s', (rate, kind) => {
  const { burst, perMinute } = RATE_LIMITS[rate].subject
  const TOKEN_MS = 60_000 / perMinute
  let store: TestStore
  let clock: TestClock
  let limits: Limits
  beforeAll(async () => {
    store = await openTestStore(kind)
  })
  afterAll(() => store.close())
  beforeEach(async () => {
    await store.db.deleteFrom('rate_buckets').execute()
    clock = createTestClock()
    limits = createLimits({ store, now: clock.now })
  })

  const take = (key = 'subject:ada@example.org') => limits.take(rate, [key])
  async function takeAll(key?: string): Promise<number> {
    for (let taken = 0; ; taken += 1) if (!(await take(key)).ok) return taken
  }

  test('a full bucket allows its burst, then says when to come back', async () => {
    expect(await takeAll()).toBe(burst)
    expect(await take()).toMatchObject({ ok: false, limit: burst, remaining: 0, retryAfterSeconds: TOKEN_MS / 1000 })
  })

  test('the response says what is left', async () => {
    expect(await take()).toEqual({
      ok: true,
      policy: `${rate}-subject`,
      limit: burst,
      windowSeconds: (burst * TOKEN_MS) / 1000,
      remaining: burst - 1,
      resetSeconds: TOKEN_MS / 1000,
      retryAfterSeconds: 0,
    })
  })

  test('a token comes back with time, and no more than the bucket holds', async () => {
    await takeAll()
    clock.move(TOKEN_MS - 1000)
    expect(await take()).toMatchObject({ ok: false, retryAfterSeconds: 1 })
    clock.move(1000)
    expect((await take()).ok).toBe(true)
    expect((await take()).ok).toBe(false)
    clock.move(TOKEN_MS * burst * 10)
    expect(await takeAll()).toBe(burst)
  })

  test('rejected calls take nothing', async () => {
    await takeAll()
    for (let tries = 0; tries < 20; tries += 1) await take()
    clock.move(TOKEN_MS)
    expect((await take()).ok).toBe(true)
  })

  test('buckets of different names and rates are apart', async () => {
    await takeAll()
    expect((await take('subject:bob@example.org')).ok).toBe(true)
    expect((await limits.take('write', ['subject:ada@example.org'])).ok).toBe(true)
  })

  test('of several keys the emptiest decides', async () => {
    await takeAll()
    expect(await limits.take(rate, ['address:192.0.2.0/24', 'subject:ada@example.org'])).toMatchObject({
      ok: false,
      policy: `${rate}-subject`,
    })
    expect(await limits.take(rate, ['address:192.0.2.0/24', 'session:x'])).toMatchObject({
      ok: true,
      policy: rate === 'sign-in' ? 'sign-in-session' : 'guess-address',
    })
  })

  test('a clock that goes back gives nothing and takes nothing for good', async () => {
    await takeAll()
    clock.move(-24 * 60 * 60_000)
    expect((await take()).ok).toBe(false)
    clock.move(TOKEN_MS)
    expect((await take()).ok).toBe(true)
    expect((await take()).ok).toBe(false)
  })

  test('parallel calls never get more than the bucket holds', async () => {
    const taken = await Promise.all(Array.from({ length: burst * 3 }, () => take()))
    expect(taken.filter(({ ok }) => ok)).toHaveLength(burst)
  })

  test('a call that found no token stays rejected when one comes before the response', async () => {
    // Each look at the clock is a token later than the one before: the database is slow.
    let isSlow = false
    const slow = createLimits({
      store,
      now: () => {
        const at = clock.now()
        if (isSlow) clock.move(TOKEN_MS)
        return at
      },
    })
    for (let count = 0; count < burst; count += 1) await slow.take(rate, ['subject:eve@example.org'])
    isSlow = true
    expect((await slow.take(rate, ['subject:eve@example.org'])).ok).toBe(false)
  })

  test('what is stored says nothing of whose bucket it is', async () => {
    await take()
    const rows = await store.db.selectFrom('rate_buckets').selectAll().execute()
    expect(rows).toHaveLength(kind === 'postgresql' || rate === 'guess' ? 1 : 0)
    expect(JSON.stringify(rows)).not.toContain('ada')
  })
})

test.each(['guess', 'mail'] as const)('with SQLite a restart gives no tries of %s back', async (rate) => {
  const store = await openTestStore('sqlite')
  const start = (): Limits => createLimits({ store, now: createTestClock().now })
  const { burst } = RATE_LIMITS[rate].subject
  const before = start()
  for (let count = 0; count < burst; count += 1) await before.take(rate, ['subject:ada@example.org'])
  expect((await start().take(rate, ['subject:ada@example.org'])).ok).toBe(false)
  expect((await start().take(rate, ['subject:bob@example.org'])).ok).toBe(true)
  await store.close()
})

test.each(['postgresql', 'sqlite'] as const)(
  'two processes on one %s, each with half of the calls, keep the limit in sum',
  async (kind) => {
    const store = await openTestStore(kind)
    const limitFactor = 0.02
    const servers = await Promise.all([0, 1].map(() => startServerProcess({ place: store.place, limitFactor, isShared: true })))
    const { burst: full, perMinute: refill } = RATE_LIMITS.read.address
    // By the clock of the processes, which can be set while they run.
    const start = Date.now()
    const calls = Array.from({ length: full * limitFactor * 2 }, (_, index) => fetch(`${servers[index % 2]?.url}/api/v1/whoami`))
    const statuses = (await Promise.all(calls)).map(({ status }) => status)
    const seconds = (Date.now() - start) / 1000
    const allowed = statuses.filter((status) => status === 200).length
    expect(allowed).toBeGreaterThanOrEqual(full * limitFactor)
    expect(allowed).toBeLessThanOrEqual(Math.ceil(limitFactor * (full + (seconds * refill) / 60)))
    expect(statuses.filter((status) => status === 429)).toHaveLength(statuses.length - allowed)
    for (const server of servers) await server.stop()
    await store.close()
  },
)

test('buckets that no one used for a day are removed', async () => {
  const clock = createTestClock()
  const store = await openTestStore('postgresql')
  const limits = createLimits({ store, now: clock.now })
  await limits.take('read', ['address:192.0.2.0/24', 'address:198.51.100.0/24'])
  clock.move(25 * 60 * 60_000)
  await limits.take('read', ['address:192.0.2.0/24'])
  await sweepBuckets(store.db, clock.now())
  expect(await store.db.selectFrom('rate_buckets').selectAll().execute()).toHaveLength(1)
  await store.close()
})

describe('a call', () => {
  const read = endpoint({ method: 'GET', path: '/api/test/read' }, { summary: 'Reads', access: 'anyone', rate: 'sign-in' })
  const { burst: allowed, perMinute: refill } = RATE_LIMITS['sign-in'].address

  test('says what is left, and when it is rejected, when to come back', async () => {
    const it = await createTestApp({ kind: 'sqlite', limitFactor: 1, join: (_app, serve) => serve(read, () => undefined) })
    const client = it.client('192.0.2.7')
    const first = await client.get(read.path)
    const window = (allowed / refill) * 60
    expect(first.headers).toMatchObject({
      'ratelimit-policy': `"sign-in-address";q=${allowed};w=${window}`,
      ratelimit: `"sign-in-address";r=${allowed - 1};t=${60 / refill}`,
    })
    for (let calls = 1; calls < allowed; calls += 1) await client.get(read.path)
    const rejected = await client.get(read.path)
    expect([rejected.statusCode, rejected.headers['retry-after'], rejected.headers['cache-control']]).toEqual([
      429,
      `${60 / refill}`,
      'no-store',
    ])
    expect(rejected.headers.ratelimit).toBe(`"sign-in-address";r=0;t=${60 / refill}`)
    expect(rejected.json()).toMatchObject({ code: 429, error: 'Too Many Requests' })
    expect((await it.client('192.0.2.99').get(read.path)).statusCode, 'the same network').toBe(429)
    expect((await it.client('192.0.3.1').get(read.path)).statusCode, 'another network').toBe(200)
    await it.close()
  })

  test('counts for its session as well, wherever it comes from', async () => {
    const it = await createTestApp({ kind: 'sqlite', limitFactor: 1, join: (_app, serve) => serve(read, () => undefined) })
    const account = await it.createAccount()
    const client = it.client('192.0.2.7')
    await client.signIn(account)
    const elsewhere = it.client('198.51.100.1')
    elsewhere.cookies.set('session', client.cookies.get('session') ?? '')
    const { burst: ofSession } = RATE_LIMITS['sign-in'].session
    for (let calls = 0; calls < ofSession; calls += 1) expect((await client.get(read.path)).statusCode).toBe(200)
    expect((await elsewhere.get(read.path)).headers['ratelimit-policy']).toContain('"sign-in-session"')
    expect((await elsewhere.get(read.path)).statusCode).toBe(429)
    await it.close()
  })

  test.each([
    [0, '198.51.100.1', '192.0.2.0/24'],
    [1, 'spoofed, 198.51.100.1', '198.51.100.0/24'],
    [2, '203.0.113.5, 198.51.100.1', '203.0.113.0/24'],
  ])('behind %i proxies comes from the address that the outermost of them saw', async (proxyHops, forwarded, network) => {
    const it = await createTestApp({ kind: 'sqlite', limitFactor: 1, proxyHops, join: (_app, serve) => serve(read, () => undefined) })
    await it.client('192.0.2.7').get(read.path, { headers: { 'x-forwarded-for': forwarded } })
    const reply = await it.client(network.replace('0/24', '77')).get(read.path, { headers: { 'x-forwarded-for': forwarded } })
    const isSame = proxyHops === 0 || reply.headers.ratelimit === `"sign-in-address";r=${allowed - 2};t=${(60 / refill) * 2}`
    expect(isSame).toBe(true)
    await it.close()
  })
})
