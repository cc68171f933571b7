import { expect, test } from 'vitest'
import { createCharacterFilter } from './clean-characters.ts'

test('a character that comes in two pieces stays whole, and NUL characters and halves do not stay', () => {
  const { push } = createCharacterFilter()
  expect(['a\uD83D', '\uDE00b', '\0c\uDE00', 'd\uD83D', 'e', '', 'f\uD83D'].map(push)).toEqual([
    'a',
    '\u{1F600}b',
    'c\uFFFD',
    'd',
    '\uFFFDe',
    '',
    'f',
  ])
})
