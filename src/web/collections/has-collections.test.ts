import { expect, test } from 'vitest'
import { hasCollections } from './has-collections.ts'

test('there are collections where they and the area they belong to are on', () => {
  expect(hasCollections({ features: ['plus', 'collections'] })).toBe(true)
  expect(hasCollections({ features: ['plus'] })).toBe(false)
  expect(hasCollections({ features: ['collections', 'advertising'] })).toBe(false)
})
