import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app.fixture.ts'
import { piecesOf, STALL_MS, sendParts } from './send-parts.ts'

const PARTS = 2000
const PART = 'x'.repeat(100_000)
const LOOK_MS = 5

let it: TestApp
let port: number
let asked = 0
let isReturned = false
let slow: PromiseWithResolvers<void>
beforeAll(async () => {
  it = await createTestApp({
    kind: 'sqlite',
    join: (app) => {
      app.get('/test/parts', (_request, reply) => sendParts(reply.type('text/plain'), countedParts()))
      app.get('/test/slow', (_request, reply) => sendParts(reply.type('text/plain'), slowParts()))
    },
  })
  port = Number(new URL(await it.app.listen({ host: '127.0.0.1', port: 0 })).port)
})
afterAll(() => it.close())
beforeEach(() => {
  asked = 0
  isReturned = false
  slow = Promise.withResolvers()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
})

async function* countedParts(): AsyncGenerator<string> {
  try {
    for (; asked < PARTS; asked += 1) yield PART
  } finally {
    isReturned = true
  }
}

/** As a database gives them that takes long for the second one. */
async function* slowParts(): AsyncGenerator<string> {
  yield PART
  await slow.promise
  yield PART
}

async function ask(path = '/test/parts'): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.pause().write(`GET ${path} HTTP/1.1\r\nhost: localhost:3000\r\nconnection: close\r\n\r\n`)
  return socket
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await setTimeout(LOOK_MS)
}

test('a client that does not read is sent what fits into the buffers, and loses its connection; the rest is never asked for', async () => {
  await ask()
  await until(() => asked > 0)
  while (!isReturned) {
    vi.advanceTimersByTime(STALL_MS)
    await setTimeout(LOOK_MS)
  }
  expect(asked).toBeLessThan(PARTS / 4)
})

test('a client that reads slowly gets all of it', async () => {
  const socket = await ask()
  let length = 0
  const ended = once(socket, 'end')
  socket.on('data', (bytes) => {
    length += bytes.length
  })
  for (let looks = 0; looks < 10; looks += 1) {
    const before = asked
    socket.resume()
    await until(() => asked > before + 10 || asked === PARTS)
    socket.pause()
    vi.advanceTimersByTime(STALL_MS)
  }
  socket.resume()
  await ended
  expect(length).toBeGreaterThan(PARTS * PART.length)
})

test('a client that reads what there is waits for a part as long as it takes', async () => {
  const socket = await ask('/test/slow')
  let length = 0
  const ended = once(socket, 'end')
  socket.on('data', (bytes) => {
    length += bytes.length
  })
  socket.resume()
  await until(() => length > PART.length - 40_000)
  for (let looks = 0; looks < 3; looks += 1) {
    await setTimeout(LOOK_MS)
    vi.advanceTimersByTime(STALL_MS)
  }
  slow.resolve()
  await ended
  expect(length).toBeGreaterThan(2 * PART.length)
})

test('a client that goes away ends the iterator', async () => {
  const socket = await ask()
  await until(() => asked > 0)
  socket.destroy()
  await until(() => isReturned)
  expect(asked).toBeLessThan(PARTS)
})

test('pieces have about one length, and no character is cut', async () => {
  const text = '🦊a🦊🦊bc🦊'
  for (let length = 2; length < 9; length += 1) {
    const pieces: string[] = []
    for await (const piece of piecesOf(['', ...(text.match(/.{1,3}/gu) ?? [])], length)) pieces.push(piece)
    expect(pieces.join('')).toBe(text)
    expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThanOrEqual(length)
  }
})

test('no part is asked for when only the head is', async () => {
  const reply = await it.app.inject({ method: 'HEAD', url: '/test/parts', headers: { host: 'localhost:3000' } })
  expect([reply.statusCode, reply.headers['content-type'], reply.body, asked]).toEqual([200, 'text/plain', '', 0])
})
