import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AccountsApp, createAccountsApp, PLACES } from '../accounts/testing/accounts-app.fixture.ts'
import type { AccountRow } from '../http/sessions/sessions.ts'

describe.each(PLACES)('what staff may do (docs/behaviour/staff.md), on %s', (kind) => {
  let it: AccountsApp
  let staff: AccountRow
  beforeAll(async () => {
    it = await createAccountsApp({ kind })
    staff = await account({ is_staff: 1, email: 'staff@example.org', email_key: 'staff@example.org' })
  })
  afterAll(() => it.close())

  const account = (more: Partial<AccountRow> = {}) => it.createAccount({ issuer: it.provider.settings.issuer, ...more })
  async function clientOf(row: AccountRow) {
    const client = it.client()
    await client.signIn(row)
    return client
  }

  test.each([
    ['GET', '/api/v1/root/?email=a%40example.org', undefined],
    ['GET', '/api/v1/root/is-admin', undefined],
    ['POST', '/api/v1/root/is-admin', { fxa_uid: 'x', is_admin: true }],
    ['POST', '/api/v1/root/enforce-plus', { fxa_uid: 'x', enforce_plus: 'mdn_plus_5m' }],
  ] as const)('%s %s is 401 for anonymous users and 403 for who is not staff', async (method, url, json) => {
    expect((await it.client().send(method, url, { json })).statusCode).toBe(401)
    const reply = await (await clientOf(await account())).send(method, url, { json })
    expect([reply.statusCode, reply.json().error]).toEqual([403, 'Forbidden'])
  })

  test('staff read an account by its address, in any case; nothing secret is in it; null when there is none', async () => {
    const row = await account({ refresh_token: 'sealed', email: 'Ada@example.org', email_key: 'ada@example.org' })
    const client = await clientOf(staff)
    const reply = await client.get('/api/v1/root/?email=ADA%40example.org')
    expect([reply.statusCode, reply.json()]).toMatchObject([
      200,
      { fxa_uid: row.subject, email: 'Ada@example.org', subscription_type: 'core', enforce_plus: null, is_admin: false },
    ])
    expect(reply.body).not.toContain('sealed')
    expect((await client.get('/api/v1/root/?email=nobody%40example.org')).json()).toBeNull()
  })

  test('staff enforce a plan and take it back', async () => {
    const row = await account()
    const [client, user] = [await clientOf(staff), await clientOf(row)]
    const enforce = (enforce_plus: string | null) =>
      client.post('/api/v1/root/enforce-plus', { json: { fxa_uid: row.subject, enforce_plus } })
    const reply = await enforce('mdn_plus_10y')
    expect([reply.statusCode, reply.json()]).toEqual([201, 'updated'])
    expect((await user.get('/api/v1/whoami')).json()).toMatchObject({ subscription_type: 'mdn_plus_10y', is_subscriber: true })
    await user.post('/api/v1/plus/settings/', { json: { no_ads: true } })
    await enforce(null)
    expect((await user.get('/api/v1/whoami')).json()).toMatchObject({ subscription_type: 'core', settings: { no_ads: false } })
    expect((await enforce('gold')).statusCode).toBe(400)
  })

  test('staff promote and demote', async () => {
    const row = await account({ email: 'grace@example.org' })
    const [client, grace] = [await clientOf(staff), await clientOf(row)]
    const set = (is_admin: boolean) => client.post('/api/v1/root/is-admin', { json: { fxa_uid: row.subject, is_admin } })
    expect((await set(true)).statusCode).toBe(201)
    const list = await grace.get('/api/v1/root/is-admin')
    expect([list.statusCode, list.json()]).toEqual([201, ['grace@example.org', 'staff@example.org'].toSorted()])
    await set(false)
    expect((await grace.get('/api/v1/root/is-admin')).statusCode).toBe(403)
  })

  test('someone who is not there is 400', async () => {
    const reply = await (await clientOf(staff)).post('/api/v1/root/is-admin', { json: { fxa_uid: 'nobody', is_admin: true } })
    expect([reply.statusCode, reply.json().message]).toEqual([400, 'fxa_uid: there is no such account.'])
  })

  test('all of it is in the audit log, by whom and on whom, and without addresses', async () => {
    const log = await it.store.db.selectFrom('audit_log').selectAll().orderBy('at').execute()
    const actions = new Set(log.map(({ action }) => action))
    for (const action of ['account.look-up', 'account.enforce-plan', 'account.set-flag', 'staff.list']) expect(actions).toContain(action)
    expect(new Set(log.map(({ actor }) => actor))).toContain(`account:${staff.id}`)
    expect(JSON.stringify(log)).not.toContain('@')
  })
})
