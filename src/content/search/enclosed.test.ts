import { expect, test } from 'vitest'
import { listEnclosed, replaceEnclosed } from './enclosed.ts'

const BOLD = { begin: { prefix: '<b', pattern: /<b\b[^<>]*>/y }, end: '</b>' }

test.each([
  ['', [], ''],
  ['a', [], 'a'],
  ['a<b>c</b>d<b class="x">e</b>', ['c', 'e'], 'a-d-'],
  ['<b>a<b>c</b>d</b>', ['a<b>c'], '-d</b>'],
  ['</b><b>a', [], '</b><b>a'],
  ['<br>a</b><b>c</b>', ['c'], '<br>a</b>-'],
])('what is enclosed in %j is %j', (text, inner, replaced) => {
  expect(listEnclosed(text, BOLD)).toEqual(inner)
  expect(replaceEnclosed(text, BOLD, '-')).toBe(replaced)
})
