import { expect, test } from 'vitest'
import { lateSteps } from './late-steps.ts'

/** HTML of a section of text that is about so many rem high. */
const text = (rem: number): string => 'x'.repeat((rem - 4) * 60)
/** The steps of sections between the top and the end of a text. */
const stepsBetween = (sections: readonly string[]): readonly (number | undefined)[] =>
  lateSteps([text(60), ...sections, text(60)]).slice(1, -1)

test('sections are late that begin below the window of a desktop', () => {
  expect(lateSteps([text(30), text(30), text(30), text(30), text(60)])).toEqual([undefined, undefined, 3, 3, undefined])
})

test('the last sections are not late that fit into a window together, but a higher one is', () => {
  expect(lateSteps([text(60), text(31), text(30), text(30)])).toEqual([undefined, 3, undefined, undefined])
  expect(lateSteps([text(60), text(61), text(10)])).toEqual([undefined, 4, undefined])
})

test('a first section is never late, however high it is', () => {
  expect(lateSteps([text(500), text(10), text(60)])).toEqual([undefined, 1, undefined])
})

test('low sections are laid out at once', () => {
  expect(stepsBetween([text(6), text(8)])).toEqual([undefined, 1])
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
  expect(stepsBetween([text(rem)])).toEqual([step])
})

test('code and tables of compatibility have more HTML for their height', () => {
  const length = 7200
  const sections = ['x'.repeat(length), `<pre>${'x'.repeat(length)}`, `<div class="compat">${'x'.repeat(length)}`]
  expect(stepsBetween(sections)).toEqual([5, 4, 3])
})

test('a hundred sections of a page are late, and no more', () => {
  const steps = lateSteps([text(60), ...Array.from({ length: 3000 }, () => text(10))])
  expect(steps.filter((step) => step !== undefined)).toHaveLength(100)
  expect(steps.at(-1)).toBeUndefined()
})
