import { isIP, type Socket } from 'node:net'
import { connect as connectTls, type TLSSocket } from 'node:tls'
import type { Network } from './network.ts'
import { SCAN_LIMITS, SCAN_PORTS } from './scan-limits.ts'
import { ScanProblem } from './scan-problem.ts'

/** A connection to a checked address. */
export interface Connection {
  readonly socket: Socket
  /** The problem of the certificate (`CERT_HAS_EXPIRED`); null: there is none. */
  readonly certificate: string | null
}

/**
 * Connects to the host of an address. The host is resolved once; when one of its addresses is not allowed, none is used, and the connection goes
 * to a checked address, never to the name again (docs/behaviour/observatory.md 20 and 21).
 *
 * @throws ScanProblem
 */
export async function openConnection(url: URL, network: Network, signal: AbortSignal): Promise<Connection> {
  const port = portOf(url)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const addresses = await resolveHost(host, network, signal)
  let problem: unknown
  for (const address of addresses.slice(0, SCAN_LIMITS.addresses)) {
    try {
      return await connectTo({ address, port, host, isSecure: url.protocol === 'https:' }, network, signal)
    } catch (error) {
      problem = error
      if (signal.aborted) break
    }
  }
  throw problem
}

/** @throws ScanProblem when the host has no address, or one that is not allowed, or when the scan ends before any is found */
async function resolveHost(host: string, network: Network, signal: AbortSignal): Promise<readonly string[]> {
  const addresses = isIP(host) === 0 ? await network.resolve(host, signal) : [host]
  if (addresses.length === 0 && signal.aborted) throw new ScanProblem('time', 'no name server answered in time')
  if (addresses.length === 0) throw new ScanProblem('name', `${host} cannot be resolved`)
  if (!addresses.every(network.isAllowed)) throw new ScanProblem('address', `${host} has an address that is not public`)
  return addresses
}

function portOf({ port, protocol }: URL): number {
  const number = port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port)
  if (!SCAN_PORTS.includes(number)) throw new ScanProblem('port', `port ${number} is not scanned, only ${SCAN_PORTS.join(' and ')} are`)
  return number
}

interface Target {
  readonly address: string
  readonly port: number
  readonly host: string
  readonly isSecure: boolean
}

async function connectTo({ address, port, host, isSecure }: Target, network: Network, signal: AbortSignal): Promise<Connection> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(SCAN_LIMITS.connectMs)])
  const socket = network.connect(address, port)
  try {
    await settled(socket, 'connect', limit)
    if (!isSecure) return { socket, certificate: null }
    const secure = connectTls({
      socket,
      // A server is chosen by the name, and its certificate is for the name.
      ...(isIP(host) === 0 ? { servername: host } : {}),
      host,
      // The certificate is looked at, recorded, and not insisted on: a scan reports it.
      rejectUnauthorized: false,
      minVersion: 'TLSv1',
      ALPNProtocols: ['http/1.1'],
      ...(network.ca === undefined ? {} : { ca: network.ca }),
    })
    await settled(secure, 'secureConnect', limit)
    return { socket: secure, certificate: problemOf(secure) }
  } catch (error) {
    socket.destroy()
    throw error
  }
}

/** Node gives the code of the problem, though its types say that it is an error. */
function problemOf({ authorized, authorizationError }: TLSSocket): string | null {
  if (authorized) return null
  const problem: unknown = authorizationError
  return problem instanceof Error ? problem.message : String(problem)
}

/** Waits for an event of a connection. The socket keeps a listener for errors: one that comes later has no one else. */
function settled(socket: Socket, event: 'connect' | 'secureConnect', signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stage = event === 'connect' ? 'connection' : 'tls'
    const fail = (error: Error): void => reject(new ScanProblem(stage, describeError(error, stage)))
    const stop = (): void => {
      reject(new ScanProblem('time', stage === 'tls' ? 'the TLS handshake took too long' : 'the server did not answer in time'))
      socket.destroy()
    }
    const end = (): void => fail(new Error('the server closed the connection'))
    if (signal.aborted) return stop()
    signal.addEventListener('abort', stop, { once: true })
    const forget = (): void => signal.removeEventListener('abort', stop)
    socket.on('error', (error) => {
      forget()
      fail(error)
    })
    socket.once('close', () => {
      forget()
      end()
    })
    socket.once(event, () => {
      forget()
      resolve()
    })
  })
}

function describeError(error: Error, stage: 'connection' | 'tls'): string {
  const code = 'code' in error ? String(error.code) : error.message
  return stage === 'tls' ? `the TLS handshake failed (${code})` : `the server cannot be reached (${code})`
}
