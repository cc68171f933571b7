import { afterAll, beforeAll, expect, test } from 'vitest'
import { FEATURES } from '#contracts/features.ts'
import { createTestApp, type TestApp } from '../http/testing/test-app.fixture.ts'

let site: TestApp
beforeAll(async () => {
  const provider = { issuer: 'https://provider.example', clientId: 'site', clientSecret: 'secret', scopes: 'openid' }
  site = await createTestApp({ kind: 'sqlite', features: FEATURES, signIn: { kind: 'outside', provider } })
})
afterAll(() => site.close())

test.each([
  ['no JSON', 'application/json', '{"pongs":', 400],
  ['no object', 'application/json', '[]', 400],
  ['too long', 'application/json', JSON.stringify({ pongs: ['side'], keywords: ['a'.repeat(9000)] }), 413],
  ['of another type', 'text/plain', '{}', 415],
])('a question that is %s gets an error in JSON, whatever the client accepts', async (_, type, payload, status) => {
  for (const accept of ['text/html', '*/*']) {
    const reply = await site.app.inject({ method: 'POST', url: '/pong/get', headers: { 'content-type': type, accept }, payload })
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([status, 'application/json; charset=utf-8'])
    expect(reply.json()).toEqual({ code: status, error: expect.any(String), message: expect.any(String) })
  }
})
