import { expect, test } from 'vitest'
import { hasVisibleCharacter, INVISIBLE_CHARACTERS } from './invisible-characters.ts'

const shown = (text: string): string => text.replace(INVISIBLE_CHARACTERS, '')

test.each([
  ['a control character', 'a\u0007b'],
  ['an override of direction', 'a\u202eb'],
  ['an isolate', 'a\u2066b\u2069'],
  ['a soft hyphen', 'a\u00adb'],
  ['a space without a width', 'a\u200bb\ufeff'],
  ['an operator that is not seen', 'a\u2062b'],
  ['a separator of lines', 'a\u2028b\u2029'],
  ['a tag', 'a\u{e0041}b'],
  ['a character for private use', 'a\ue000b\u{f0000}'],
  ['half of a surrogate pair', 'a\ud800b'],
])('%s is invisible', (_, text) => {
  expect(shown(text)).toBe('ab')
})

test('every mark of direction is invisible', () => {
  const points = Array.from({ length: 0x3000 }, (_, point) => String.fromCodePoint(point))
  const marks = points.filter((character) => /\p{Bidi_Control}/u.test(character))
  expect(marks.length).toBeGreaterThan(9)
  expect(shown(marks.join(''))).toBe('')
})

test('letters of any script, their marks, joiners and emoji are not', () => {
  const text = 'é 中 שלום می\u200cخواهم 👩\u200d🔬 ❤\ufe0f'
  expect(shown(text)).toBe(text)
})

test.each(['', ' ', '\u200b', '\u200d\u200c', '\u2060\u00ad \ufeff', '\u3164', '\ufe0f', '\ud800', '\u{e0041}'])(
  'nothing of %j is seen',
  (text) => {
    expect(hasVisibleCharacter(text)).toBe(false)
  },
)

test.each(['a', '\u200bb', 'می\u200cخواهم', '👩\u200d🔬', '❤\ufe0f', '\u0301'])('something of %j is seen', (text) => {
  expect(hasVisibleCharacter(text)).toBe(true)
})
