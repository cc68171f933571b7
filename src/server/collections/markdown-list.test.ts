import { expect, test } from 'vitest'
import { dispositionOf } from './export-collection.ts'
import { markdownHead, markdownItem } from './markdown-list.ts'

const url = '/en-US/docs/Web/CSS'
const item = (title: string, notes = '') => markdownItem({ title, url, notes }, 'https://example.org')

test.each([
  ['plain', 'plain'],
  ['a [b](c)', 'a \\[b\\](c)'],
  ['*a* _b_ `c` ~d~', '\\*a\\* \\_b\\_ \\`c\\` \\~d\\~'],
  ['<script>&lt;', '\\<script\\>\\&lt;'],
  ['back\\slash]', 'back\\\\slash\\]'],
  ['two\nlines\r\n\u2028three', 'two lines three'],
  ['# no heading', '\\# no heading'],
  ['- no list', '\\- no list'],
  ['1. no list', '1\\. no list'],
  ['12) no list', '12\\) no list'],
  ['2 apples', '2 apples'],
  ['=== no heading', '\\=== no heading'],
  ['| no table', '\\| no table'],
])('the title %j is text and nothing else', (title, written) => {
  expect(item(title)).toBe(`- [${written}](https://example.org${url})\n`)
})

test('an address has no sign that ends a link', () => {
  const hostile = markdownItem({ title: 'a', url: '/en-US/docs/a)b (c) <d> "e" ?#f', notes: '' }, 'https://example.org')
  expect(hostile).toBe('- [a](https://example.org/en-US/docs/a%29b%20%28c%29%20%3Cd%3E%20%22e%22%20%3F%23f)\n')
})

test('notes are quoted below, line by line', () => {
  expect(item('a', 'one\n\n  > two\n```\n')).toBe(`- [a](https://example.org${url})\n\n  > one\n  >\n  > \\> two\n  > \\\`\\\`\\\`\n\n`)
  expect(item('a', ' \n ')).toBe(`- [a](https://example.org${url})\n`)
})

test('the head has name and description', () => {
  expect(markdownHead({ name: 'A # b', description: '' })).toBe('# A # b\n\n')
  expect(markdownHead({ name: '# a\n', description: 'one\n# two' })).toBe('# \\# a\n\none\n\\# two\n\n')
})

test.each([
  ['CSS', 'CSS'],
  ['漢字 🦊', '%E6%BC%A2%E5%AD%97%20%F0%9F%A6%8A'],
  ['a"; filename=evil.exe\r\nx: y', 'a%20%3B%20filename%3Devil.exe%20x%20y'],
  ['../../etc/passwd', '..%20..%20etc%20passwd'],
  ["it's (1)*", 'it%27s%20%281%29'],
  ['\u202e', 'collection'],
  ['a'.repeat(500), 'a'.repeat(60)],
])('a file of the collection %j is saved under a safe name', (name, encoded) => {
  expect(dispositionOf(name, 'markdown')).toBe(`attachment; filename="collection.md"; filename*=UTF-8''${encoded}.md`)
})
