import { expect, test } from 'vitest'
import { readHostName } from './host-name.ts'

const read = (input: string, isIntranet = false) => readHostName(input, { isIntranet })

test.each([
  ['example.org', 'example.org'],
  [' WWW.Example.org. ', 'www.example.org'],
  ['bücher.example.org', 'xn--bcher-kva.example.org'],
  ['a_b.example.org', 'a_b.example.org'],
  ['a.github.io', 'a.github.io'],
  ['例え.jp', 'xn--r8jz45g.jp'],
  ['example.org', 'example.org'],
])('%j is the host %s', (input, host) => {
  expect(read(input)).toEqual({ host })
})

test.each([
  ['', 'invalid-site'],
  ['   ', 'invalid-site'],
  ['a'.repeat(5000), 'invalid-site'],
  [`${'a.'.repeat(126)}org`, 'invalid-site'],
  ['localhost', 'invalid-site'],
  ['com', 'invalid-site'],
  ['127.0.0.1', 'invalid-hostname-ip'],
  ['127.1', 'invalid-hostname-ip'],
  ['0x7f.1', 'invalid-hostname-ip'],
  ['2130706433', 'invalid-hostname-ip'],
  ['0177.0.0.1', 'invalid-hostname-ip'],
  ['127.0.0.1.', 'invalid-hostname-ip'],
  ['127。0。0。1', 'invalid-hostname-ip'],
  ['①②⑦.0.0.1', 'invalid-hostname-ip'],
  ['[::1]', 'invalid-hostname-ip'],
  ['::1', 'invalid-hostname-ip'],
  ['::ffff:127.0.0.1', 'invalid-hostname-ip'],
  ['printer.local', 'invalid-hostname'],
  ['app.test', 'invalid-hostname'],
  ['app.localhost', 'invalid-hostname'],
  ['app.invalid', 'invalid-hostname'],
  ['kubernetes.default.svc', 'invalid-hostname'],
  ['metadata.google.internal', 'invalid-hostname'],
  ['a..org', 'invalid-hostname'],
  ['.org', 'invalid-hostname'],
  ['-a.org', 'invalid-hostname'],
  [`${'a'.repeat(64)}.org`, 'invalid-hostname'],
  ['example.org:8080', 'invalid-hostname'],
  ['example.org/path', 'invalid-hostname'],
  ['https://example.org', 'invalid-hostname'],
  ['user@example.org', 'invalid-hostname'],
  ['example.org?x', 'invalid-hostname'],
  ['example.org#x', 'invalid-hostname'],
  ['example.org\\x', 'invalid-hostname'],
  ['example.org\r\nHost: x', 'invalid-hostname'],
  ['exa\tmple.org', 'invalid-hostname'],
  ['example.org\0', 'invalid-hostname'],
  ['%31%32%37.0.0.1', 'invalid-hostname'],
])('%j is %s', (input, error) => {
  expect(read(input)).toMatchObject({ error })
})

test('in an intranet any name is allowed, but still no address', () => {
  expect([read('printer.local', true), read('wiki', true)]).toEqual([{ host: 'printer.local' }, { host: 'wiki' }])
  expect(read('10.0.0.1', true)).toMatchObject({ error: 'invalid-hostname-ip' })
})
