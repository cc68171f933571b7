import { expect, test } from 'vitest'
import { idFragment } from './id-fragment.ts'

test.each([
  ['Values', 'values'],
  ['Größe', 'gr%C3%B6%C3%9Fe'],
  ['Gr%C3%96%C3%9Fe', 'gr%C3%B6%C3%9Fe'],
  ['a "b" <c>', 'a%20%22b%22%20%3Cc%3E'],
  ['50%', '50%25'],
  ['\uD800', '%EF%BF%BD'],
  [':~:text=The%20Web', ':~:text=The%20Web'],
  ['Values:~:text=The,Web', 'values:~:text=The,Web'],
])('the fragment %j is written %s', (fragment, written) => {
  expect(idFragment(fragment)).toBe(written)
})
