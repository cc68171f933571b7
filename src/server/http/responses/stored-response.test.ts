import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { StoredResponse } from './stored-response.ts'

const HEADERS = [
  ['Content-Type', 'text/html; charset=utf-8'],
  ['vary', 'Accept-Encoding'],
  ['x-latin', '\u00e9'],
] as const
const BODY = Buffer.from('body')
const WITH_LENGTH = [...HEADERS, ['content-length', '4']] as const
const REQUEST = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'
const LAST = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'

afterEach(() => {
  vi.useRealTimers()
})

/** A server that answers all requests so. @returns connects to it */
async function serve(answer: (response: ServerResponse) => void): Promise<() => Socket> {
  const server = createServer((_, response) => answer(response))
  onTestFinished(() => void server.close())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  return () => connect(portOf(address), '127.0.0.1')
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('expected a port')
  return address.port
}

/** All that a server sends on one connection for these requests, the last of which ends it. */
async function sentFor(requests: string, answer: (response: ServerResponse) => void): Promise<string> {
  const socket = (await serve(answer))()
  socket.write(requests)
  return await text(socket)
}

function setTime(time: string): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(time) })
}

test('a stored response is sent as Node writes it, on connections that stay open and as the last one', async () => {
  setTime('2026-01-02T03:04:05Z')
  const stored = new StoredResponse(WITH_LENGTH, BODY)
  const expected = await sentFor(REQUEST + REQUEST + LAST, (response) => {
    if (response.shouldKeepAlive) response.removeHeader('connection')
    response.writeHead(200, WITH_LENGTH.flat()).end(BODY)
  })
  expect(expected.split('body')).toHaveLength(4)
  expect(expected).toContain('Connection: close')
  const dates = /Date: .+/g
  const sent = await sentFor(REQUEST + REQUEST + LAST, (response) => stored.send(response))
  expect(sent.replace(dates, 'Date')).toBe(expected.replace(dates, 'Date'))
  expect(sent.match(dates)?.slice(0, 2)).toEqual(Array.from({ length: 2 }, () => 'Date: Fri, 02 Jan 2026 03:04:05 GMT'))
})

test('this version of Node takes the head as a part of the bytes', async () => {
  let isTaken = false
  const stored = new StoredResponse(WITH_LENGTH, BODY)
  await sentFor(REQUEST + LAST, (response) => {
    const writeHead = response.writeHead.bind(response)
    if (response.shouldKeepAlive) {
      isTaken = true
      response.writeHead = () => {
        isTaken = false
        return writeHead(200)
      }
    }
    stored.send(response)
  })
  expect(isTaken).toBe(true)
})

test('a version of Node that keeps the head elsewhere sends the same', async () => {
  const stored = new StoredResponse(WITH_LENGTH, BODY)
  const withoutField = (response: ServerResponse): void => {
    Object.assign(response, { _headerSent: undefined })
    stored.send(response)
  }
  expect((await sentFor(REQUEST + LAST, withoutField)).replace(/Date: .+/g, '')).toBe(
    (await sentFor(REQUEST + LAST, (response) => stored.send(response))).replace(/Date: .+/g, ''),
  )
})

test('the date is that of the second, and what a slow client has not read yet is not changed', async () => {
  setTime('2026-01-02T03:04:05Z')
  const body = Buffer.alloc(4 * 1024 * 1024, 'x')
  const stored = new StoredResponse([...HEADERS, ['content-length', String(body.length)]], body)
  const connectTo = await serve((response) => stored.send(response))
  const [slow, other] = [connectTo(), connectTo()]
  slow.write(REQUEST.repeat(3) + LAST)
  await once(slow, 'readable')
  setTime('2026-01-02T03:04:59Z')
  other.write(REQUEST)
  const [start] = await once(other.setEncoding('latin1'), 'data')
  other.destroy()
  expect(timesIn(start)).toEqual(['03:04:59'])
  expect(timesIn(await text(slow)).slice(0, 3)).toEqual(['03:04:05', '03:04:05', '03:04:05'])
})

function timesIn(sent: string): readonly string[] {
  return sent.match(/\d\d:\d\d:\d\d(?= GMT)/g) ?? []
}

test.each([
  ['a b', 'c'],
  ['a', 'b\r\nc: d'],
])('%j with %j is rejected', (name, value) => {
  expect(() => new StoredResponse([[name, value]], BODY)).toThrow(TypeError)
})
