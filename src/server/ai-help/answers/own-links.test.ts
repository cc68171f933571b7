import { expect, test } from 'vitest'
import { createLinkFilter } from './own-links.ts'

const OWN = '/en-US/docs/Web'
const findOwn = (address: string) => (address.startsWith(OWN) ? address : undefined)

function filter(text: string, size: number): string {
  const links = createLinkFilter(findOwn)
  const pieces = text.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? []
  return pieces.map((piece) => links.push(piece)).join('') + links.end()
}

test.each([
  ['a [link](/en-US/docs/Web#a) here', 'a [link](/en-US/docs/Web#a) here'],
  ['a [link](https://evil.example/x) here', 'a link here'],
  ['![image](https://evil.example/x.png)', 'image'],
  ['[a](javascript:alert(1))', 'a)'],
  ['[a](//evil.example)', 'a'],
  ['[a\nb](https://evil.example)', '[a\nb]'],
  ['[a](\n//evil.example)', 'a\n//evil.example)'],
  ['[a][ref]\n\n[ref]: https://evil.example', 'aref\n\n'],
  ['see https://evil.example/x or www.evil.example now', 'see  or  now'],
  ['<https://evil.example>', ''],
  ['```js\nfetch("https://api.example")\n```\nhttps://evil.example', '```js\nfetch("https://api.example")\n```\n'],
  ['````\n```\nhttps://in.example\n````\nhttps://evil.example', '````\n```\nhttps://in.example\n````\n'],
  ['text `https://in.code` https://evil.example', 'text `https://in.code` '],
])('%j loses the links that are not ours, in pieces of any size', (text, expected) => {
  expect([1, 2, 3, 7, 1000].map((size) => filter(text, size))).toEqual([1, 2, 3, 7, 1000].map(() => expected))
})

test('plain words leave before their line ends', () => {
  const links = createLinkFilter(findOwn)
  expect(links.push('Some words of ')).toBe('Some words of ')
})
