import { expect, test } from 'vitest'
import { withoutTags } from './without-tags.ts'

test.each([
  ['', ''],
  ['plain', 'plain'],
  ['<b>a</b> <i class="x">c</i>', 'a c'],
  ['a < b', 'a < b'],
  ['a<b<c>d', 'ad'],
  ['a > b<br>', 'a > b'],
  ['<', '<'],
])('%j is %j', (html, text) => {
  expect(withoutTags(html)).toBe(text)
})
