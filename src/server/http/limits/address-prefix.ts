import { isIPv4, isIPv6 } from 'node:net'

const IPV4_MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
const GROUPS = 8

/**
 * The network that an address belongs to, as one customer of a provider gets it: /24 for IPv4, /56 for IPv6 (RFC 6177). A limit for
 * single addresses would mean nothing to someone with 2^64 of them.
 *
 * @param address of a socket, or as a proxy has written it
 * @example addressPrefix('203.0.113.9') // '203.0.113.0/24'
 */
export function addressPrefix(address: string): string {
  const plain = address.replace(/%.*$/s, '')
  const ipv4 = IPV4_MAPPED.exec(plain)?.[1] ?? plain
  if (isIPv4(ipv4)) return `${ipv4.split('.', 3).join('.')}.0/24`
  if (!isIPv6(plain)) return 'unknown'
  const [one = '0', two = '0', three = '0', four = '0'] = expand(plain)
  return `${one}:${two}:${three}:${(Number.parseInt(four, 16) & 0xff00).toString(16)}::/56`
}

/** The groups of an IPv6 address without leading zeros. An IPv4 address at its end is beyond the prefix and counts as two groups. */
function expand(address: string): readonly string[] {
  const [head = '', tail] = address.split('::')
  const groupsOf = (text: string): readonly string[] =>
    text === '' ? [] : text.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]))
  const [before, after] = [groupsOf(head), groupsOf(tail ?? '')]
  const gap = Math.max(0, GROUPS - before.length - after.length)
  return [...before, ...Array.from({ length: tail === undefined ? 0 : gap }, () => '0'), ...after].map((group) =>
    Number.parseInt(group, 16).toString(16),
  )
}
