import { expect, test } from 'vitest'
import { createNetwork } from './network.ts'
import { isPublicAddress } from './public-address.ts'

test.each([
  '0.0.0.0',
  '0.1.2.3',
  '10.0.0.1',
  '10.255.255.255',
  '100.64.0.1',
  '100.100.100.200',
  '100.127.255.255',
  '127.0.0.1',
  '127.255.255.254',
  '168.63.129.16',
  '169.254.0.1',
  '169.254.169.254',
  '169.254.170.2',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.1',
  '192.0.0.192',
  '192.0.2.1',
  '192.31.196.1',
  '192.52.193.1',
  '192.88.99.1',
  '192.168.0.1',
  '192.168.255.255',
  '192.175.48.1',
  '198.18.0.1',
  '198.19.255.255',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '239.255.255.255',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::ffff:8.8.8.8',
  '::ffff:0:127.0.0.1',
  '0:0:0:0:0:ffff:a9fe:a9fe',
  '64:ff9b::127.0.0.1',
  '64:ff9b::8.8.8.8',
  '64:ff9b:1::1',
  '100::1',
  '2001::1',
  '2001:0:7f00:1::',
  '2001:10::1',
  '2001:20::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '2002:a9fe:a9fe::1',
  '2620:4f:8000::1',
  '3fff::1',
  '5f00::1',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fe80::1%eth0',
  '2606:4700::1111%1',
  'fec0::1',
  'ff02::1',
  '4000::1',
  '',
  'localhost',
  '127.1',
  '0x7f.1',
  '2130706433',
  '0177.0.0.1',
  '[::1]',
  '8.8.8.8/8',
  ' 8.8.8.8',
])('%j is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false)
  expect(createNetwork().isAllowed(address)).toBe(false)
})

test.each(['1.1.1.1', '8.8.8.8', '93.184.215.14', '172.15.0.1', '172.32.0.1', '192.167.1.1', '2606:4700:4700::1111', '2a00:1450::1'])(
  '%j is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

test('an operator can allow networks, and no more than these', () => {
  const { isAllowed, isIntranet } = createNetwork({ allowed: ['10.1.0.0/16', 'fd00::/8'] })
  expect(isIntranet).toBe(true)
  expect(['10.1.2.3', 'fd00::1', '8.8.8.8'].map(isAllowed)).toEqual([true, true, true])
  expect(['10.2.0.1', '127.0.0.1', '::1', '::ffff:10.2.0.1', 'localhost'].map(isAllowed)).toEqual([false, false, false, false, false])
})
