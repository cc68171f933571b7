import { Buffer } from 'node:buffer'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { Load } from './open-loop.ts'

const HEAD_END = Buffer.from('\r\n\r\n')

/**
 * `openLoop` for tens of thousands of requests a second: their bytes are made before, and of a response only the status and the length are read. A request
 * that is due while all connections are busy waits for the first that is free, and its time counts.
 *
 * @returns the time of each in milliseconds, from the moment at which it was due
 * @throws Error for a status other than 200, and when a connection ends
 */
export async function openLoopRaw(origin: URL, { paths, headers, perSecond, count, connections }: Load): Promise<readonly number[]> {
  const requests = paths.map((path) => bytesOf(path, origin, headers))
  const times = new Float64Array(count)
  const waiting: number[] = []
  const { promise: isDone, resolve, reject } = Promise.withResolvers<void>()
  let began = 0
  let left = count
  const dueAt = (at: number): number => began + (1000 * at) / perSecond
  const idle: Connection[] = []
  const ask = (connection: Connection, at: number): void =>
    connection.ask(requests[at % requests.length] ?? HEAD_END, () => answered(connection, at))
  const answered = (connection: Connection, at: number): void => {
    times[at] = performance.now() - dueAt(at)
    left -= 1
    const next = waiting.shift()
    if (next !== undefined) ask(connection, next)
    else idle.push(connection)
    if (left === 0) resolve()
  }
  const all = await Promise.all(Array.from({ length: connections }, () => openConnection(origin, reject)))
  idle.push(...all)
  began = performance.now()
  let sent = 0
  const send = (): void => {
    for (; sent < count && dueAt(sent) <= performance.now(); sent += 1) {
      const connection = idle.pop()
      if (connection === undefined) waiting.push(sent)
      else ask(connection, sent)
    }
    // A timer would be up to a millisecond late.
    if (sent < count) setImmediate(send)
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
  ask(request: Buffer, onEnd: () => void): void
  close(): void
}

async function openConnection({ hostname, port }: URL, fail: (error: Error) => void): Promise<Connection> {
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  await once(socket, 'connect')
  let onEnd = (): void => undefined
  let head: Buffer = Buffer.alloc(0)
  let missing = -1
  socket.on('data', (chunk: Buffer) => {
    if (missing < 0) {
      head = head.length === 0 ? chunk : Buffer.concat([head, chunk])
      const end = head.indexOf(HEAD_END)
      if (end < 0) return
      missing = lengthOf(head.toString('latin1', 0, end), fail) + end + HEAD_END.length - head.length
      head = Buffer.alloc(0)
    } else missing -= chunk.length
    if (missing > 0) return
    missing = -1
    onEnd()
  })
  failWhenEnded(socket, fail)
  return {
    ask(request, whenEnded) {
      onEnd = whenEnded
      socket.write(request)
    },
    close: () => socket.removeAllListeners('close').destroy(),
  }
}

function failWhenEnded(socket: Socket, fail: (error: Error) => void): void {
  socket.on('error', fail).on('close', () => fail(new Error('the server has closed a connection')))
}

function lengthOf(head: string, fail: (error: Error) => void): number {
  if (!head.startsWith('HTTP/1.1 200 ')) fail(new Error(`a request was answered with ${head.split('\r\n')[0]}`))
  return Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0)
}
