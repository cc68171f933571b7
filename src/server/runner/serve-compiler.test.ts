import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  COMPILER_SCRIPT,
  createRunnerApp,
  FRAMED,
  HELLO,
  HELLO_HOST,
  OPENED,
  ORIGIN,
  type RunnerApp,
  stateQuery,
} from './runner-app.fixture.ts'

const HOST = 'wat.runner.localhost:3000'
const COMPILER = { host: HOST, query: '?compiler' }

let runner: RunnerApp

beforeAll(() => {
  runner = createRunnerApp()
})

afterAll(() => runner.close())

describe('the frame that compiles WebAssembly text', () => {
  test('runs its own script and nothing else, for pages of the site only', async () => {
    const { statusCode, headers, body } = await runner.ask(COMPILER)
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(body).toContain(`<script src="/${COMPILER_SCRIPT}" data-parents="[&quot;${ORIGIN}&quot;`)
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; base-uri 'none'; form-action 'none'; frame-ancestors ${ORIGIN} http://127.0.0.1:3000; sandbox allow-scripts allow-same-origin`,
    )
    expect(headers['x-frame-options']).toBeUndefined()
  })

  test('finds its script on its host', async () => {
    const { statusCode, headers, body } = await runner.ask({ host: HOST, path: `/${COMPILER_SCRIPT}`, query: '', headers: {} })
    expect([statusCode, headers['content-type'], headers['cache-control'], body]).toEqual([
      200,
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
      'compile()',
    ])
    expect((await runner.ask({ host: HOST, path: '/static/runner.0123456789ab.js', query: '', headers: {} })).statusCode).toBe(404)
  })

  test('is not there where code runs, and code does not run where it is', async () => {
    expect((await runner.ask({ ...COMPILER, host: HELLO_HOST })).statusCode).toBe(400)
    expect((await runner.ask({ ...COMPILER, query: `${stateQuery(HELLO.text)}&compiler` })).statusCode).toBe(403)
    expect((await runner.ask({ ...COMPILER, query: '?blank' })).statusCode).toBe(400)
    expect((await runner.ask({ ...COMPILER, host: 'localhost:3000' })).statusCode).toBe(404)
  })

  test.each([
    ['opened by itself', OPENED],
    ['asked for by a program', {}],
    ['in a frame of another site', { ...FRAMED, referer: 'https://evil.example/' }],
    ['in a frame of running code', { ...FRAMED, referer: `http://${HELLO_HOST}/` }],
  ])('is not shown %s', async (_, headers) => {
    expect((await runner.ask({ ...COMPILER, headers })).statusCode).toBe(400)
  })
})
