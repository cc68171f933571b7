import { expect, test } from 'vitest'
import { plainBlocks, plainText } from './plain-text.ts'

test.each([
  ['', '', ''],
  [' a\n\n b ', 'a b', 'a b'],
  ['<p>a</p><p>b</p>', 'ab', 'a b'],
  ['a<br>b<em>c</em>d', 'abcd', 'a bcd'],
  ['<li>a &lt;b&gt; &amp;amp; &nbsp; c</li>', 'a <b> &amp; c', 'a <b> &amp; c'],
  ['a < b <p>c</p>', 'a c', 'a c'],
  ['<a title="x</p>y">z</a>', 'y">z', 'z'],
  ['a\u00a0b', 'a b', 'a b'],
])('the text of %j is %j, and %j with a space after each block', (html, text, blocks) => {
  expect(plainText(html)).toBe(text)
  expect(plainBlocks(html)).toBe(blocks)
})
