import { tmpdir } from 'node:os'
import { sql } from 'kysely'
import Type from 'typebox'
import { expect, test } from 'vitest'
import { endpoint } from '#contracts/endpoint.ts'
import { openStore } from '../../store/open-store.ts'
import { startPostgresServer } from '../../store/testing/postgres-server.fixture.ts'
import { createTestApp } from '../testing/test-app.fixture.ts'

const mine = endpoint({ method: 'GET', path: '/api/test/mine' }, { summary: 'Who calls', access: 'account', reply: Type.String() })
const slow = endpoint(
  { method: 'POST', path: '/api/test/slow' },
  { summary: 'Asks the database for a while', access: 'account', status: 201 },
)

test('a database that goes away in mid-request is a 503 that says when to come back, and is used again when it is there', async () => {
  const server = await startPostgresServer()
  const place = { dataFolder: tmpdir(), databaseUrl: server.addressOf('postgres') }
  const store = await openStore({ ...place, now: Date.now })
  const lines: string[] = []
  const { promise: isAsking, resolve: asking } = Promise.withResolvers<void>()
  const it = await createTestApp({
    kind: 'postgresql',
    sharedStore: { ...store, place },
    limitFactor: 1,
    logger: { write: (line) => void lines.push(line) },
    join(_app, serve) {
      serve(mine, ({ account }) => account.id)
      serve(slow, async () => {
        const asked = store.transact(async (transaction) => await sql`select pg_sleep(30)`.execute(transaction))
        asking()
        await asked
      })
    },
  })
  const account = await it.createAccount()
  const client = it.client()
  await client.signIn(account)

  const cut = client.post(slow.path)
  await isAsking
  await server.crash()
  for (const reply of [await cut, await client.get(mine.path)]) {
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '5'])
    const { id, ...envelope } = reply.json()
    expect(envelope).toEqual({ code: 503, error: 'Service Unavailable', message: expect.stringMatching(/./) })
    expect(lines.join('')).toContain(id)
  }
  expect((await it.app.inject('/readyz')).statusCode).toBe(503)
  expect(lines.join('')).toContain('"part":"store"')
  expect((await it.app.inject('/en-US/docs/Web')).statusCode, 'pages are there all the same').toBe(200)

  await server.restart()
  const after = await client.get(mine.path)
  expect([after.statusCode, after.json()]).toEqual([200, account.id])
  expect((await it.app.inject('/readyz')).statusCode).toBe(200)
  await it.close()
  await store.close()
  await server.stop()
})
