import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { type AddressInfo, connect, createServer as createTcpServer, type Server, type Socket } from 'node:net'
import type { Network } from '../retrieve/network.ts'
import { isPublicAddress } from '../retrieve/public-address.ts'
import { type RecordedSite, recordSite, type ScanOptions } from '../retrieve/record-site.ts'
import { type ScanOutcome, scanHost } from '../retrieve/scan-host.ts'
import { createCertificate } from './self-signed.fixture.ts'

/** Servers on loopback that stand for the internet: every name has the address 127.0.0.1 unless a test says otherwise. */
export interface SiteServers {
  /** The requests that came, in order: `GET https://site.example/`. */
  readonly requests: string[]
  /** What answers; a test replaces it. */
  listener: RequestListener
  /** What the ports hold instead of a web server; undefined: nothing listens. */
  readonly raw: { http?: ((socket: Socket) => void) | 'closed'; https?: ((socket: Socket) => void) | 'closed' }
  /** Addresses of a host, asked for each time. */
  resolve: (host: string) => readonly string[]
  /** The addresses that were connected to. */
  readonly connected: string[]
  isCertified: boolean
  scan(host?: string, options?: Partial<ScanOptions>): Promise<RecordedSite>
  /** How the product scans these servers. */
  scanOptions(): ScanOptions
  scanHost(input: string): Promise<ScanOutcome>
  close(): Promise<void>
}

const LOOPBACK = '127.0.0.1'
/** An address that nothing answers at. */
const NO_PORT = 1

/** Starts the servers. */
export async function startSiteServers(): Promise<SiteServers> {
  const certificate = createCertificate(['site.example', '*.site.example', 'other.example', 'site.example.org', '*.example.org'])
  const sockets = new Set<Socket>()
  const answer = (scheme: string) => (request: IncomingMessage, response: ServerResponse) => {
    site.requests.push(`${request.method} ${scheme}://${request.headers.host}${request.url}`)
    site.listener(request, response)
  }
  const plain = createServer(answer('http'))
  const secure = createSecureServer(certificate, answer('https'))
  const raw = createTcpServer((socket) => {
    const { http, https } = site.raw
    for (const serve of [http, https]) if (typeof serve === 'function') serve(socket)
  })
  const servers: readonly Server[] = [plain, secure, raw]
  for (const server of servers) {
    server.on('connection', (socket: Socket) => sockets.add(socket.on('error', () => {})))
    server.listen(0, LOOPBACK)
    await once(server, 'listening')
  }
  const portOf = (port: number): number => {
    const kind = port === 443 ? site.raw.https : site.raw.http
    if (kind === 'closed') return NO_PORT
    return portIn(kind === undefined ? (port === 443 ? secure : plain) : raw)
  }
  const network = (): Network => ({
    isIntranet: false,
    ...(site.isCertified ? { ca: certificate.cert } : {}),
    resolve: async (host) => site.resolve(host),
    isAllowed: (address) => address === LOOPBACK || isPublicAddress(address),
    connect(address, port) {
      site.connected.push(address)
      return connect({ host: address, port: portOf(port) })
    },
  })
  const scanOptions = (): ScanOptions => ({ network: network(), userAgent: 'test', origin: 'https://scanner.example', now: () => 0 })
  const site: SiteServers = {
    requests: [],
    listener: (_, response) => response.end(),
    raw: {},
    resolve: () => [LOOPBACK],
    connected: [],
    isCertified: true,
    scan: (host = 'site.example', options = {}) => recordSite(host, { ...scanOptions(), ...options }),
    scanOptions,
    scanHost: (input) => scanHost(input, scanOptions()),
    async close() {
      for (const socket of sockets) socket.destroy()
      await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
    },
  }
  return site
}

function portIn(server: Server): number {
  const address: AddressInfo | string | null = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server does not listen')
  return address.port
}
