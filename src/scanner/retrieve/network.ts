import { Resolver } from 'node:dns/promises'
import { connect, isIP, isIPv4, type Socket } from 'node:net'
import { createAllowList, isPublicAddress } from './public-address.ts'

/** The network as a scan uses it: the only way out, so that tests and intranets can set it. */
export interface Network {
  /** Whether hosts of an intranet are scanned: then names need no known top-level domain. */
  readonly isIntranet: boolean
  /** Certificates that are trusted; absent: those of Node. */
  readonly ca?: string
  /** All addresses of a host; empty when it has none, or no server answers. */
  resolve(host: string, signal: AbortSignal): Promise<readonly string[]>
  /** Whether a scan may connect to an address. */
  isAllowed(address: string): boolean
  /** Begins a connection to an address, never to a name. */
  connect(address: string, port: number): Socket
}

/** How an operator changes the network of scans. */
export interface NetworkOptions {
  /** Networks besides the public internet: `10.0.0.0/8`. */
  readonly allowed?: readonly string[]
  /** Addresses of name servers; absent: those of the machine. */
  readonly nameServers?: readonly string[]
}

const RESOLVE_MS = 3000

/** The internet: hosts are resolved by the name servers of the machine, and only public addresses are allowed (docs/decisions/0128). */
export function createNetwork({ allowed = [], nameServers = [] }: NetworkOptions = {}): Network {
  const extra = createAllowList(allowed)
  return {
    isIntranet: allowed.length > 0,
    resolve: (host, signal) => resolveAll(host, { nameServers, signal }),
    isAllowed: (address) => isPublicAddress(address) || (isIP(address) !== 0 && extra.check(address, isIPv4(address) ? 'ipv4' : 'ipv6')),
    connect: (address, port) => connect({ host: address, port, autoSelectFamily: false }),
  }
}

/** A resolver of its own for each call, so that it can be stopped; `dns.lookup` can not, and would hold a thread. */
async function resolveAll(
  host: string,
  { nameServers, signal }: { readonly nameServers: readonly string[]; readonly signal: AbortSignal },
): Promise<readonly string[]> {
  // A listener on a signal that is aborted already would never be called.
  if (signal.aborted) return []
  const resolver = new Resolver({ timeout: RESOLVE_MS, tries: 2 })
  if (nameServers.length > 0) resolver.setServers(nameServers)
  const stop = (): void => resolver.cancel()
  signal.addEventListener('abort', stop, { once: true })
  try {
    const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
    return found.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
