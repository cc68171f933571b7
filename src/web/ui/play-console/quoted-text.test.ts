import { expect, test } from 'vitest'
import { quotedLine, quotedText } from './quoted-text.ts'

test.each([
  ['a', '"a"', '"a"'],
  ['{"x":5}', `'{"x":5}'`, `'{"x":5}'`],
  ["it's", `"it's"`, `"it's"`],
  [`"it's"`, `""it's""`, `"\\"it's\\""`],
  ['C:\\a', '"C:\\a"', '"C:\\\\a"'],
  ['"\\"', `'"\\"'`, `'"\\\\"'`],
  ['a\nb', '"a\nb"', '"a\\nb"'],
])('%j is shown as %s, and on one line as %s', (text, shown, line) => {
  expect([quotedText(text), quotedLine(text)]).toEqual([shown, line])
})
