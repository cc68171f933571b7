import { expect, test } from 'vitest'
import { readPortableNames } from './read-values.ts'

test('names of files are portable on Windows without being asked, and elsewhere when they are', () => {
  const given = { name: '--portable-names', value: 'true', values: ['true'] }
  expect(readPortableNames(undefined, 'win32')).toBe(true)
  expect(readPortableNames(undefined, 'linux')).toBe(false)
  expect(readPortableNames(given, 'linux')).toBe(true)
})
