import { sql } from 'kysely'
import Type from 'typebox'
import { expect, test } from 'vitest'
import { closedObject } from '#contracts/closed-object.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { createTestApp } from '../testing/test-app.fixture.ts'

const MINUTE_MS = 60_000
const mine = endpoint({ method: 'GET', path: '/api/test/mine' }, { summary: 'Who calls', access: 'account', reply: Type.String() })
const keep = endpoint(
  { method: 'POST', path: '/api/test/keep' },
  {
    summary: 'Keeps a text',
    access: 'account',
    body: closedObject({ name: Type.String() }),
    status: 201,
  },
)

test('on a full disk nothing is acknowledged that is not stored, reading goes on, and with room again so does writing', async () => {
  const it = await createTestApp({
    kind: 'sqlite',
    join(_app, serve, { store, now }) {
      serve(mine, ({ account }) => account.id)
      serve(keep, async ({ body }) => {
        const row = { name: body.name, value: 'x'.repeat(20_000), updated_at: now() }
        await store.transact(async (transaction) => await transaction.insertInto('site_state').values(row).execute())
      })
    },
  })
  const account = await it.createAccount()
  const client = it.client()
  await client.signIn(account)
  const limitPages = async (pages: number) => await sql.raw(`pragma max_page_count = ${pages}`).execute(it.store.db)

  await limitPages(1)
  const acknowledged: string[] = []
  let rejected = await client.post(keep.path, { json: { name: '0' } })
  for (let name = 1; rejected.statusCode === 201 && name < 50; name += 1) {
    acknowledged.push(String(name - 1))
    rejected = await client.post(keep.path, { json: { name: String(name) } })
  }
  expect([rejected.statusCode, rejected.headers['retry-after'], rejected.json().error]).toEqual([503, '5', 'Service Unavailable'])

  it.clock.move(10 * MINUTE_MS)
  expect((await client.get(mine.path)).json()).toBe(account.id)

  await limitPages(1_000_000)
  expect((await client.post(keep.path, { json: { name: 'later' } })).statusCode).toBe(201)
  const rows = await it.store.db.selectFrom('site_state').select('name').execute()
  expect(rows.map(({ name }) => name).sort()).toEqual([...acknowledged, 'later'].sort())
  await it.close()
})
