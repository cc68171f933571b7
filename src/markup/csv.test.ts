import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

test('texts with commas, quotes and line breaks are quoted; numbers stay numbers and null is empty', () => {
  expect(csvOf([['a,b', 'say "yes"', 'two\nlines', -5, 0.25, true, null]])).toBe('"a,b","say ""yes""","two\nlines",-5,0.25,true,\r\n')
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '\u00a0=1', '\uff1d1', '\uff0b1', '\uff20A'])(
  'the text %j is no formula',
  (text) => {
    expect(csvOf([[text]]).replace(/^"/, '')).toMatch(/^'/)
  },
)

test('a text that only holds such a sign is left alone', () => {
  expect(csvOf([['/en-US/docs/=x', 'a-b']])).toBe('/en-US/docs/=x,a-b\r\n')
})
