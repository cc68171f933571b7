import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningServer, startServer } from '../../start-server.ts'
import { createTestApp, type TestApp } from '../testing/test-app.fixture.ts'

let it: TestApp
let server: RunningServer
beforeAll(async () => {
  it = await createTestApp({ kind: 'sqlite', times: { requestMs: 100, checkMs: 20, lingerMs: 50 } })
  server = await startServer({ app: it.app, host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await server.close()
  await it.close()
})

/** A client that keeps its side of the connection open, whatever the server does. */
async function open(text: string): Promise<Socket> {
  const socket = connect({ port: Number(new URL(server.url).port), host: '127.0.0.1', allowHalfOpen: true })
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  if (text !== '') socket.write(text)
  return socket
}

/** Ends when the server has released every socket. */
async function released(): Promise<void> {
  while ((await connections()) > 0) await new Promise((resolve) => setTimeout(resolve, 10))
}

function connections(): Promise<number> {
  return new Promise((resolve, reject) => it.app.server.getConnections((error, count) => (error === null ? resolve(count) : reject(error))))
}

test.each([
  ['nothing at all', ''],
  ['half a head', 'GET / HTTP/1.1\r\nHost: localhost:3000\r\n'],
  ['half a body', 'POST /api/x HTTP/1.1\r\nHost: localhost:3000\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"a'],
  ['no HTTP', 'hello\r\n\r\n'],
])('a client that sends %s and does not close gets a response, and its socket is released', async (_, text) => {
  const sockets = await Promise.all(Array.from({ length: 5 }, () => open(text)))
  const responses = await Promise.all(sockets.map(async (socket) => String((await once(socket, 'data'))[0])))
  await released()
  expect(new Set(responses.map((reply) => reply.slice(0, 10)))).toEqual(new Set(['HTTP/1.1 4']))
  for (const socket of sockets) socket.destroy()
})
