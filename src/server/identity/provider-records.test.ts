import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASES, openTestStore, type TestStore } from '../store/testing/open-test-store.fixture.ts'
import { createProviderRecords } from './provider-records.ts'

describe.each(DATABASES)('the records of the provider on %s', (kind) => {
  let store: TestStore
  let at = 1_000_000
  const now = (): number => at
  beforeAll(async () => {
    store = await openTestStore(kind, now)
  })
  afterAll(async () => await store.close())
  const records = (model: string) => createProviderRecords({ store, now, report: () => {} })(model)

  test('what is stored is found as it was, until it is stored anew', async () => {
    const codes = records('AuthorizationCode')
    await codes.upsert('one', { jti: 'one', kind: 'AuthorizationCode', grantId: 'grant', nonce: 'ü"\\' }, 60)
    expect(await codes.find('one')).toEqual({ jti: 'one', kind: 'AuthorizationCode', grantId: 'grant', nonce: 'ü"\\' })
    await codes.upsert('one', { jti: 'one', kind: 'AuthorizationCode', nonce: 'other' }, 60)
    expect(await codes.find('one')).toEqual({ jti: 'one', kind: 'AuthorizationCode', nonce: 'other' })
    expect(await records('AccessToken').find('one')).toBeUndefined()
    expect(await codes.find('two')).toBeUndefined()
  })

  test('under what no database takes, nothing is stored', async () => {
    expect(await records('Client').find('a\0')).toBeUndefined()
    expect(await records('Client').find('\ud800')).toBeUndefined()
  })

  test('the id of what can be used by whoever has it stands nowhere', async () => {
    await records('AccessToken').upsert('bearer-of-all', { jti: 'bearer-of-all', kind: 'AccessToken' }, 60)
    const rows = await store.db.selectFrom('provider_records').selectAll().execute()
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain('bearer-of-all')
  })

  test('what has expired is not found, and goes when something is stored later', async () => {
    const interactions = records('Interaction')
    await interactions.upsert('short', { jti: 'short' }, 10)
    at += 9_999
    expect(await interactions.find('short')).toBeDefined()
    at += 1
    expect(await interactions.find('short')).toBeUndefined()
    const later = createProviderRecords({ store, now, report: () => {} })('Grant')
    at += 600_000
    await later.upsert('grant', { jti: 'grant' }, 60)
    const left = await store.db.selectFrom('provider_records').select('model').where('model', '=', 'Interaction').execute()
    expect(left).toEqual([])
  })

  test('of twenty that consume a code at once, one does', async () => {
    const codes = records('AuthorizationCode')
    await codes.upsert('once', { jti: 'once' }, 60)
    const tries = await Promise.allSettled(Array.from({ length: 20 }, async () => await codes.consume('once')))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await codes.find('once')).toMatchObject({ consumed: Math.floor(at / 1000) })
  })

  test('twenty that keep the same at once leave one', async () => {
    const sessions = records('Session')
    await Promise.all(Array.from({ length: 20 }, async (_, uid) => await sessions.upsert('same', { jti: 'same', uid: `uid-${uid}` }, 60)))
    const rows = await store.db.selectFrom('provider_records').select('uid').where('model', '=', 'Session').execute()
    expect(rows).toHaveLength(1)
    expect(await sessions.findByUid(rows[0]?.uid ?? '')).toBeDefined()
  })

  test('a revoked grant takes its codes and tokens with it, and no others', async () => {
    const tokens = records('AccessToken')
    await tokens.upsert('mine', { jti: 'mine', grantId: 'revoked' }, 60)
    await tokens.upsert('other', { jti: 'other', grantId: 'kept' }, 60)
    await tokens.revokeByGrantId('revoked')
    expect([await tokens.find('mine'), await tokens.find('other')]).toEqual([undefined, { jti: 'other', grantId: 'kept' }])
    await tokens.destroy('other')
    expect(await tokens.find('other')).toBeUndefined()
  })

  test('a code of a device is found by what its user types', async () => {
    await records('DeviceCode').upsert('device', { jti: 'device', userCode: 'ABCD' }, 60)
    expect(await records('DeviceCode').findByUserCode('ABCD')).toMatchObject({ userCode: 'ABCD' })
  })
})
