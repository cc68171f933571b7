import { expect, test } from 'vitest'
import { packPlaces, WEIGHTED_BODY, WEIGHTED_NAMES } from './fields.ts'

const NOWHERE = { body: 0, heading: 0, isInSummary: false, isInName: false, isInAlias: false }

test.each([
  ['nowhere', {}, 0, 0],
  ['once in the text', { body: 1 }, 0, 1],
  ['in a heading', { heading: 1 }, 1.5, 0],
  ['in three headings', { heading: 3 }, 4.5, 0],
  ['in more headings, which count as three', { heading: 50 }, 4.5, 0],
  ['in the summary', { isInSummary: true }, 2, 0],
  ['in a name', { isInName: true }, 3.5, 0],
  ['in an alias', { isInAlias: true }, 1.5, 0],
  ['in a name, which counts more than its alias and alone', { isInName: true, isInAlias: true }, 3.5, 0],
  ['everywhere', { body: 2, heading: 2, isInSummary: true, isInName: true, isInAlias: true }, 8.5, 2],
])('a term that stands %s', (_, counts, names, body) => {
  const places = packPlaces({ ...NOWHERE, ...counts })
  expect([WEIGHTED_NAMES[places], WEIGHTED_BODY[places]]).toEqual([names, body])
})

test.each([
  [3, 3],
  [4, 4.5],
  [5, 4.5],
  [6, 7],
  [9, 7],
  [10, 13],
  [18, 13],
  [19, 25],
  [10_000, 25],
])('%i times in the text count as %f, and change nothing of the names', (body, weight) => {
  const places = packPlaces({ ...NOWHERE, body, isInSummary: true })
  expect([WEIGHTED_NAMES[places], WEIGHTED_BODY[places]]).toEqual([2, weight])
})

test('every byte has its two weights', () => {
  expect([WEIGHTED_NAMES.length, WEIGHTED_BODY.length]).toEqual([256, 256])
})
