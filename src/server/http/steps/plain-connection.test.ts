import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { omitConnectionHeaders } from './plain-connection.ts'

const app = fastify()
let port = 0

beforeAll(async () => {
  omitConnectionHeaders(app)
  app.get('/', async () => 'text')
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port)
})

afterAll(() => app.close())

/** The raw responses to requests that one connection sends. */
async function send(...requests: readonly string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(requests.join(''))
  return await text(socket)
}

const LAST = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'

test('a connection stays open without headers that say so, and its end is announced', async () => {
  const [first = '', second = ''] = (await send('GET / HTTP/1.1\r\nHost: a\r\n\r\n', LAST)).split(/(?<=text)(?=HTTP)/)
  expect(first).toMatch(/^HTTP\/1\.1 200/)
  expect(first.toLowerCase()).not.toMatch(/\r\n(?:connection|keep-alive):/)
  expect(second).toMatch(/^HTTP\/1\.1 200/)
  expect(second.toLowerCase()).toContain('\r\nconnection: close\r\n')
})

test('a client of HTTP/1.0 that asks for it is told that the connection stays open', async () => {
  const response = await send('GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n', LAST)
  expect(response.toLowerCase()).toContain('\r\nconnection: keep-alive\r\n')
})
