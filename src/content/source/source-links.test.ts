import { expect, test } from 'vitest'
import { comparableAddress, listSourceLinks } from './source-links.ts'
import { listSourceTags } from './source-tags.ts'

const linksOf = (text: string) => listSourceLinks({ text, definitions: text, tags: listSourceTags(text) })

test('links of Markdown, definitions and links of HTML are in the order of the text, each with its place', () => {
  const text = '<a href="/html">x</a> [a](/inline)\n\n[b]: /definition\n\n[c](<spaces here>) <a href=\'/last\'>y</a>\n'
  const links = linksOf(text)
  expect(links.map(({ written }) => written)).toEqual(['/html', '/inline', '/definition', 'spaces here', '/last'])
  for (const { start, written } of links) expect(text.slice(start, start + written.length)).toBe(written)
})

test.each([
  ['parentheses in pairs', '[a](/x_(y)_(z(w)))', ['/x_(y)_(z(w))']],
  ['a title after it', '[a](/x "title")', ['/x']],
  ['a line break before it', '[a](\n/x)', ['/x']],
  ['a definition in a quotation', '> [a]: </x y>', ['/x y']],
  ['an image in its text', '[![a](/x)](/y) ![b [c](/z)](/x) \\![d](/v)', ['/y', '/z', '/v']],
  ['brackets in its text', '[a [b]](/x)', ['/x']],
  ['escaped brackets in its text', '[a \\] b](/x)', ['/x']],
  ['no escaped bracket at its beginning', '\\[a](/x) \\\\[b](/y)', ['/y']],
  ['no escaped bracket at its end', '[a\\](/x)', []],
  ['no bracket of another paragraph', '[a\n\nb](/x)', []],
  ['no footnote', '[^1]: text', []],
  ['no definition after a line separator', 'a\u2028[b]: /x', []],
  ['no bare address', 'https://example.org/', []],
  ['no link without an address', '<a name="x">x</a> </a>', []],
])('an address with %s', (_, text, addresses) => {
  expect(linksOf(text).map(({ written }) => written)).toEqual(addresses)
})

test.each([
  ['/de/docs/\\(a%20b', '/de/docs/(a b'],
  [' /a&amp;b ', '/a&b'],
  ['/100%', '/100%'],
])('%j is compared as %j', (address, comparable) => {
  expect(comparableAddress(address)).toBe(comparable)
})
