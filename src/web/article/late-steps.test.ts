import { expect, test } from 'vitest'
import { lateSteps } from './late-steps.ts'

/** HTML of a section of text that is about so many rem high. */
const text = (rem: number): string => 'x'.repeat((rem - 4) * 60)

test('sections are late that begin below the window of a desktop', () => {
  expect(lateSteps([text(30), text(30), text(30), text(30)])).toEqual([undefined, undefined, 3, 3])
})

test('a first section is never late, however high it is', () => {
  expect(lateSteps([text(500), text(10)])).toEqual([undefined, 1])
})

test('low sections are laid out at once', () => {
  expect(lateSteps([text(60), text(6), text(8)])).toEqual([undefined, undefined, 1])
})

test.each([
  [8, 1],
  [14, 1],
  [15, 2],
  [40, 3],
  [80, 4],
  [160, 5],
  [320, 6],
  [5000, 6],
])('%d rem are step %d', (rem, step) => {
  expect(lateSteps([text(60), text(rem)])[1]).toBe(step)
})

test('code and tables of compatibility have more HTML for their height', () => {
  const length = 7200
  const [, ...steps] = lateSteps([text(60), 'x'.repeat(length), `<pre>${'x'.repeat(length)}`, `<div class="compat">${'x'.repeat(length)}`])
  expect(steps).toEqual([5, 4, 3])
})

test('a hundred sections of a page are late, and no more', () => {
  const steps = lateSteps([text(60), ...Array.from({ length: 3000 }, () => text(10))])
  expect(steps.filter((step) => step !== undefined)).toHaveLength(100)
  expect(steps.at(-1)).toBeUndefined()
})
