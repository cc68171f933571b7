import { describe, expect, test } from 'vitest'
import { DATABASES } from '../store/testing/open-test-store.fixture.ts'
import { hashToken } from './read-event.ts'
import { createAccountsApp } from './testing/accounts-app.fixture.ts'

describe.each(DATABASES)('rejected events, on %s', (kind) => {
  test('the newest thousand are stored, however many strangers send', async () => {
    const it = await createAccountsApp({ kind })
    const row = { reason: 'no signed token', token_hash: 'x' }
    const rows = Array.from({ length: 1100 }, (_, index) => ({ ...row, id: `flood-${index}`, received_at: it.clock.now() - 2000 + index }))
    await it.store.db.insertInto('refused_events').values(rows).execute()
    const token = await it.provider.forged({ 'delete-user': {} })
    await it.client().post('/events/fxa', { headers: { authorization: `Bearer ${token}`, origin: 'https://provider.example' } })
    const hashes = await it.store.db.selectFrom('refused_events').select('token_hash').orderBy('received_at', 'desc').execute()
    expect([hashes.length, hashes[0]?.token_hash]).toEqual([1000, hashToken(token)])
    await it.close()
  })
})
