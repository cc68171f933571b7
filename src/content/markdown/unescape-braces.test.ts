import { describe, expect, test } from 'vitest'
import { buildBody, htmlOf } from '../testing/build-sample.ts'
import { unescapeBraces } from './unescape-braces.ts'

describe('a call that is to be read as text loses its backslash', () => {
  test.each([
    ['\\{{x}}', '{{x}}'],
    ['{\\{ x }}', '{{ x }}'],
    ['\\{{ _x("a") }}', '{{ _x("a") }}'],
    ['\\{{#each list}}\\{{!-- a --}}\\{{/each}}', '{{#each list}}{{!-- a --}}{{/each}}'],
    ['\\{{ @index }}', '{{ @index }}'],
    ['\\{{{ SCRIPT }}}', '{{{ SCRIPT }}}'],
    ['\\{\\{{ SCRIPT }}}', '{{{ SCRIPT }}}'],
  ])('%s', (text, shown) => {
    expect(unescapeBraces(text)).toBe(shown)
  })
})

describe('of several backslashes before a brace, the first one is taken', () => {
  test.each([
    ['/\\\\{\\\\{a\\\\}\\\\}/u', '/\\{\\{a\\}\\}/u'],
    ['"\\\\\\{"', '"\\\\{"'],
    ['/[\\(\\)\\\\{\\\\}]/v', '/[\\(\\)\\{\\}]/v'],
  ])('%s', (text, shown) => {
    expect(unescapeBraces(text)).toBe(shown)
  })
})

test.each(['/\\{\\}/', '\\{', '/\\{\\{/', '\\{{2}', '\\{{1,}x', '/\\{\\{{2}/', '\\}}', 'a\\nb', '\\\\n{'])(
  'the backslash of %s belongs to the code',
  (code) => {
    expect(unescapeBraces(code)).toBe(code)
  },
)

test('in prose, code, fences, HTML and headings alike, and the lines of errors stay', () => {
  const { problems, ...built } = buildBody(
    '\\\\{{y}} \\{{z}}\n\n`\\\\{` `\\{{a}}`\n\n```js\nb = /\\\\{\\\\}/\n```\n\n<div>\n\\{{c}}\n</div>\n\n## `\\{{d}}` e\n\n[f](/en-US/docs/No)\n',
  )
  const html = htmlOf(built).replace(/<\/?span[^>]*>/g, '')
  expect(html).toContain('<p>{{y}} {{z}}</p>\n<p><code>\\{</code> <code>{{a}}</code></p>')
  expect(html).toContain('<code>b = /\\{\\}/\n</code>')
  expect(html).toContain('<div>\n{{c}}\n</div>')
  expect(built.doc.toc.map(({ id }) => id)).toEqual(['d_e'])
  expect(problems.map((problem) => problem.split(' ')[0])).toEqual(['19:5'])
})

test.each([
  ['\\{', '{', '\\{'],
  ['{\\{', '{{', '{{'],
])('thousands of braces in a row are read in one pass: %s', (piece, shown, last) => {
  const count = 500_000
  expect(unescapeBraces(`${piece.repeat(count)}{x`)).toBe(`${shown.repeat(count)}{x`)
  expect(unescapeBraces(piece.repeat(count)).endsWith(last)).toBe(true)
})
