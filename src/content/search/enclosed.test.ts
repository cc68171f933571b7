import { expect, test } from 'vitest'
import { listEnclosed, replaceEnclosed } from './enclosed.ts'

const BOLD = { begin: /<b\b[^<>]*>/g, end: /<\/b>/g }

test.each([
  ['', [], ''],
  ['a', [], 'a'],
  ['a<b>c</b>d<b class="x">e</b>', ['c', 'e'], 'a-d-'],
  ['<b>a<b>c</b>d</b>', ['a<b>c'], '-d</b>'],
  ['</b><b>a', [], '</b><b>a'],
])('what is enclosed in %j is %j', (text, inner, replaced) => {
  expect(listEnclosed(text, BOLD)).toEqual(inner)
  expect(replaceEnclosed(text, BOLD, '-')).toBe(replaced)
})
