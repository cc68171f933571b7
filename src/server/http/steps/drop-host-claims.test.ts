import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { encodeState } from '../../runner/runner.fixture.ts'
import { createRunnerApp, type RunnerApp } from '../../runner/runner-app.fixture.ts'

const RUNNER_HOST = `${encodeState({ js: '1' }).hash}.play.example`
const SITE_HOST = 'docs.example'

let it: RunnerApp
let port: number
beforeAll(async () => {
  it = createRunnerApp({ origin: `https://${SITE_HOST}`, runner: 'https://{hash}.play.example', proxyHops: 1 })
  port = Number(new URL(await it.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => it.close())

const claims = (host: string) => ({ 'x-forwarded-host': host, forwarded: `host=${host}`, 'x-forwarded-server': host })

test('a host of the runner shows no page of the site, whatever host a user claims', async () => {
  const reply = await it.app.inject({ url: '/en-US/', headers: { host: RUNNER_HOST, ...claims(SITE_HOST) } })
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([404, 'no-store'])
})

test('the site is there, whatever host a user claims', async () => {
  const reply = await it.app.inject({ url: '/en-US/', headers: { host: SITE_HOST, ...claims(RUNNER_HOST) } })
  expect(reply.statusCode).toBe(200)
})

/** Writes a request as it is, and gives the first line of the response. */
function statusLineOf(head: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let reply = ''
    const socket = connect(port, '127.0.0.1', () => socket.end(`GET /en-US/ HTTP/1.1\r\n${head}Connection: close\r\n\r\n`))
    socket.setEncoding('latin1').on('data', (part: string) => {
      reply += part
    })
    socket.on('close', () => resolve(reply.split('\r\n', 1)[0] ?? '')).on('error', reject)
  })
}

test.each([
  ['one', `Host: ${SITE_HOST}\r\n`, '200'],
  ['two that differ', `Host: ${SITE_HOST}\r\nHost: ${RUNNER_HOST}\r\n`, '400'],
  ['two that are equal', `Host: ${SITE_HOST}\r\nhOST: ${SITE_HOST}\r\n`, '400'],
  ['no', '', '400'],
])('a request with %s Host lines', async (_, head, status) => {
  expect(await statusLineOf(head)).toContain(` ${status} `)
})
