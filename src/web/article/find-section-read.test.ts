import { expect, test } from 'vitest'
import { findSectionRead } from './find-section-read.ts'

/** Headings `a`, `b`, ... at these distances from the top of the window. */
const placesAt = (...tops: readonly number[]) => tops.map((top, index) => ({ id: String.fromCharCode(97 + index), top: () => top }))
const POSITION = { line: 100, windowHeight: 800, isAtEnd: false, fragment: '' }

test.each([
  ['above the first heading', [300, 900], undefined],
  ['at the first heading', [100, 900], 'a'],
  ['a pixel before the second heading', [-500, 101], 'a'],
  ['at the second heading', [-500, 100], 'b'],
  ['between many headings', [-900, -500, -10, 101, 500], 'c'],
  ['below the last heading', [-900, -500], 'b'],
])('%s', (_, tops, id) => {
  expect(findSectionRead(placesAt(...tops), POSITION)?.id).toBe(id)
})

test.each([
  ['without a fragment it is the last heading that was reached', [-50, 300, 500], '', 'a'],
  ['it is the heading of the fragment, which can not be scrolled to the line', [-50, 300, 500], 'c', 'c'],
  ['it is not the heading of a fragment out of sight', [-50, 300, 800], 'c', 'a'],
  ['it is not the heading of a fragment that was passed', [-500, -50, 300], 'a', 'b'],
  ['a fragment that is no heading changes nothing', [-50, 300], 'z', 'a'],
  ['and nothing is read above the first heading', [300], '', undefined],
])('at the end of the page %s', (_, tops, fragment, id) => {
  expect(findSectionRead(placesAt(...tops), { ...POSITION, isAtEnd: true, fragment })?.id).toBe(id)
})

test('before the end of the page the fragment says nothing', () => {
  expect(findSectionRead(placesAt(-50, 300), { ...POSITION, fragment: 'b' })?.id).toBe('a')
})

test('of a thousand headings ten are measured', () => {
  let measured = 0
  const places = Array.from({ length: 1000 }, (_, index) => ({
    id: String(index),
    top: () => {
      measured += 1
      return (index - 400) * 50
    },
  }))
  expect(findSectionRead(places, POSITION)?.id).toBe('402')
  expect(measured).toBeLessThanOrEqual(10)
})
