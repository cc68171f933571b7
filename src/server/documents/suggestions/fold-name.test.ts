import { expect, test } from 'vitest'
import { foldName } from './fold-name.ts'

test.each([
  ['Array.prototype.map()', 'arrayprototypemap'],
  ['::first-letter', 'firstletter'],
  ['Éléments', 'elements'],
  ['@media', 'media'],
  ['配列', '配列'],
  ['%%%', ''],
])('%j without all but letters and digits is %j', (name, folded) => {
  expect(foldName(name)).toBe(folded)
})
