import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { encodeState } from './runner.fixture.ts'
import { createRunnerApp, HELLO, HELLO_HOST, type RunnerApp } from './runner-app.fixture.ts'

let runner: RunnerApp

beforeAll(() => {
  runner = createRunnerApp()
})

afterAll(() => runner.close())

describe('code by a message', () => {
  const host = HELLO_HOST
  const OWN = {
    host,
    'sec-fetch-site': 'same-origin',
    'sec-fetch-dest': 'empty',
    'content-type': 'application/octet-stream',
    origin: `http://${host}`,
  }

  test('a blank page waits for it, in a frame only', async () => {
    const reply = await runner.ask({ query: '?blank&theme=dark' })
    expect(reply.statusCode).toBe(200)
    expect(reply.body).toContain('&quot;isBlank&quot;:true')
    expect((await runner.ask({ host: 'runner.localhost:3000', query: '?blank' })).statusCode).toBe(400)
  })

  test('its document is text to everybody but the script that asked', async () => {
    const reply = await runner.app.inject({ method: 'POST', url: '/runner.html?blank', headers: OWN, payload: Buffer.from(HELLO.bytes) })
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(reply.body).toContain('<p>Hello</p>')
    expect(reply.body).toContain('//# sourceURL=author-script.js')
  })

  test('code of another hash is rejected', async () => {
    const other = encodeState({ js: 'other' })
    expect(
      (await runner.app.inject({ method: 'POST', url: '/runner.html?blank', headers: OWN, payload: Buffer.from(other.bytes) })).statusCode,
    ).toBe(403)
  })

  test.each([
    ['of another host', { 'sec-fetch-site': 'same-site' }],
    ['of another site', { 'sec-fetch-site': 'cross-site' }],
    ['a form', { 'sec-fetch-dest': 'document', 'content-type': 'text/plain' }],
    ['a form in a frame', { 'sec-fetch-dest': 'iframe', 'content-type': 'application/x-www-form-urlencoded' }],
  ])('a request %s is rejected', async (_, headers) => {
    const reply = await runner.app.inject({
      method: 'POST',
      url: '/runner.html?blank',
      headers: { ...OWN, ...headers },
      payload: Buffer.from(HELLO.bytes),
    })
    expect(reply.statusCode).toBe(403)
  })

  test('more than a mebibyte is 413', async () => {
    const reply = await runner.app.inject({
      method: 'POST',
      url: '/runner.html?blank',
      headers: OWN,
      payload: Buffer.alloc(1024 * 1024 + 1),
    })
    expect(reply.statusCode).toBe(413)
  })
})
