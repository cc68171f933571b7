import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoint } from '#contracts/endpoint.ts'
import { createTestApp, type TestApp } from '../testing/test-app.fixture.ts'

const change = endpoint({ method: 'POST', path: '/api/test/change' }, { summary: 'Changes', access: 'anyone', status: 201 })
const signed = endpoint(
  { method: 'POST', path: '/api/test/signed' },
  { summary: 'Another server calls', access: 'anyone', status: 201, isSigned: true },
)

let it: TestApp
beforeAll(async () => {
  it = await createTestApp({
    kind: 'sqlite',
    join(app, serve) {
      serve(change, () => undefined)
      serve(signed, () => undefined)
      app.post('/users/test', async () => 'done')
    },
  })
})
afterAll(() => it.close())

const send = (headers: Readonly<Record<string, string>>, url: string = change.path) => it.app.inject({ method: 'POST', url, headers })

test.each([
  [{ origin: 'http://localhost:3000' }],
  [{ origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin', cookie: 'session=x' }],
  [{ 'sec-fetch-site': 'same-origin', cookie: 'session=x' }],
  [{ 'sec-fetch-site': 'none' }],
  [{}],
])('%j may change something', async (headers) => {
  expect((await send(headers)).statusCode).toBe(201)
  expect((await send(headers, '/users/test')).statusCode).toBe(200)
})

test.each([
  [{ origin: 'http://localhost:3001' }],
  [{ origin: 'https://localhost:3000' }],
  [{ origin: 'http://localhost:3000.evil.example' }],
  [{ origin: 'http://127.0.0.1:3000' }],
  [{ origin: 'null' }],
  [{ origin: '' }],
  [{ origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }],
  [{ 'sec-fetch-site': 'cross-site' }],
  [{ 'sec-fetch-site': 'same-site' }],
  [{ cookie: 'session=x' }],
])('%j may change nothing, and gets the reason', async (headers) => {
  for (const url of [change.path, '/users/test']) {
    const reply = await send({ accept: 'application/json', ...headers }, url)
    expect([reply.statusCode, reply.json().error]).toEqual([403, 'Forbidden'])
    expect(reply.json().message).toContain('http://localhost:3000')
  }
})

test('what another server signs is not asked where it comes from', async () => {
  expect((await send({ origin: 'https://provider.example' }, signed.path)).statusCode).toBe(201)
})

test('reading is asked of no one where it comes from', async () => {
  const reply = await it.app.inject({ url: '/en-US/docs/Web', headers: { origin: 'https://evil.example', cookie: 'session=x' } })
  expect(reply.statusCode).toBe(200)
})
