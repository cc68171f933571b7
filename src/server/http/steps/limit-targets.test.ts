import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoint } from '#contracts/endpoint.ts'
import { type RunningServer, startServer } from '../../start-server.ts'
import { AppError } from '../errors/app-error.ts'
import { createTestApp, type TestApp } from '../testing/test-app.fixture.ts'
import { MAX_PATH_CHARS, MAX_QUERY_CHARS, shortenTarget } from './limit-targets.ts'

const read = endpoint({ method: 'GET', path: '/api/v1/test/words/{word}' }, { summary: 'Reads a word', access: 'anyone' })
const lines: string[] = []
let it: TestApp
let server: RunningServer
beforeAll(async () => {
  it = await createTestApp({
    kind: 'sqlite',
    logger: { write: (line) => void lines.push(line) },
    join(_app, serve) {
      serve(read, () => {
        throw new AppError('bad_request')
      })
    },
  })
  server = await startServer({ app: it.app, host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await server.close()
  await it.close()
})

/** The status of a real request and whether JSON came: the length of heads is what the HTTP server itself looks at. */
async function answerTo(path: string, host = 'localhost:3000'): Promise<{ readonly status: number | undefined; readonly type: unknown }> {
  const { port } = new URL(server.url)
  const sent = request({ host: '127.0.0.1', port, path, headers: { host } }).end()
  const replies: readonly IncomingMessage[] = await once(sent, 'response')
  replies[0]?.resume()
  return { status: replies[0]?.statusCode, type: replies[0]?.headers['content-type'] }
}

const RUNNER_HOST = `${'0'.repeat(40)}.runner.localhost:3000`

describe('a path', () => {
  test('of the greatest length is answered, a longer one is 414, with a query as without one', async () => {
    const path = `/en-US/docs/${'a'.repeat(MAX_PATH_CHARS - 12)}`
    expect((await answerTo(path)).status).toBe(404)
    expect((await answerTo(`${path}?q=1`)).status).toBe(404)
    expect((await answerTo(`${path}a`)).status).toBe(414)
    expect((await answerTo(`${path}a?q=1`)).status).toBe(414)
  })

  test.each([1024, 1025, MAX_PATH_CHARS - 1])('of one segment of %d characters has no page', async (length) => {
    expect((await answerTo(`/${'a'.repeat(length)}`)).status).toBe(404)
  })

  test('of a call has the answer of the call, however long its id is', async () => {
    const path = '/api/v1/test/words/'
    for (const length of [1024, 1025, MAX_PATH_CHARS - path.length])
      expect((await answerTo(`${path}${'a'.repeat(length)}`)).status).toBe(400)
  })

  test.each(['a', '/', '%20', '%', '@', '.', '%2F', '../', ':', '%E6', '\\'])(
    'of 250,000 characters %j is 414, is not in the log, and delays no one',
    async (part) => {
      const text = part.repeat(250_000 / part.length)
      lines.length = 0
      expect((await answerTo(`/en-US/${text}`)).status).toBe(414)
      expect((await answerTo(`/${text}`, RUNNER_HOST)).status).toBe(414)
      const seen = lines.map((line) => JSON.parse(line))
      expect(seen).toEqual([
        expect.objectContaining({ path: '/en-US/[too-long]', status: 414 }),
        expect.objectContaining({ path: '/[too-long]', status: 414 }),
      ])
    },
  )

  test('of 1,900 slashes is read in linear time', async () => {
    expect((await answerTo(`/en-US/${'/'.repeat(1900)}x`)).status).toBe(404)
  })

  test('below the API is rejected with JSON', async () => {
    const { status, type } = await answerTo(`/api/v1/${'a'.repeat(MAX_PATH_CHARS)}`)
    expect([status, type]).toEqual([414, 'application/json; charset=utf-8'])
  })
})

describe('a query', () => {
  test('to the site has a bound of its own', async () => {
    const path = '/en-US/docs/Web/CSS?'
    expect((await answerTo(`${path}${'a'.repeat(MAX_QUERY_CHARS - 1)}`)).status).toBe(200)
    expect((await answerTo(`${path}${'a'.repeat(MAX_QUERY_CHARS)}`)).status).toBe(414)
  })

  test('to the runner has a larger one', async () => {
    expect((await answerTo(`/runner.html?state=${'A'.repeat(180_000)}`, RUNNER_HOST)).status).toBe(400)
    expect((await answerTo(`/runner.html?state=${'A'.repeat(200_000)}`, RUNNER_HOST)).status).toBe(414)
  })
})

test.each([
  ['/en-US/docs/Web', '/en-US/docs/Web'],
  [`/de/${'a'.repeat(5000)}?q=1`, '/de/[too-long]'],
  [`/${'a'.repeat(5000)}`, '/[too-long]'],
  [`http://example.org/${'a'.repeat(5000)}`, '/[too-long]'],
  [`/play?state=${'a'.repeat(5000)}`, `/play?state=${'a'.repeat(5000)}`],
])('%s is routed and logged as it is, or without what is too long', (url, shown) => {
  expect(shortenTarget({ url })).toBe(shown)
})
