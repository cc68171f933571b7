import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app.fixture.ts'
import { canSignIn, redirectToOrigin, sendNoSignIn } from './redirect-to-origin.ts'

test.each([
  ['https://example.org', true],
  ['https://example.org:8443', true],
  ['http://localhost:3000', true],
  ['http://localhost', true],
  ['http://127.0.0.1:8080', true],
  ['http://127.9.9.9', true],
  ['http://[::1]:3000', true],
  ['http://192.168.1.5:3000', false],
  ['http://example.org', false],
  ['http://localhost.example.org', false],
  ['http://127.0.0.1.example.org', false],
  ['http://128.0.0.1', false],
])('at %s users may sign in: %s', (origin, isAllowed) => {
  expect(canSignIn(origin)).toBe(isAllowed)
})

describe('a visit by another name of the host', () => {
  let it: TestApp
  beforeAll(async () => {
    it = await createTestApp({
      kind: 'sqlite',
      join(app) {
        app.all('/users/in', async (request, reply) => (redirectToOrigin(request, reply, 'http://localhost:3000') ? reply : 'here'))
        app.get('/users/no', async (request, reply) => sendNoSignIn(request, reply, { origin: 'http://example.org', siteName: 'Web & Co' }))
      },
    })
  })
  afterAll(() => it.close())
  const visit = (host: string, url = '/users/in?next=%2Ffr%2F%3Fa%3D1') => it.app.inject({ url, headers: { host } })

  test.each(['127.0.0.1:3000', 'localhost', 'localhost:3001', 'evil.example', ''])(
    '%s is sent to the name of the site, with all it asked for',
    async (host) => {
      const reply = await visit(host)
      expect([reply.statusCode, reply.headers['cache-control']]).toEqual([307, 'no-store'])
      const location = new URL(reply.headers.location ?? '')
      expect([location.origin, location.pathname, location.searchParams.get('next')]).toEqual([
        'http://localhost:3000',
        '/users/in',
        '/fr/?a=1',
      ])
    },
  )

  test.each(['localhost:3000', 'LOCALHOST:3000'])('%s is the name of the site', async (host) => {
    expect((await visit(host)).body).toBe('here')
  })

  test('is sent on once only, so that a proxy that hides the name makes no circle', async () => {
    const { headers } = await visit('inner:8080')
    const { pathname, search } = new URL(headers.location ?? '')
    expect((await visit('inner:8080', `${pathname}${search}`)).body).toBe('here')
  })

  test('never leads to another site', async () => {
    const reply = await visit('evil.example', '/users/in?next=//evil.example')
    expect(new URL(reply.headers.location ?? '').origin).toBe('http://localhost:3000')
  })

  test('where no one can sign in, a page says why, in the language of the user', async () => {
    const reply = await it.app.inject({ url: '/users/no', headers: { 'accept-language': 'fr' } })
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([403, 'private, no-store'])
    expect(reply.body).toContain('<html lang="fr"')
    expect(reply.body).toContain('<code>http://example.org</code>')
    expect(reply.body).toContain('Web &amp; Co')
  })
})
