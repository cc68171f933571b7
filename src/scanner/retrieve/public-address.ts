import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** IPv4 networks that are not on the public internet (IANA special-purpose registry, RFC 6890), and what clouds use for their own services. */
const SPECIAL_IPV4: readonly (readonly [network: string, bits: number])[] = [
  ['0.0.0.0', 8], // this network
  ['10.0.0.0', 8], // private
  ['100.64.0.0', 10], // shared by carriers
  ['127.0.0.0', 8], // loopback
  ['168.63.129.16', 32], // services of a cloud for its machines
  ['169.254.0.0', 16], // link-local, with the metadata of clouds
  ['172.16.0.0', 12], // private
  ['192.0.0.0', 24], // protocol assignments
  ['192.0.2.0', 24], // documentation
  ['192.31.196.0', 24], // AS112
  ['192.52.193.0', 24], // AMT
  ['192.88.99.0', 24], // 6to4 relays
  ['192.168.0.0', 16], // private
  ['192.175.48.0', 24], // AS112
  ['198.18.0.0', 15], // benchmarks
  ['198.51.100.0', 24], // documentation
  ['203.0.113.0', 24], // documentation
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4], // reserved, broadcast
]

/** The only IPv6 network with public addresses. */
const GLOBAL_IPV6: readonly [network: string, bits: number] = ['2000::', 3]
/** What is not public in it. Networks that contain IPv4 addresses (Teredo, 6to4) are rejected whole. */
const SPECIAL_IPV6: readonly (readonly [network: string, bits: number])[] = [
  ['2001::', 23], // protocol assignments, Teredo, ORCHID
  ['2001:db8::', 32], // documentation
  ['2002::', 16], // 6to4
  ['2620:4f:8000::', 48], // AS112
  ['3fff::', 20], // documentation
]

const rejected = new BlockList()
for (const [network, bits] of SPECIAL_IPV4) rejected.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of SPECIAL_IPV6) rejected.addSubnet(network, bits, 'ipv6')
const global = new BlockList()
global.addSubnet(...GLOBAL_IPV6, 'ipv6')

/**
 * Whether an address is on the public internet. Of IPv6, only global addresses are: mapped addresses, NAT64, unique local and link-local ones,
 * those with a zone, and what is no address at all are not.
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !rejected.check(address, 'ipv4')
  return isIPv6(address) && !address.includes('%') && global.check(address, 'ipv6') && !rejected.check(address, 'ipv6')
}

/** Networks that an operator allows besides. @throws Error when one is no network */
export function createAllowList(networks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits = ''] = network.split('/')
    list.addSubnet(address, Number(bits), isIPv4(address) ? 'ipv4' : 'ipv6')
  }
  return list
}
