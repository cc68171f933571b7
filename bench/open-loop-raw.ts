import { Buffer } from 'node:buffer'
import { once } from 'node:events'
import { connect } from 'node:net'
import type { Load } from './open-loop.ts'

const HEAD_END = Buffer.from('\r\n\r\n')
const NOTHING = Buffer.alloc(0)
/** Most articles come in one piece. */
const READ_BYTES = 256 * 1024
const CONTENT_LENGTH = /\r\ncontent-length: (\d{1,12})/i

/**
 * `openLoop` for tens of thousands of requests a second: their bytes are made before, and of a response only the status and the length are read, from a buffer
 * that each connection uses again. A request that is due while all connections are busy waits for the first that is free, and its time counts.
 *
 * @returns the time of each in milliseconds, from the moment at which it was due
 * @throws Error for a status other than 200, and when a connection ends
 */
export async function openLoopRaw(origin: URL, { paths, headers, perSecond, count, connections }: Load): Promise<readonly number[]> {
  const requests = paths.map((path) => bytesOf(path, origin, headers))
  const times = new Float64Array(count)
  const { promise: isDone, resolve, reject } = Promise.withResolvers<void>()
  let began = 0
  let left = count
  /** How many were due until now, and how many of them were sent. */
  let due = 0
  let sent = 0
  const idle: Connection[] = []
  const ask = (connection: Connection): void => {
    connection.ask(requests[sent % requests.length] ?? NOTHING, sent)
    sent += 1
  }
  const onAnswer = (connection: Connection, at: number): void => {
    times[at] = performance.now() - began - (1000 * at) / perSecond
    left -= 1
    if (sent < due) ask(connection)
    else idle.push(connection)
    if (left === 0) resolve()
  }
  const all = await Promise.all(Array.from({ length: connections }, () => openConnection(origin, { onAnswer, fail: reject })))
  idle.push(...all)
  began = performance.now()
  const send = (): void => {
    due = Math.min(count, 1 + Math.floor(((performance.now() - began) * perSecond) / 1000))
    while (sent < due && idle.length > 0) for (const connection of idle.splice(-1)) ask(connection)
    // A timer would be up to a millisecond late.
    if (due < count) setImmediate(send)
  }
  send()
  await isDone.finally(() => {
    for (const connection of all) connection.close()
  })
  return [...times]
}

function bytesOf(path: string, { host }: URL, headers: Load['headers']): Buffer {
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`)
}

interface Connection {
  /** @param at the number of the request */
  ask(request: Buffer, at: number): void
  close(): void
}

interface Listeners {
  readonly onAnswer: (connection: Connection, at: number) => void
  readonly fail: (error: Error) => void
}

async function openConnection({ hostname, port }: URL, { onAnswer, fail }: Listeners): Promise<Connection> {
  let asked = 0
  let head: Buffer = NOTHING
  let missing = -1
  const read = (length: number, bytes: Uint8Array): void => {
    if (missing < 0) {
      const chunk = Buffer.from(bytes.buffer, bytes.byteOffset, length)
      // What is kept of a head that came in pieces is a copy: the buffer is used again.
      head = head.length === 0 ? chunk : Buffer.concat([head, chunk])
      const end = head.indexOf(HEAD_END)
      if (end < 0) {
        head = Buffer.from(head)
        return
      }
      missing = lengthOf(head.toString('latin1', 0, end), fail) + end + HEAD_END.length - head.length
      head = NOTHING
    } else missing -= length
    if (missing > 0) return
    missing = -1
    onAnswer(connection, asked)
  }
  const callback = (length: number, bytes: Uint8Array): boolean => {
    read(length, bytes)
    return true
  }
  const onread = { buffer: Buffer.allocUnsafeSlow(READ_BYTES), callback }
  const socket = connect({ host: hostname, port: Number(port), noDelay: true, onread })
  const connection: Connection = {
    ask(request, at) {
      asked = at
      socket.write(request)
    },
    close: () => socket.removeAllListeners('close').destroy(),
  }
  await once(socket, 'connect')
  socket.on('error', fail).on('close', () => fail(new Error('the server has closed a connection')))
  return connection
}

function lengthOf(head: string, fail: (error: Error) => void): number {
  if (!head.startsWith('HTTP/1.1 200 ')) fail(new Error(`a request was answered with ${head.split('\r\n')[0]}`))
  return Number(CONTENT_LENGTH.exec(head)?.[1] ?? 0)
}
