import { expect, test } from 'vitest'
import { addressPrefix } from './address-prefix.ts'

test.each([
  ['203.0.113.9', '203.0.113.0/24'],
  ['::ffff:203.0.113.9', '203.0.113.0/24'],
  ['2001:db8:1:2345:6789::1', '2001:db8:1:2300::/56'],
  ['2001:0DB8:0001:23ff::', '2001:db8:1:2300::/56'],
  ['::1', '0:0:0:0::/56'],
  ['fe80::1%eth0', 'fe80:0:0:0::/56'],
  ['2001:db8:1:2345:6789:abcd:192.0.2.1', '2001:db8:1:2300::/56'],
  ['1::', '1:0:0:0::/56'],
  ['no address', 'unknown'],
  ['', 'unknown'],
])('%s is of the network %s', (address, network) => {
  expect(addressPrefix(address)).toBe(network)
})
