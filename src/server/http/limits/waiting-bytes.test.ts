import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import Type from 'typebox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoint } from '#contracts/endpoint.ts'
import { createTestApp, type TestApp } from '../testing/test-app.fixture.ts'

const MEBIBYTE = 1024 * 1024
/** Much more than the buffers of a connection hold, and three fit into what a network may leave unread. */
const LONG = 'x'.repeat(5 * MEBIBYTE)
const endpointOf = (name: string) =>
  endpoint({ method: 'GET', path: `/api/test/${name}` }, { summary: 'A text', access: 'anyone', reply: Type.String() })
const [long, longest, short] = [endpointOf('long'), endpointOf('longest'), endpointOf('short')]

let it: TestApp
let port: number
beforeAll(async () => {
  it = await createTestApp({
    kind: 'sqlite',
    join(_app, serve) {
      serve(long, () => LONG)
      serve(longest, () => LONG.repeat(4))
      serve(short, () => 'short')
    },
  })
  port = Number(new URL(await it.app.listen({ host: '127.0.0.1', port: 0 })).port)
})
afterAll(() => it.close())

async function leaveUnread(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.write(`GET ${long.path} HTTP/1.1\r\nhost: localhost:3000\r\nconnection: close\r\n\r\n`)
  await once(socket, 'readable')
  return socket
}

test('what a network leaves unread is bounded: more is 503 for it, short responses and other networks are answered', async () => {
  const sockets = [await leaveUnread(), await leaveUnread(), await leaveUnread()]
  const rejected = await it.client().get(long.path)
  expect([rejected.statusCode, rejected.headers['retry-after']]).toEqual([503, '5'])
  expect((await it.client().get(short.path)).json()).toBe('short')
  expect((await it.client('203.0.113.1').get(long.path)).json()).toBe(LONG)
  for (const socket of sockets) socket.destroy()
  while ((await it.client().get(long.path)).statusCode === 503) await setTimeout(5)
})

test('one response is always given, however long, with its length', async () => {
  const reply = await it.client().get(longest.path)
  expect([reply.statusCode, reply.headers['content-length'], reply.json().length]).toEqual([200, String(20 * MEBIBYTE + 2), 20 * MEBIBYTE])
})

test('what was read no longer counts', async () => {
  for (let times = 0; times < 8; times += 1) expect((await it.client().get(long.path)).statusCode).toBe(200)
})
