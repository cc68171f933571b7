import { createSocket, type Socket } from 'node:dgram'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createNetwork, type Network } from './network.ts'

const TYPES = { A: 1, AAAA: 28 } as const
/** The last name of a question in the header of a DNS message (RFC 1035, section 4.1). */
const HEADER_BYTES = 12

let server: Socket
let network: Network
/** How many questions came. */
let asked = 0
/** Records as bytes, by type; a type that is left out gets no response. */
let records: Readonly<Partial<Record<number, readonly (readonly number[])[]>>>

beforeAll(async () => {
  server = createSocket('udp4')
  server.on('message', (query, { address, port }) => {
    asked += 1
    const end = query.indexOf(0, HEADER_BYTES) + 5
    const answers = records[query.readUInt16BE(end - 4)]
    if (answers === undefined) return
    const header = Buffer.from([...query.subarray(0, 2), 0x81, 0x80, 0, 1, 0, answers.length, 0, 0, 0, 0])
    const type = query.subarray(end - 4, end)
    const found = answers.map((bytes) => Buffer.from([0xc0, HEADER_BYTES, ...type, 0, 0, 0, 0, 0, bytes.length, ...bytes]))
    server.send(Buffer.concat([header, query.subarray(HEADER_BYTES, end), ...found]), port, address)
  })
  server.bind(0, '127.0.0.1')
  await once(server, 'listening')
  network = createNetwork({ nameServers: [`127.0.0.1:${server.address().port}`] })
})
afterAll(() => void server.close())

const resolve = (): Promise<readonly string[]> => network.resolve('site.example.org', new AbortController().signal)

test('all addresses of a host are found, of both kinds', async () => {
  records = {
    [TYPES.A]: [
      [1, 2, 3, 4],
      [10, 0, 0, 1],
    ],
    [TYPES.AAAA]: [[0x20, 1, ...Array.from({ length: 13 }, () => 0), 1]],
  }
  expect((await resolve()).toSorted()).toEqual(['1.2.3.4', '10.0.0.1', '2001::1'])
})

test('a host with addresses of one kind has these, one without any has none', async () => {
  records = { [TYPES.A]: [], [TYPES.AAAA]: [[0xfd, ...Array.from({ length: 14 }, () => 0), 1]] }
  expect(await resolve()).toEqual(['fd00::1'])
  records = { [TYPES.A]: [], [TYPES.AAAA]: [] }
  expect(await resolve()).toEqual([])
})

test('a name server that does not answer is not waited for when the scan is stopped', async () => {
  records = {}
  const stop = new AbortController()
  const found = network.resolve('site.example.org', stop.signal)
  stop.abort()
  expect(await found).toEqual([])
})

test('a scan that was stopped before asks no name server', async () => {
  records = { [TYPES.A]: [[1, 2, 3, 4]], [TYPES.AAAA]: [] }
  const before = asked
  expect([await network.resolve('site.example.org', AbortSignal.abort()), asked]).toEqual([[], before])
})
