import type { FastifyInstance } from 'fastify'
import { afterEach, describe, expect, test } from 'vitest'
import { NEW_ACCOUNT_MS } from '#contracts/quotas.ts'
import { DATABASES } from '../../store/testing/open-test-store.fixture.ts'
import type { Services } from '../services.ts'
import type { AccountRow } from '../sessions/sessions.ts'
import { createTestApp, type TestApp, type TestAppOptions } from '../testing/test-app.fixture.ts'
import type { TestClient } from '../testing/test-client.fixture.ts'

const MEBIBYTE = 1024 * 1024
const HOUR_MS = 60 * 60_000
const PLAY = '/api/v1/play/'
const provider = { issuer: 'https://provider.example', clientId: 'site', clientSecret: 'secret', scopes: 'openid' }

let it: TestApp
let lines: string[]
let count = 0
afterEach(() => it.close())

/** Calls are not limited but by their bytes: what is rejected is no single request. */
async function start(options: Partial<TestAppOptions> = {}): Promise<void> {
  lines = []
  const report = (line: string): void => void lines.push(line)
  it = await createTestApp({ kind: 'sqlite', signIn: { kind: 'outside', provider }, limitFactor: 1, report, join: addSpending, ...options })
}

/** Counts bytes as a request that stores them does, and stores nothing: a quota of many mebibytes is used up at once. */
function addSpending(app: FastifyInstance, _: unknown, { quotas }: Services): void {
  app.get<{ Querystring: { id: string; created_at: number; bytes: number } }>('/spend', async (request) => {
    const { id, created_at: createdAt, bytes } = request.query
    await quotas.spend(request, { id, created_at: Number(createdAt) }, Number(bytes))
    return ''
  })
}

/** How many mebibytes an account can store before it is rejected. */
async function spendAll({ age = 0, address = `203.0.${count}.1` }, most: number): Promise<number> {
  count += 1
  const account = await it.createAccount({ created_at: it.clock.now() - age })
  return await spend(it.client(address), account, most)
}

/** The same for an account that is there; without a rejection it ends at `most`. */
async function spend(client: TestClient, { id, created_at: createdAt }: AccountRow, most: number): Promise<number> {
  for (let mebibytes = 0; mebibytes < most; mebibytes += 0.5) {
    const { statusCode } = await client.get(`/spend?id=${id}&created_at=${createdAt}&bytes=${MEBIBYTE / 2}`)
    if (statusCode === 429) return mebibytes
    expect(statusCode).toBe(200)
  }
  return most
}

async function user({ age = 0, address = `203.0.${count}.1` } = {}): Promise<TestClient> {
  count += 1
  const client = it.client(address)
  await client.signIn(await it.createAccount({ created_at: it.clock.now() - age }))
  return client
}

async function share(client: TestClient, bytes = MEBIBYTE / 2) {
  count += 1
  return await client.post(PLAY, { json: { html: `${count}`.padEnd(bytes, 'x') } })
}

/** How many mebibytes an account shares before it is rejected. The session's bucket is filled again meanwhile, that of bytes hardly. */
async function shareAll(client: TestClient, most: number) {
  for (let mebibytes = 0; ; mebibytes += 0.5) {
    const reply = await share(client)
    if (reply.statusCode !== 201) return { mebibytes, reply }
    if (mebibytes > most) throw new Error('nothing was rejected')
    it.clock.move(1000)
  }
}

describe.each(DATABASES)('what is stored in a day, on %s', (kind) => {
  test('a new account stores 32 MiB, gets the time to come back, and reads and deletes meanwhile', async () => {
    await start({ kind })
    const client = await user()
    const { mebibytes, reply } = await shareAll(client, 40)
    expect(mebibytes).toBeGreaterThan(31)
    expect(mebibytes).toBeLessThan(33)
    expect([reply.statusCode, reply.json().error]).toEqual([429, 'Daily Limit Reached'])
    const { items } = (await client.get(PLAY)).json()
    expect((await client.delete(`${PLAY}${items[0].id}`)).statusCode).toBe(204)
    expect((await share(await user())).statusCode).toBe(201)
    it.clock.move(Number(reply.headers['retry-after']) * 1000)
    expect((await share(client)).statusCode).toBe(201)
    expect(lines).toEqual(['quota: account has reached its storage limit for the day; the server rejects more'])
  })
})

test('an account of a week stores 64 MiB', async () => {
  await start()
  const mebibytes = await spendAll({ age: NEW_ACCOUNT_MS }, 80)
  expect(mebibytes).toBeGreaterThan(63)
  expect(mebibytes).toBeLessThan(65)
})

test('all accounts of a network together store 128 MiB', async () => {
  await start()
  const amounts: number[] = []
  for (let accounts = 0; accounts < 5; accounts += 1) amounts.push(await spendAll({ address: '198.51.100.1' }, 40))
  expect(Math.round(amounts.reduce((sum, one) => sum + one, 0))).toBeGreaterThan(126)
  expect(amounts.at(-1)).toBeLessThan(4)
  expect(await spendAll({ address: '198.51.101.1' }, 1)).toBe(1)
  expect(lines).toContain('quota: network has reached its storage limit for the day; the server rejects more')
})

test('new accounts together have half of what the site stores in a day: the others still have theirs, and the operator is warned', async () => {
  await start({ storage: { dailyBytes: 16 * MEBIBYTE } })
  const { mebibytes } = await shareAll(await user(), 10)
  expect(Math.round(mebibytes)).toBe(8)
  expect((await share(await user())).statusCode).toBe(429)
  expect((await share(await user({ age: NEW_ACCOUNT_MS }))).statusCode).toBe(201)
  expect(lines).toEqual([
    'quota: all new accounts together have used more than 75 % of their storage limit for the day (LECTERN_DAILY_MB)',
    'quota: all new accounts together has reached its storage limit for the day; the server rejects more',
  ])
  it.clock.move(2 * HOUR_MS)
  expect((await share(await user())).statusCode).toBe(201)
})

test('what an account is rejected takes nothing from others', async () => {
  await start({ storage: { dailyBytes: 70 * MEBIBYTE } })
  const account = await it.createAccount({ created_at: it.clock.now() })
  const client = it.client()
  expect(await spend(client, account, 40)).toBeLessThan(33)
  for (let times = 0; times < 30; times += 1) expect(await spend(client, account, 1)).toBe(0)
  expect(await spendAll({}, 1)).toBe(1)
})

test('on a disk with too little space nothing is saved, while reading, signing in and deleting go on', async () => {
  await start({ storage: { folder: import.meta.dirname, minFreeBytes: 0 } })
  const before = await user()
  const { id } = (await share(before)).json()
  await it.close()
  await start({ storage: { folder: import.meta.dirname, minFreeBytes: Number.MAX_SAFE_INTEGER } })
  const client = await user()
  const rejected = await share(client)
  expect([rejected.statusCode, rejected.json().error]).toEqual([507, 'Insufficient Storage'])
  expect((await client.get(PLAY)).statusCode).toBe(200)
  expect((await client.get('/api/v1/whoami')).json().username).not.toBeNull()
  expect((await client.delete(`${PLAY}${id}`)).statusCode).toBe(404)
  expect((await client.get('/en-US/')).statusCode).toBe(200)
  expect(lines[0]).toMatch(/^disk: \d+ MiB are free, less than \d+ MiB \(LECTERN_MIN_FREE_MB\)/)
})
