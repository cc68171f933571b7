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
  ['[a](https://evil.example)(//evil.example)', 'a (//evil.example)'],
  ['see [a]: that', 'see a: that'],
])('%j loses the links that are not ours, in pieces of any size', (text, expected) => {
  expect([1, 2, 3, 7, 1000].map((size) => filter(text, size))).toEqual([1, 2, 3, 7, 1000].map(() => expected))
})

test.each([
  'Use `arr[0]`, `fns[0](arg)`, `obj[Symbol.iterator]()` and `[data-theme="dark"]`.',
  '``a ` [b]`` and `![c]` and [`d[0]`](/en-US/docs/Web)',
  '  ```js\n  a = b[0](c)\n  ```\nafter `d[0]`',
  '- ```js\n  a = b[0](c)\n\n  d[0]\n  ```\n- `e[0]`',
  '10. Do:\n\n    ```js\n    a = b[0](c)\n    ```\n\n    - ~~~\n      d[0]\n      ~~~',
  '> ```js\n> a = b[0](c)\n> ```\n> `d[0]`',
  '> - x\n>   ```js\n>   a = b[0](c)\n>   ```',
  '| `a[0]` | `b[0]` |\n| --- | --- |\n| `c[0](d)` | e |',
  '```a[0]``` is code',
])('%j keeps its code, in pieces of any size', (text) => {
  expect([1, 2, 3, 7, 1000].map((size) => filter(text, size))).toEqual([1, 2, 3, 7, 1000].map(() => text))
})

test.each([
  ['a fence that its list or quote has ended', '- ```\n\n[a](//evil.example)', '- ```\n\na'],
  ['a fence of a quote', '> ```\n[a](//evil.example)', '> ```\na'],
  ['a fence that is text with code in it', '```a``` b\n[a](//evil.example)', '```a``` b\na'],
  ['a backtick of an earlier line', 'a ` b\n` [a](//evil.example) `', 'a ` b\n` a `'],
  ['a backtick of another cell', '| `a | [a](//evil.example) | b` |', '| `a | a | b` |'],
  ['an escaped backtick', '\\` [a](//evil.example) `', '\\` a `'],
  ['a backtick in an address', '[a](/en-US/docs/Web`) [b](//evil.example) `', '[a](/en-US/docs/Web`) b `'],
  ['a backtick that comes next to code', '`a [b](//evil.example)`[``x]', '`a [b](//evil.example)` ``x'],
])('%s makes no code of a link that is not ours', (_, text, expected) => {
  expect([1, 2, 3, 7, 1000].map((size) => filter(text, size))).toEqual([1, 2, 3, 7, 1000].map(() => expected))
})

test('plain words leave before their line ends', () => {
  const links = createLinkFilter(findOwn)
  expect(links.push('Some words of ')).toBe('Some words of ')
  expect(links.push('code\n- and an item ')).toBe('code\n- and an item ')
})
