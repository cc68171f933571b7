import { expect, test } from 'vitest'
import { takeHostileStrings } from '#contracts/hostile-strings.fixture.ts'
import { visibleAddress, visibleText } from './visible-text.ts'

test.each([
  ['a\u202eb', 'a[U+202E]b'],
  ['\u2066x\u2069', '[U+2066]x[U+2069]'],
  ['\0\u0007\u0085', '[U+0000][U+0007][U+0085]'],
  ['zero\u200bwidth', 'zero[U+200B]width'],
  ['tag\u{e0041}', 'tag[U+E0041]'],
  ['half\ud800', 'half\ufffd'],
  ['می\u200cخواهم 👩\u200d🔬 é 中', 'می\u200cخواهم 👩\u200d🔬 é 中'],
])('%j is shown as %j', (text, shown) => {
  expect(visibleText(text)).toBe(shown)
})

test.each([
  ['/a%20b', '/a b'],
  ['/ja/%E6%96%87', '/ja/文'],
  ['/%E2%80%AEx', '/[U+202E]x'],
  ['/%', '/%'],
  ['/a%2Fb%3Fc', '/a%2Fb%3Fc'],
])('the address %j is shown as %j', (path, shown) => {
  expect(visibleAddress(path)).toBe(shown)
})

test('nothing that is shown of hostile texts controls, turns or hides what follows', () => {
  for (const { name, text } of takeHostileStrings(1500, 200))
    expect(visibleAddress(text), name).not.toMatch(/[\p{Cc}\u202A-\u202E\u2060-\u206F\p{Cs}]/u)
})
