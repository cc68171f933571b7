import { expect, test } from 'vitest'
import { MAX_STATE_BYTES } from '#contracts/play-state.ts'
import { decodePlayState, encodePlayState } from './encode-play-state.ts'
import { sha256 } from './sha256.ts'

const CODE = { html: '<p>äöü 👋</p>', css: '', js: 'x'.repeat(5000) }

/** The browser's own, as the reference. */
async function digestOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

async function compress(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer())
  return btoa(String.fromCharCode(...bytes))
}

test('what is encoded is decoded', async () => {
  const { text, bytes } = await encodePlayState(CODE)
  expect(await decodePlayState(text)).toEqual(CODE)
  expect(text).toBe(btoa(String.fromCharCode(...bytes)))
})

test('the hash is the beginning of the SHA-256 of the compressed bytes', async () => {
  const { bytes, hash } = await encodePlayState(CODE)
  expect(hash).toBe((await digestOf(bytes)).slice(0, 40))
})

test.each([0, 1, 55, 56, 63, 64, 65, 119, 120, 1000, 100_000])('the SHA-256 of %i bytes is that of others', async (length) => {
  const bytes = Uint8Array.from({ length }, (_, index) => (index * 7) % 256)
  expect(hexOf(sha256(bytes))).toBe(await digestOf(bytes))
})

test('both alphabets of base64 are read, and blanks for plus signs', async () => {
  const text = await compress('{"js":"a?>>>b???c~~~"}')
  const expected = { html: '', css: '', js: 'a?>>>b???c~~~' }
  for (const form of [text, text.replaceAll('+', ' '), text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')])
    expect(await decodePlayState(form)).toEqual(expected)
})

test.each(['', '%%%', 'aGVsbG8='])('no code: %s', async (text) => {
  expect(await decodePlayState(text)).toBeUndefined()
})

test('a list is no code, nor is a bomb', async () => {
  expect(await decodePlayState(await compress('[]'))).toBeUndefined()
  const bomb = await compress(`{"js":"${' '.repeat(MAX_STATE_BYTES)}"}`)
  expect(bomb.length).toBeLessThan(5000)
  expect(await decodePlayState(bomb)).toBeUndefined()
})
