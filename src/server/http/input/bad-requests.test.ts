import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import Type from 'typebox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closedObject } from '#contracts/closed-object.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { type RunningServer, startServer } from '../../start-server.ts'
import { createTestApp, type TestApp } from '../testing/test-app.fixture.ts'

const me = endpoint({ method: 'GET', path: '/api/test/me' }, { summary: 'Who calls', access: 'anyone', reply: Type.Boolean() })
const save = endpoint(
  { method: 'POST', path: '/api/test/save' },
  { summary: 'Saves', access: 'anyone', body: closedObject({ text: Type.String() }), status: 201 },
)

let it: TestApp
let server: RunningServer
beforeAll(async () => {
  it = await createTestApp({
    kind: 'sqlite',
    join(_app, serve) {
      serve(me, ({ account }) => account !== undefined)
      serve(save, () => undefined)
    },
  })
  server = await startServer({ app: it.app, host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await server.close()
  await it.close()
})

/** Writes bytes to the server as they are, and gives all that it answers. */
function sendRaw(text: string): Promise<string> {
  const { port, hostname } = new URL(server.url)
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(Number(port), hostname, () => socket.end(text))
    socket.setEncoding('latin1').on('data', (part: string) => {
      answer += part
    })
    socket.on('close', () => resolve(answer)).on('error', reject)
  })
}

test('three megabytes over the wire are rejected with 413 and an envelope before they are all read', async () => {
  const status = await new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': 3 * 1024 * 1024 }
    const request = httpRequest(`${server.url}${save.path}`, { method: 'POST', headers }, (reply) =>
      resolve([reply.statusCode, reply.headers['content-type']]),
    )
    request.on('error', reject).write('{"text":"')
  })
  expect(status).toEqual([413, 'application/json; charset=utf-8'])
})

test('a body without a length is counted while it comes', async () => {
  const body = new ReadableStream<string>({
    start(stream) {
      stream.enqueue('{"text":"')
      for (let part = 0; part < 30; part += 1) stream.enqueue('x'.repeat(100_000))
      stream.enqueue('"}')
      stream.close()
    },
  }).pipeThrough(new TextEncoderStream())
  const reply = await fetch(`${server.url}${save.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    duplex: 'half',
  })
  expect([reply.status, (await reply.text()).includes('Content Too Large')]).toEqual([413, true])
})

test('cookies beyond what a header may hold end the connection with a response', async () => {
  const answer = await sendRaw(
    `GET ${me.path} HTTP/1.1\r\nHost: localhost:3000\r\nConnection: close\r\nCookie: session=${'x'.repeat(100_000)}\r\n\r\n`,
  )
  expect(answer).toMatch(/^HTTP\/1\.1 431 /)
})

test.each([
  ['two hosts', 'Host: localhost:3000\r\nHost: evil.example\r\n'],
  ['a line break in a header', 'Host: localhost:3000\r\nCookie: a\rb: c\r\n'],
  ['a length and chunks at once', 'Host: localhost:3000\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n'],
])('%s are no request', async (_, headers) => {
  expect(await sendRaw(`POST ${save.path} HTTP/1.1\r\n${headers}Content-Type: application/json\r\n\r\n`)).toMatch(/^HTTP\/1\.1 400 /)
})

test('a request that names the media type of a body and has none is answered', async () => {
  const answer = await sendRaw(
    `POST ${save.path} HTTP/1.1\r\nHost: localhost:3000\r\nConnection: close\r\nContent-Type: application/json\r\n\r\n`,
  )
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
})

test('bytes in a cookie that are no text are anonymous', async () => {
  const answer = await sendRaw(
    `GET ${me.path} HTTP/1.1\r\nHost: localhost:3000\r\nConnection: close\r\nCookie: session=${'\xff'.repeat(43)}\r\n\r\n`,
  )
  expect(answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*false$/)
})

test('a connection that breaks off in the middle of a body harms no one', async () => {
  await sendRaw(`POST ${save.path} HTTP/1.1\r\nHost: localhost:3000\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"te`)
  const reply = await fetch(`${server.url}${save.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"text":"x"}',
  })
  expect(reply.status).toBe(201)
})
