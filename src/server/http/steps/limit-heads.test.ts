import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { Readable } from 'node:stream'
import { text as readText } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MAX_STATE_CHARS } from '#contracts/play-state.ts'
import { encodeState } from '../../runner/runner.fixture.ts'
import { createRunnerApp, type RunnerApp } from '../../runner/runner-app.fixture.ts'
import { MAX_HEAD_BYTES } from '../input/request-head.ts'
import { MAX_RUNNER_HEAD_BYTES } from './limit-heads.ts'

let runner: RunnerApp
let port: number

beforeAll(async () => {
  runner = createRunnerApp()
  port = Number(new URL(await runner.app.listen({ port: 0, host: '127.0.0.1' })).port)
})

afterAll(() => runner.close())

/** The response to a real request: the length of heads is what the HTTP server itself looks at. */
async function ask(path: string, headers: Readonly<Record<string, string>>): Promise<IncomingMessage | undefined> {
  const asked = request({ host: '127.0.0.1', port, path, headers }).end()
  const answers: readonly IncomingMessage[] = await once(asked, 'response')
  return answers[0]
}

async function statusOf(path: string, headers: Readonly<Record<string, string>>): Promise<number | undefined> {
  const answer = await ask(path, headers)
  answer?.resume()
  return answer?.statusCode
}

/** Cookies as a browser sends them, of so many bytes together. */
function cookies(bytes: number): string {
  return Array.from({ length: Math.ceil(bytes / 3000) }, (_, index) => `bomb${index}=${'x'.repeat(2990)}`).join('; ')
}

test('code of 128 KiB in the address is run', async () => {
  const js = `//${randomBytes(72_000).toString('hex')}`
  const { text, hash } = encodeState({ js: js.slice(0, 144_000) })
  const longest = text.length > MAX_STATE_CHARS ? encodeState({ js: js.slice(0, 120_000) }) : { text, hash }
  expect(longest.text.length).toBeGreaterThan(64 * 1024)
  const headers = { host: `${longest.hash}.runner.localhost:${port}`, 'sec-fetch-dest': 'iframe', referer: `http://localhost:${port}/` }
  expect(await statusOf(`/runner.html?state=${encodeURIComponent(longest.text)}`, headers)).toBe(200)
})

test('longer code is 400', async () => {
  const host = `${'0'.repeat(40)}.runner.localhost:${port}`
  expect(await statusOf(`/runner.html?state=${'A'.repeat(MAX_STATE_CHARS + 4)}`, { host, 'sec-fetch-dest': 'iframe' })).toBe(400)
})

test('the site itself takes no more than what Node takes by itself', async () => {
  const host = `localhost:${port}`
  expect(await statusOf('/en-US/docs/Web/CSS', { host, cookie: 'a'.repeat(MAX_HEAD_BYTES - 400) })).toBe(200)
  expect(await statusOf('/en-US/docs/Web/CSS', { host, cookie: 'a'.repeat(MAX_HEAD_BYTES) })).toBe(431)
  expect(await statusOf(`/en-US/docs/Web/CSS?${'a'.repeat(MAX_HEAD_BYTES)}`, { host })).toBe(431)
  expect(await statusOf(`/api/v1/whoami?${'a'.repeat(MAX_HEAD_BYTES)}`, { host })).toBe(431)
})

test('what is longer than any head is not read to its end', async () => {
  expect(await statusOf('/', { host: `localhost:${port}`, cookie: 'a'.repeat(MAX_RUNNER_HEAD_BYTES) })).toBe(431)
})

test.each([MAX_HEAD_BYTES, 60_000, MAX_RUNNER_HEAD_BYTES + 16_384, 720_000])(
  'cookies of %i bytes are deleted by the response, which says so',
  async (bytes) => {
    const answer = await ask('/en-US/docs/Web/CSS', { host: `localhost:${port}`, accept: 'text/html', cookie: cookies(bytes) })
    expect([answer?.statusCode, answer?.headers['clear-site-data'], answer?.headers['cache-control']]).toEqual([
      431,
      '"cookies"',
      'no-store',
    ])
    expect(await readText(answer ?? Readable.from([]))).toContain('Reload the page.')
  },
)

test('an address that is too long has no cookies deleted: any page can have a link to it', async () => {
  const host = `localhost:${port}`
  for (const length of [MAX_HEAD_BYTES, 60_000, MAX_RUNNER_HEAD_BYTES - 256, MAX_RUNNER_HEAD_BYTES, 2 * MAX_RUNNER_HEAD_BYTES]) {
    const answer = await ask(`/en-US/docs/Web/CSS?${'a;+b'.repeat(length / 4)}`, { host, cookie: 'session=x; preferredlocale=de' })
    answer?.resume()
    expect(answer?.headers['clear-site-data']).toBeUndefined()
    expect([414, 431]).toContain(answer?.statusCode)
  }
})
