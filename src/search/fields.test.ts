import { expect, test } from 'vitest'
import { addHeading, IN_ALIAS, IN_NAME, IN_SUMMARY, packPlaces, WEIGHTED_BODY, WEIGHTED_NAMES } from './fields.ts'

const headings = (count: number): number => Array.from({ length: count }).reduce<number>(addHeading, 0)

test.each([
  ['nowhere', 0, 0, 0, 0],
  ['once in the text', 1, 0, 0, 1],
  ['in a heading', 0, headings(1), 1.5, 0],
  ['in three headings', 0, headings(3), 4.5, 0],
  ['in more headings, which count as three', 0, headings(50), 4.5, 0],
  ['in the summary', 0, IN_SUMMARY, 2, 0],
  ['in a name', 0, IN_NAME, 3.5, 0],
  ['in an alias', 0, IN_ALIAS, 1.5, 0],
  ['in a name, which counts more than its alias and alone', 0, IN_NAME | IN_ALIAS, 3.5, 0],
  ['everywhere', 2, headings(2) | IN_SUMMARY | IN_NAME | IN_ALIAS, 8.5, 2],
])('a term that stands %s', (_, count, others, names, body) => {
  const places = packPlaces(count, others)
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
  const places = packPlaces(body, IN_SUMMARY)
  expect([WEIGHTED_NAMES[places], WEIGHTED_BODY[places]]).toEqual([2, weight])
})

test('every byte has its two weights', () => {
  expect([WEIGHTED_NAMES.length, WEIGHTED_BODY.length]).toEqual([256, 256])
})
