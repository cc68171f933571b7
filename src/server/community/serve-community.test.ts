import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { IssueSource } from '#contracts/community.ts'
import { EXAMPLE_BUILD } from '../documents/example-site.fixture.ts'
import { createTestApp, type TestApp } from '../http/testing/test-app.fixture.ts'
import { type CodeHost, hostIssue, openCodeHost, withIssues, withStatus } from './code-host.fixture.ts'

const MINUTE_MS = 60_000
const PATH = '/api/v1/community/issues'
/** Never asked: no one signs in. */
const provider = { issuer: 'https://provider.example', clientId: 'site', clientSecret: 'secret', scopes: 'openid' }

let host: CodeHost
let app: TestApp
let lines: string[]

beforeEach(async () => {
  host = await openCodeHost()
  lines = []
  app = await openApp(host.source)
})

afterEach(async () => {
  await app.close()
  await host[Symbol.asyncDispose]()
})

function openApp(issues: IssueSource | null): Promise<TestApp> {
  const page = { renderer: 'GenericCommunity', hyData: { community: { issues, spotlights: [] } } }
  return createTestApp({
    kind: 'sqlite',
    signIn: { kind: 'outside', provider },
    report: (line) => void lines.push(line),
    build: { ...EXAMPLE_BUILD, files: { ...EXAMPLE_BUILD.files, '/en-US/community/index.json': JSON.stringify(page) } },
  })
}

const get = () => app.client().get(PATH)
const titles = async () => (await get()).json().items.map(({ title }: { title: string }) => title)

test('issues of the code host are given, and cached for ten minutes', async () => {
  expect(await titles()).toEqual(['Issue 1'])
  host.answer(withIssues(hostIssue(2)))
  app.clock.move(9 * MINUTE_MS)
  expect(await titles()).toEqual(['Issue 1'])
  expect(host.asked.map((query) => query.get('per_page'))).toEqual(['5'])
})

test('users who come later get what is known at once, and the next ones what is new', async () => {
  await get()
  host.answer(withIssues(hostIssue(2)))
  app.clock.move(11 * MINUTE_MS)
  expect(await titles()).toEqual(['Issue 1'])
  await expect.poll(titles).toEqual(['Issue 2'])
  expect(host.asked).toHaveLength(2)
})

test('a clock that was ahead and is set back keeps no issues for longer', async () => {
  await get()
  host.answer(withIssues(hostIssue(2)))
  app.clock.move(-2 * 24 * 60 * MINUTE_MS)
  await expect.poll(titles).toEqual(['Issue 2'])
})

test('a hundred users at once ask the host once', async () => {
  const statuses = await Promise.all(Array.from({ length: 100 }, async () => (await get()).statusCode))
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(host.asked).toHaveLength(1)
})

describe('a site that names no code host', () => {
  test('has no such call', async () => {
    await app.close()
    app = await openApp(null)
    expect((await get()).statusCode).toBe(404)
  })

  test('nor one whose page says something else', async () => {
    await app.close()
    app = await openApp({ ...host.source, api: 'file:///etc/passwd' })
    expect((await get()).statusCode).toBe(404)
    expect(host.asked).toEqual([])
  })
})

describe('a host that fails', () => {
  test.each([
    ['is out of order', withStatus(500)],
    ['refuses', withStatus(403)],
    ['says something else than JSON', withStatus(200, {}, '<html>')],
    ['says JSON of another kind', withStatus(200, {}, '{"items":7}')],
    ['sends a megabyte and more', withStatus(200, {}, JSON.stringify({ items: [], more: 'x'.repeat(1024 * 1024) }))],
    ['leads elsewhere', withStatus(302, { location: 'http://127.0.0.1:1/' })],
    ['hangs up', (request: { destroy(): void }) => void request.destroy()],
  ])('is reported when it %s, and left alone for a minute', async (_name, answer) => {
    host.answer(answer)
    const reply = await get()
    expect([reply.statusCode, reply.headers['retry-after'], reply.headers['cache-control']]).toEqual([503, '60', 'no-store'])
    expect(reply.json()).toMatchObject({ code: 503, error: 'Service Unavailable' })
    expect((await get()).statusCode).toBe(503)
    expect(host.asked).toHaveLength(1)
    expect(lines).toEqual([expect.stringContaining('the community page shows no new issues')])
    host.answer(withIssues(hostIssue(3)))
    app.clock.move(MINUTE_MS)
    expect(await titles()).toEqual(['Issue 3'])
    expect(lines[1]).toContain('responds again')
  })

  test('has its old issues shown for a day', async () => {
    await get()
    host.answer(withStatus(500))
    app.clock.move(23 * 60 * MINUTE_MS)
    expect(await titles()).toEqual(['Issue 1'])
    app.clock.move(2 * 60 * MINUTE_MS)
    expect((await get()).statusCode).toBe(503)
  })

  test('may not be there at all', async () => {
    await app.close()
    app = await openApp({ ...host.source, api: 'http://127.0.0.1:1/search/issues' })
    expect((await get()).statusCode).toBe(503)
  })
})

describe('a host that limits its callers', () => {
  test.each([
    ['retry-after in seconds', 429, () => ({ 'retry-after': '600' })],
    ['retry-after as a date', 429, (at: number) => ({ 'retry-after': new Date(at + 10 * MINUTE_MS).toUTCString() })],
    [
      'the reset of its quota',
      403,
      (at: number) => ({ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String((at + 10 * MINUTE_MS) / 1000) }),
    ],
  ])('is asked again after %s', async (_name, status, headers) => {
    host.answer(withStatus(status, headers(app.clock.now())))
    expect((await get()).headers['retry-after']).toBe('600')
    app.clock.move(9 * MINUTE_MS)
    await get()
    expect(host.asked).toHaveLength(1)
    host.answer(withIssues(hostIssue(4)))
    app.clock.move(MINUTE_MS)
    expect(await titles()).toEqual(['Issue 4'])
  })

  test('is asked again after a minute when it still has a quota, whatever its reset', async () => {
    const reset = String((app.clock.now() + 10 * MINUTE_MS) / 1000)
    host.answer(withStatus(403, { 'x-ratelimit-remaining': '7', 'x-ratelimit-reset': reset }))
    expect((await get()).headers['retry-after']).toBe('60')
  })

  test('is asked no moment too early: a part of a second counts as a second', async () => {
    host.answer(withStatus(429, { 'retry-after': '600' }))
    await get()
    app.clock.move(1500)
    expect((await get()).headers['retry-after']).toBe('599')
  })

  test('is asked again after an hour, whatever it says', async () => {
    host.answer(withStatus(429, { 'retry-after': '99999999999' }))
    expect((await get()).headers['retry-after']).toBe('3600')
  })

  test('is left alone after a response that used up its quota', async () => {
    const reset = String((app.clock.now() + 30 * MINUTE_MS) / 1000)
    host.answer((_request, response) => {
      response.setHeader('x-ratelimit-remaining', '0').setHeader('x-ratelimit-reset', reset)
      withIssues(hostIssue(1))(_request, response)
    })
    await get()
    app.clock.move(20 * MINUTE_MS)
    await get()
    expect(host.asked).toHaveLength(1)
  })
})

test('a slow host is not waited for by those who know its old issues', async () => {
  await get()
  let finish = (): void => undefined
  host.answer((request, response) => {
    finish = () => withIssues(hostIssue(5))(request, response)
  })
  app.clock.move(11 * MINUTE_MS)
  expect(await titles()).toEqual(['Issue 1'])
  await expect.poll(() => host.asked.length).toBe(2)
  expect(await titles()).toEqual(['Issue 1'])
  finish()
  await expect.poll(titles).toEqual(['Issue 5'])
})
