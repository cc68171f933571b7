import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ACCOUNT_DATA_PATH } from '#contracts/account-paths.ts'
import { SHARE_BYTES_MAX } from '#contracts/playground-limits.ts'
import { createTestApp, type TestApp } from '../http/testing/test-app.fixture.ts'
import type { TestClient } from '../http/testing/test-client.fixture.ts'
import { DATABASES } from '../store/testing/open-test-store.fixture.ts'

/** Much more than the buffers of a connection hold. */
const SHARES = 24
const provider = { issuer: 'https://provider.example', clientId: 'site', clientSecret: 'secret', scopes: 'openid' }

describe.each(DATABASES)('the file of the own data, on %s', (kind) => {
  let it: TestApp
  let port: number
  beforeAll(async () => {
    it = await createTestApp({ kind, signIn: { kind: 'outside', provider } })
    port = Number(new URL(await it.app.listen({ host: '127.0.0.1', port: 0 })).port)
  })
  afterAll(() => it.close())

  async function user(): Promise<{ readonly id: string; readonly client: TestClient }> {
    const account = await it.createAccount()
    const client = it.client()
    await client.signIn(account)
    return { id: account.id, client }
  }

  async function addShares(accountId: string): Promise<void> {
    for (let number = 0; number < SHARES; number += 1) {
      const hash = `${accountId}-${number}`
      const code = { hash, html: 'a'.repeat(SHARE_BYTES_MAX), css: null, js: null, wat: null, src: null, options: null }
      const row = { ...code, bytes: SHARE_BYTES_MAX, state: 'visible', decided_at: null, created_at: number } as const
      await it.store.db.insertInto('playground_codes').values(row).execute()
      const share = { id: hash, code_hash: hash, account_id: accountId, created_at: number }
      await it.store.db.insertInto('playground_shares').values(share).execute()
    }
  }

  async function begin(client: TestClient): Promise<Socket> {
    const socket = connect(port, '127.0.0.1')
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    socket.write(`GET ${ACCOUNT_DATA_PATH} HTTP/1.1\r\nhost: localhost:3000\r\nconnection: close\r\ncookie: ${cookie}\r\n\r\n`)
    await once(socket, 'readable')
    return socket
  }

  test('the first rows leave before the last ones are read, and what is deleted meanwhile is not in it', async () => {
    const { id, client } = await user()
    await addShares(id)
    const socket = await begin(client)
    const last = `${id}-${SHARES - 1}`
    await it.store.db.deleteFrom('playground_shares').where('id', '=', last).execute()
    let text = ''
    socket.setEncoding('utf8').on('data', (part) => {
      text += part
    })
    await once(socket, 'end')
    expect(text).toContain(`"${id}-${SHARES - 2}"`)
    expect(text).not.toContain(`"${last}"`)
  })

  test('one runs at a time: a second one is rejected with the time to come back, that of another account is not', async () => {
    const [one, other] = [await user(), await user()]
    await addShares(one.id)
    const socket = await begin(one.client)
    const second = await one.client.get(ACCOUNT_DATA_PATH, { headers: { accept: 'text/html', 'accept-language': 'de' } })
    expect([second.statusCode, second.headers['retry-after']]).toEqual([429, '30'])
    expect(second.body).toContain('Ein Export läuft noch')
    expect((await one.client.get('/api/v2/collections/')).statusCode).toBe(200)
    const [collection] = (await one.client.get('/api/v2/collections/')).json()
    expect((await one.client.get(`/api/v2/collections/${collection.id}/export/`)).json()).toMatchObject({ error: 'Export Running' })
    expect((await other.client.get(ACCOUNT_DATA_PATH)).statusCode).toBe(200)
    socket.destroy()
    await once(socket, 'close')
    let again = await one.client.get(`/api/v2/collections/${collection.id}/export/`)
    while (again.statusCode === 429) {
      await setTimeout(5)
      again = await one.client.get(`/api/v2/collections/${collection.id}/export/`)
    }
    expect(again.json()).toMatchObject({ name: 'Default', items: [] })
  })

  test('what is exported one after the other is given each time', async () => {
    const { client } = await user()
    for (let times = 0; times < 3; times += 1) expect((await client.get(ACCOUNT_DATA_PATH)).json()).toHaveProperty('playground')
  })

  test('all of long lists is in it, each row once', async () => {
    const { id, client } = await user()
    const days = Array.from({ length: 450 }, (_, number) => String(number).padStart(4, '0'))
    const ping = { account_id: id, plan: 'core', ai_help_history: 0, no_ads: 0, offline: 0 } as const
    await it.store.db
      .insertInto('activity_pings')
      .values(days.map((day) => ({ ...ping, day })))
      .execute()
    const entry = { actor: `account:${id}`, action: 'share.list', target: null, details: '{}' }
    const entries = days.map((day) => ({ ...entry, id: `${id}-${day}`, at: 7 }))
    await it.store.db.insertInto('audit_log').values(entries).execute()
    const flags = days.slice(0, 250).map((day) => ({ hash: `${id}-${day}`, day }))
    const code = { html: null, css: null, js: null, wat: null, src: null, options: null, bytes: 0, decided_at: null, created_at: 7 }
    await it.store.db
      .insertInto('playground_codes')
      .values(flags.map(({ hash }) => ({ ...code, hash, state: 'flagged' })))
      .execute()
    const flag = { reporter: id, account_id: id, reason: '', created_at: 7 }
    const rows = flags.map(({ hash, day }) => ({ ...flag, code_hash: hash, share_id: day }))
    await it.store.db.insertInto('playground_flags').values(rows).execute()
    const { accounts, playground } = (await client.get(ACCOUNT_DATA_PATH)).json()
    expect(accounts.pings.map(({ day }: { day: string }) => day)).toEqual(days)
    expect(accounts.acted).toHaveLength(days.length)
    expect(accounts.acted[0]).toEqual({ at: '1970-01-01T00:00:00.007Z', action: 'share.list', details: {} })
    expect(playground.flags.map(({ share_id }: { share_id: string }) => share_id)).toEqual(flags.map(({ day }) => day))
  })
})

test('exports have a rate of their own, which leaves others alone', async () => {
  const it = await createTestApp({ kind: 'sqlite', limitFactor: 1, signIn: { kind: 'outside', provider } })
  const client = it.client()
  await client.signIn(await it.createAccount())
  const statuses: number[] = []
  for (let times = 0; times < 21; times += 1) statuses.push((await client.get(ACCOUNT_DATA_PATH)).statusCode)
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429])
  expect((await client.get('/api/v1/whoami')).statusCode).toBe(200)
  await it.close()
})
