import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { createStoredHead, writeStoredHead } from './stored-head.ts'

const HEADERS = [
  ['Content-Type', 'text/html; charset=utf-8'],
  ['vary', 'Accept-Encoding'],
  ['x-latin', '\u00e9'],
  ['content-length', '4'],
] as const

/** All that a server sends on one connection for these requests. */
async function sentFor(requests: string, write: (response: ServerResponse) => void): Promise<string> {
  const server = createServer((_, response) => {
    write(response)
    response.end(Buffer.from('body'))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const socket = connect(portOf(address), '127.0.0.1')
  socket.write(requests)
  const sent = await text(socket)
  server.close()
  return sent.replace(/Date: \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT/g, 'Date: now')
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('expected a port')
  return address.port
}

const REQUEST = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'
const LAST = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'

test('a stored head is sent as Node writes it, on connections that stay open and on the last request of one', async () => {
  const stored = createStoredHead(HEADERS)
  const expected = await sentFor(REQUEST + REQUEST + LAST, (response) => {
    if (response.shouldKeepAlive) response.removeHeader('connection')
    response.writeHead(200, HEADERS.flat())
  })
  expect(expected.split('body')).toHaveLength(4)
  expect(expected).toContain('Connection: close')
  expect(await sentFor(REQUEST + REQUEST + LAST, (response) => writeStoredHead(response, stored))).toBe(expected)
})

test('this version of Node takes the head as a text', async () => {
  let isTaken = false
  await sentFor(REQUEST + LAST, (response) => {
    const writeHead = response.writeHead.bind(response)
    if (response.shouldKeepAlive) {
      isTaken = true
      response.writeHead = () => {
        isTaken = false
        return writeHead(200)
      }
    }
    writeStoredHead(response, createStoredHead(HEADERS))
  })
  expect(isTaken).toBe(true)
})

test.each([
  ['a b', 'c'],
  ['a', 'b\r\nc: d'],
])('%j with %j is rejected', (name, value) => {
  expect(() => createStoredHead([[name, value]])).toThrow(TypeError)
})
