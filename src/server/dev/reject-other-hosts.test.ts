import { expect, test } from 'vitest'
import { openExample } from '../documents/example-site.fixture.ts'
import { isLocalHost } from './reject-other-hosts.ts'

test.each([
  ['localhost', true],
  ['LOCALHOST', true],
  ['site.localhost', true],
  ['127.0.0.1', true],
  ['192.168.1.5', true],
  ['[::1]', true],
  ['laptop', true],
  ['laptop.local', true],
  ['laptop.local.', true],
  ['evil.example', false],
  ['127.0.0.1.evil.example', false],
  ['localhost.evil.example', false],
  ['evillocal.example', false],
  ['notlocal.mylocal', false],
])('%s is of this machine or its network: %s', (host, isLocal) => {
  expect(isLocalHost(host)).toBe(isLocal)
})

test('in dev a registered name gets nothing of the content, unless it is that of the site', async () => {
  const { app, close } = openExample({ dev: true, origin: 'https://draft.example:8443' })
  const statusOf = async (host: string, url = '/en-US/docs/Web'): Promise<number> =>
    (await app.inject({ url, headers: { host } })).statusCode
  for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000', '192.168.1.5', 'draft.example:8443', 'draft.example'])
    expect([host, await statusOf(host)]).toEqual([host, 200])
  for (const host of ['evil.example', 'evil.example:3000', 'sub.draft.example']) {
    expect([host, await statusOf(host)]).toEqual([host, 403])
    expect([host, await statusOf(host, '/_dev/client.js')]).toEqual([host, 403])
  }
  const { body } = await app.inject({ url: '/en-US/docs/Web', headers: { host: 'evil.example', accept: 'application/json' } })
  expect(body).toContain('set SITE_ORIGIN')
  await close()
})

test('a served site answers whatever its host is called', async () => {
  const { app, close } = openExample()
  expect((await app.inject({ url: '/en-US/docs/Web', headers: { host: 'docs.example' } })).statusCode).toBe(200)
  await close()
})
