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
  ['[a][ref]\n\n[ref]: https://evil.example', '[a][ref]\n\n'],
  ['see https://evil.example/x or www.evil.example now', 'see  or  now'],
  ['<https://evil.example>', ''],
  ['```js\nfetch("https://api.example")\n```\nhttps://evil.example', '```js\nfetch("https://api.example")\n```\n'],
  ['````\n```\nhttps://in.example\n````\nhttps://evil.example', '````\n```\nhttps://in.example\n````\n'],
  ['text `https://in.code` https://evil.example', 'text `https://in.code` '],
  ['[a](https://evil.example)(//evil.example)', 'a(//evil.example)'],
  ['- [ref]: //evil.example "title"\n> [ref]: <//evil.example>', '- \n> '],
  ['[ref]:\n//evil.example', '\\[ref]:\n//evil.example'],
  ['[a\nb c]: //evil.example', '[a\nb c\\]: //evil.example'],
  ['- <https://evil.example>[r]: //evil.example', '- \\[r]: //evil.example'],
  ['[a[x](//evil.example)]: //evil.example', '\\[ax]: //evil.example'],
  ['[a][(//evil.example)](//evil.example)', '[a] (//evil.example)'],
  ['[a]<https://evil.example>(//evil.example)', '[a] (//evil.example)'],
  ['htt<https://evil.example>ps://evil.example', 'htt ps://evil.example'],
  ['[a [b](/en-US/docs/Web) c](//evil.example)', 'a [b](/en-US/docs/Web) c'],
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
  'Write `a = b[0](c)\n && [d](e)` and `f[0]`.\nThen `g[0]`.',
  '> Write ``a[0]`\n> ![b](c)`` here',
  '- one `a\n  [b](c)`\n- two `d[0]`',
  'Write `[a\n](//evil.example) || b`',
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
  [
    'a backtick that comes next to another one',
    '``[` x](//evil.example) ```y [e](//evil.example)```',
    '`` ` x ```y [e](//evil.example)```',
  ],
  ['code that may end in a later row', '| a `b |\n| [c](//evil.example) ` |', '| a `b |\n| c ` |'],
  ['code that does not end in its paragraph', 'a `b\n[c](//evil.example)\n\n` [d](//evil.example)', 'a `b\nc\n\n` d'],
  ['code over the rows of a table', 'a `b | c\n--- | ---\n[d](//evil.example) ` | e', 'a `b | c\n--- | ---\nd ` | e'],
  ['a backtick that comes next to code', '`a [b](//evil.example)`[``x](//evil.example)', '`a [b](//evil.example)` ``x'],
])('%s makes no code of a link that is not ours', (_, text, expected) => {
  expect([1, 2, 3, 7, 1000].map((size) => filter(text, size))).toEqual([1, 2, 3, 7, 1000].map(() => expected))
})

test.each([
  'The array [1, 2] has arr[0] and arr[1][2], see [optional] [a](/en-US/docs/Web#a).',
  'Text [in brackets [twice]] and ![1], [] and [ ]\n- [ ] to do\n- [x] done\n\nlet [a, b] = [b, a] [',
  'see [a]: that',
])('%j keeps its brackets, in pieces of any size', (text) => {
  expect([1, 2, 3, 7, 1000].map((size) => filter(text, size))).toEqual([1, 2, 3, 7, 1000].map(() => text))
})

test('brackets that could name a link keep their text behind a backslash', () => {
  expect(filter('[optional]: a string\n- [0]: zero', 3)).toBe('\\[optional]: a string\n- \\[0]: zero')
})

test('code that does not end is not waited for without end', () => {
  const links = createLinkFilter(findOwn)
  const given = links.push(`\`a\n${'word [b](//evil.example)\n'.repeat(1000)}`)
  expect(given.length).toBeGreaterThan(5000)
  expect(given + links.end()).toBe(`\`a\n${'word b\n'.repeat(1000)}`)
})

test('plain words leave before their line ends', () => {
  const links = createLinkFilter(findOwn)
  expect(links.push('Some words of ')).toBe('Some words of ')
  expect(links.push('code\n- and an item ')).toBe('code\n- and an item ')
})
