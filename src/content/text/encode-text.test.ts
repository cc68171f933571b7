import { expect, test } from 'vitest'
import { encodeText } from './encode-text.ts'

test.each([
  ['an empty text', ''],
  ['letters', 'a < b'],
  ['letters of two and three bytes', 'é€'.repeat(1000)],
  ['an emoji and half of one', '😀\uD83D'],
  ['a long text', '漢'.repeat(400_000)],
])('%s is encoded as Node does it', (_, text) => {
  expect(Buffer.from(text).equals(encodeText(text))).toBe(true)
})

test.each([3, 1 << 20])('room of %i bytes is left before a text', (room) => {
  const bytes = encodeText('aé', room)
  expect(Buffer.from(bytes.subarray(room)).toString()).toBe('aé')
  expect(bytes.length).toBe(room + 3)
})
