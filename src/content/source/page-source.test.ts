import { describe, expect, test } from 'vitest'
import { readPageSource } from './page-source.ts'

const linksOf = (body: string) => readPageSource(body).links.map(({ written }) => written)
const tagsOf = (body: string) => readPageSource(body).tags.map(({ name, isClosing }) => (isClosing ? `/${name}` : name))

describe('links', () => {
  test.each([
    ['[a](/x)', ['/x']],
    ['[a](/x "t") ![b](y.png)', ['/x']],
    ['[a](</x y>) [b](\n  /z)', ['/x y', '/z']],
    ['[a](/x_(b)_(c(d)))', ['/x_(b)_(c(d))']],
    ['[`[]`](/x)', ['/x']],
    ['[a]: /x "t"\n\n> [b]: </y>', ['/x', '/y']],
    ['[^1]: /x', []],
    ['a\n[b]: /x\n\n> a\n[b]: /x\n\n- a\n  [b]: /x\n  [c](/y)\n\n  [d]: /z\n', ['/y', '/z']],
    ['[a] | b\n--- | ---\n[c]: /x | d\n\n[c]: /y\n[d]: /z\n# [e]: /x', ['/y', '/z']],
    [`a <a class=x href='/x'>y</a> <A HREF = "/y">`, ['/x', '/y']],
    ['`[a](/x)` \\`[b](/y)\\` ``[c](/z) ` ``', ['/y']],
    ['`[a](/x)\n\n[b](/y)`', ['/x', '/y']],
    ['```md\n[a](/x)\n```\n\n    [b](/y)\n\n- ~~~\n  [c](/z)\n  ~~~\n', []],
    ['<!-- [a](/x) --> [b](/y) <!-- [c](/z)', []],
    ['x <!-- [a](/x) --> [b](/y) <!-- [c](/z)', ['/y', '/z']],
    ['{{x("[a](/x)")}} [b]({{y}})', ['\u0082\u0082\u0082\u0082\u0082']],
  ])('%j has %j', (body, links) => {
    expect(linksOf(body)).toEqual(links)
  })

  test('know where they stand, whatever the line ends', () => {
    const body = 'a\r\n\r\n> b [x](/one)\r\n> <a href="/two">\r\n'
    for (const { start, written } of readPageSource(body).links) expect(body.slice(start, start + written.length)).toBe(written)
    expect(linksOf(body)).toEqual(['/one', '/two'])
  })
})

describe('HTML', () => {
  test('is found in text, not in code, comments and after a backslash', () => {
    expect(tagsOf('<p id="a">x</p> `<b>` \\<i> <br/> <img\n  src="x>y">\n\n```html\n<u>\n```\n<!-- <s> --> a < b > <https://x>')).toEqual([
      'p',
      '/p',
      'br',
      'img',
    ])
  })

  test('has attributes with their places', () => {
    const body = `a <img hidden ALT = 'x "y"' width=3 src="">`
    const [tag] = readPageSource(body).tags
    expect(tag?.attributes.map(({ name, value }) => [name, value])).toEqual([
      ['hidden', ''],
      ['alt', 'x "y"'],
      ['width', '3'],
      ['src', ''],
    ])
    for (const { value, start, valueStart, name } of tag?.attributes ?? []) {
      expect(body.slice(valueStart, valueStart + value.length)).toBe(value)
      expect(body.slice(start, start + name.length).toLowerCase()).toBe(name)
    }
  })
})

test('a large page of unclosed code and comments is taken apart all the same', () => {
  const body = Array.from({ length: 2000 }, (_, index) => `${'`'.repeat(index % 90)} a <!-- b <c`).join(' ')
  expect(linksOf(`${body}\n\n[a](/x)`)).toEqual(['/x'])
})
