import { expect, test } from 'vitest'
import { findTitleProblem, readTitle } from './sidebar-title.ts'

test.each([
  ['Guides', 'Guides', false],
  ['Expressions & operators', 'Expressions & operators', false],
  ['<code>Store.Shelf</code>', 'Store.Shelf', true],
  [' <code class="x">&lt;input type&gt;</code>', '<input type>', true],
  ['Types of <code>&lt;input&gt;</code>', 'Types of <input>', false],
  ['<code>a</code> and <code>b</code>', 'a and b', false],
  ['for&nbsp;<em>all</em>', 'for\u00A0all', false],
  ['<code>Store', 'Store', false],
  ['The <input> element', 'The <input> element', false],
  ['a < b &amp;lt; c', 'a < b &lt; c', false],
  ['<script>x</script>', '<script>x</script>', false],
])('%j is read as %j', (html, text, isCode) => {
  expect(readTitle(html)).toEqual({ text, isCode })
})

test.each([
  ['Guides', undefined],
  ['a < b & c', undefined],
  ['<code>a</code> and <em>b</em>', undefined],
  ['<code>Store', 'expected </code> in the title <code>Store'],
  ['Store</code>', 'found </code> in a title without <code> before it'],
  ['<em><code>x</em></code>', 'found </em> in a title without <em> before it'],
  ['<code>a</code', 'expected </code> in the title <code>a</code'],
  ['Store <code', 'expected `>` after <code in the title Store <code'],
  ['The <input> element', 'found <input> in a title; expected `&lt;` for a `<` in the text'],
])('the problem of %j is %j', (html, problem) => {
  expect(findTitleProblem(html)).toBe(problem)
})
