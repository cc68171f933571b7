import markdownIt from 'markdown-it'
import { expect, test } from 'vitest'
import { makeQuickTokens } from './quick-tokens.ts'

const plain = markdownIt({ html: true, linkify: true })
const quick = markdownIt({ html: true, linkify: true })
makeQuickTokens(quick)

const RUNS = ['*', '_', '**', '__', '***', '*_', '~~']
const NEIGHBOURS = ['', ' ', 'a', '.', '"', '(', '\u00a0', 'ä', '…', '\u{1f600}', '\n']

test('runs of delimiters open and close as markdown-it has it, between characters of any kind', () => {
  for (const run of RUNS)
    for (const before of NEIGHBOURS)
      for (const after of NEIGHBOURS) {
        const text = `x${before}${run}${after}y${after}${run}${before}z ${run}w${run}`
        expect(quick.render(text), JSON.stringify(text)).toBe(plain.render(text))
      }
})

test('blocks, attributes and addresses are the same', () => {
  const text =
    '# A\n\n3. b\n   - c\n\n> d\n\n| e | f |\n| - | -: |\n| `g` | ![h](i "j") |\n\n```js k\nl\n```\n\n<https://m.n> http://o.p [q][r]\n\n[r]: s\n'
  expect(quick.render(text)).toBe(plain.render(text))
})

test('a token has its attributes by name', () => {
  const [token] = quick.parse('text', {})
  token?.attrJoin('class', 'one')
  token?.attrJoin('class', 'two')
  token?.attrSet('id', 'a')
  token?.attrSet('id', 'b')
  expect([token?.attrGet('class'), token?.attrGet('id'), token?.attrGet('lang'), token?.attrIndex('id')]).toEqual(['one two', 'b', null, 1])
})
