import { expect, test } from 'vitest'
import { countCharacters, findTextError } from './count-characters.ts'

test.each([
  ['', 0],
  ['abc', 3],
  ['🧭🧭', 2],
  ['e\u0301', 2],
  ['👩‍🔬', 3],
])('%j has %i characters, by code points as the server counts them', (text, count) => {
  expect(countCharacters(text)).toBe(count)
})

test('60 emoji fit into 60 characters, 61 do not, and a name of spaces is none', () => {
  const limits = { limit: 60, isRequired: true }
  expect(findTextError('🧭'.repeat(60), limits)).toBe(undefined)
  expect(findTextError('🧭'.repeat(61), limits)).toBe('too_long')
  expect(findTextError(' \t', limits)).toBe('missing')
  expect(findTextError('', { ...limits, isRequired: false })).toBe(undefined)
})
