import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app.fixture.ts'

const provider = { issuer: 'https://provider.example', clientId: 'site', clientSecret: 'secret', scopes: 'openid' }

let it: TestApp
beforeAll(async () => {
  it = await createTestApp({ kind: 'sqlite', limitFactor: 1, signIn: { kind: 'outside', provider } })
})
afterAll(() => it.close())

const limitsOf = async (path: string) => {
  const { statusCode, headers } = await it.client().get(path)
  return [statusCode, headers['cache-control'], headers.ratelimit !== undefined, headers['ratelimit-policy'] !== undefined]
}

test('a response that a shared cache may store does not carry the limits of the client that it was made for', async () => {
  expect(await limitsOf('/en-US/plus/updates/feed.json')).toEqual([200, 'public, max-age=3600', false, false])
})

test('a response for one user says what is left of their limits', async () => {
  expect(await limitsOf('/api/v1/whoami')).toEqual([200, 'private, no-store', true, true])
})
