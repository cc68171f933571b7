import { afterAll, describe, expect, test } from 'vitest'
import { IDENTITY_PATH } from '#contracts/account-paths.ts'
import { hasOwnAddress } from './own-address.ts'
import { DATABASES, openTestStore } from './testing/open-test-store.fixture.ts'

describe.each(DATABASES)('the address of an account, on %s', async (kind) => {
  const store = await openTestStore(kind)
  afterAll(() => store.close())

  test('is its user’s where another provider reported it, whatever the end of its issuer', async () => {
    const of = (issuer: string) => hasOwnAddress(store.db, { issuer, subject: 'ada', email_key: 'ada@example.org' })
    expect(await of('https://provider.example')).toBe(true)
    expect(await of(`https://accounts.example${IDENTITY_PATH}`)).toBe(true)
    expect(await of(IDENTITY_PATH)).toBe(false)
  })
})
