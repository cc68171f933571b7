import { expect, test } from 'vitest'
import { lowerCase } from './lower-case.ts'

test.each([
  ['İzin ver', 'izin ver'],
  ['GRID', 'grid'],
  ['ΣΑΣ', 'σας'],
])('%s in lower case is %s', (text, lower) => {
  expect(lowerCase(text)).toBe(lower)
})

test('no character of the basic plane changes the length of a text', () => {
  for (let code = 0; code < 0x10000; code += 1) expect(lowerCase(String.fromCharCode(code))).toHaveLength(1)
})
