import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type SiteServers, startSiteServers } from '../testing/site-servers.fixture.ts'
import { SCAN_LIMITS } from './scan-limits.ts'

let site: SiteServers
beforeAll(async () => {
  site = await startSiteServers()
})
afterAll(() => site.close())
beforeEach(() => {
  site.raw.http = 'closed'
})

const bodyOf = async (): Promise<string | null> => (await site.scan()).recording.body

test('a long body is read as far as the limit', async () => {
  site.listener = (_, response) => response.end('x'.repeat(3 * SCAN_LIMITS.bodyBytes))
  expect((await bodyOf())?.length).toBe(SCAN_LIMITS.bodyBytes)
})

test('a small body that is decoded to a large one as well, in each coding', async () => {
  const large = Buffer.alloc(64 * 1024 * 1024)
  const bomb = gzipSync(large)
  const bombs = [
    ['gzip', bomb],
    ['deflate', deflateSync(large)],
    ['deflate', deflateRawSync(large)],
    ['gzip, br', brotliCompressSync(bomb)],
    ['gzip, deflate, gzip', gzipSync(deflateRawSync(bomb))],
  ] as const
  for (const [encoding, bytes] of bombs) {
    site.listener = (_, response) => response.setHeader('content-encoding', encoding).end(bytes)
    expect((await bodyOf())?.length, encoding).toBe(SCAN_LIMITS.bodyBytes)
  }
})

test('what is sent, and what is between two codings, is decoded as far as the limit', async () => {
  // Blocks that are not compressed (RFC 1951 section 3.2.4): between the two with a letter are so many empty ones.
  const [first, empty, last] = ['\0\u0001\0\u00fe\u00ffa', '\0\0\0\u00ff\u00ff', '\u0001\u0001\0\u00fe\u00ffb']
  const blocks = Buffer.from(first + empty.repeat(SCAN_LIMITS.encodedBytes / 4) + last, 'latin1')
  site.listener = (_, response) => response.setHeader('content-encoding', 'deflate').end(blocks)
  expect(await bodyOf()).toBe('a')
  site.listener = (_, response) => response.setHeader('content-encoding', 'deflate, gzip').end(gzipSync(blocks))
  expect(await bodyOf()).toBe('a')
})

test.each([
  ['gzip', Buffer.from('no gzip'), null],
  ['gzip', gzipSync('<p>Hello').subarray(0, -6), '<p>Hello'],
  ['x-unknown', Buffer.from('x'), null],
  ['deflate', deflateSync('<p>Hello'), '<p>Hello'],
  ['deflate', deflateRawSync('<p>Hello'), '<p>Hello'],
  ['deflate', deflateRawSync('<p>Hello').subarray(0, -2), '<p>Hell'],
  ['deflate', Buffer.from('no deflate'), null],
  ['deflate', Buffer.alloc(0), ''],
  ['Deflate , GZIP', gzipSync(deflateRawSync('x')), 'x'],
  ['br, identity,, gzip', gzipSync(brotliCompressSync('x')), 'x'],
  ['gzip, gzip', gzipSync('no gzip'), null],
  ['gzip, gzip', Buffer.from('no gzip'), null],
  ['gzip, x-unknown', gzipSync('x'), null],
  ['gzip, gzip, gzip', gzipSync(gzipSync(gzipSync('x'))), 'x'],
  ['gzip, gzip, gzip, gzip', gzipSync(gzipSync(gzipSync(gzipSync('x')))), null],
  ['constructor', Buffer.from('x'), null],
  ['identity', Buffer.from('x'), 'x'],
])('a body in the encoding %s', async (encoding, bytes, expected) => {
  site.listener = (_, response) => response.setHeader('content-encoding', encoding).end(bytes)
  expect(await bodyOf()).toBe(expected)
})

test.each([
  ['text/html; charset=utf-16le', Buffer.from('é', 'utf16le'), 'é'],
  ['text/html; charset=nonsense', Buffer.from('é'), 'é'],
  ['text/html', Buffer.from([0xff, 0x61]), '\ufffda'],
])('a body of the type %s', async (type, bytes, expected) => {
  site.listener = (_, response) => response.setHeader('content-type', type).end(bytes)
  expect(await bodyOf()).toBe(expected)
})
