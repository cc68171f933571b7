import { resolveAddress } from '../html/page-addresses.ts'

/** Names of hosts that a policy can hold (CSP 3, 'host-source'): no addresses of IPv6, no underscores. */
const HOST = /^[a-z\d-]+(?:\.[a-z\d-]+)*(?::\d+)?$/

/** How a policy allows an address. */
export interface Source {
  /** `'self'`, an origin, or a scheme. */
  readonly text: string
  /** Whether it was by http: the policy names https. */
  readonly isUpgraded: boolean
}

/**
 * The source with which a policy allows an address.
 *
 * @param base from `baseOf`
 * @param schemes those that are allowed as a whole, such as `data:`
 * @returns undefined for what no source can name
 */
export function sourceOf(written: string, base: string | undefined, page: URL, schemes: readonly string[] = []): Source | undefined {
  const url = resolveAddress(written, base)
  if (url === null) return undefined
  if (schemes.includes(url.protocol)) return { text: url.protocol, isUpgraded: false }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined
  const isUpgraded = url.protocol === 'http:'
  // Scheme and host of the page: browsers let 'self' stand for https as well.
  if (url.host === page.host) return { text: "'self'", isUpgraded: isUpgraded && page.protocol === 'https:' }
  return HOST.test(url.host) ? { text: `https://${url.host}`, isUpgraded } : undefined
}
