import type { IncomingMessage } from 'node:http'
import type { HeaderList } from '../recording/recording.ts'
import type { Network } from './network.ts'
import { type Connection, openConnection } from './open-connection.ts'
import { SCAN_LIMITS } from './scan-limits.ts'
import { ScanProblem } from './scan-problem.ts'

/** An `import` of this module also loads its WebSocket client, which is 40 ms of the start of a server that scans. */
const { request } = process.getBuiltinModule('node:http')

/** A request of a scan. */
export interface ScanRequest {
  readonly url: URL
  readonly method: 'GET' | 'OPTIONS'
  readonly headers: Readonly<Record<string, string>>
}

/** A response whose body has not been read. Whoever gets it ends it. */
export interface ScanResponse {
  readonly status: number
  /** With the values of cookies: never store them. */
  readonly headers: HeaderList
  readonly certificate: string | null
  readonly message: IncomingMessage
}

/**
 * Sends one request over a connection of its own.
 *
 * @throws ScanProblem
 */
export async function sendRequest(wanted: ScanRequest, network: Network, signal: AbortSignal): Promise<ScanResponse> {
  const connection = await openConnection(wanted.url, network, signal)
  try {
    const message = await exchange(wanted, connection, signal)
    return { status: message.statusCode ?? 0, headers: pairsOf(message.rawHeaders), certificate: connection.certificate, message }
  } catch (error) {
    connection.socket.destroy()
    throw error
  }
}

function exchange({ url, method, headers }: ScanRequest, { socket }: Connection, signal: AbortSignal): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      reject(new ScanProblem('time', 'the server did not answer in time'))
      socket.destroy()
    }
    if (signal.aborted) return stop()
    signal.addEventListener('abort', stop, { once: true })
    const settle = (action: () => void): void => {
      signal.removeEventListener('abort', stop)
      action()
    }
    const fail = (error: Error): void => settle(() => reject(new ScanProblem('response', describeError(error))))
    const sent = request({
      // The connection is made already, to a checked address: no agent, no proxy, no second look at the name.
      createConnection: () => socket,
      method,
      path: `${url.pathname}${url.search}`,
      headers: { host: url.host, ...headers, connection: 'close' },
      maxHeaderSize: SCAN_LIMITS.headerBytes,
      setHost: false,
    })
    sent.on('error', fail)
    sent.once('close', () => fail(new Error('the server closed the connection')))
    sent.once('response', (message) => settle(() => resolve(message)))
    sent.once('upgrade', () => fail(new Error('the server changed the protocol')))
    sent.end()
  })
}

function describeError(error: Error): string {
  const code = 'code' in error ? String(error.code) : ''
  if (code === 'HPE_HEADER_OVERFLOW') return `the header of the response is larger than ${SCAN_LIMITS.headerBytes / 1024} KiB`
  if (code.startsWith('HPE_')) return `the response is not valid HTTP (${code})`
  return code === '' ? error.message : `the server ended the connection (${code})`
}

/** Node gives names and values in one list. */
function pairsOf(raw: readonly string[]): HeaderList {
  return raw.flatMap((name, index): HeaderList => (index % 2 === 0 ? [[name.toLowerCase(), raw[index + 1] ?? '']] : []))
}
