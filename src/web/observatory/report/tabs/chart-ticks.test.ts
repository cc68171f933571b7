import { expect, test } from 'vitest'
import { chartTicks } from './chart-ticks.ts'

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [37, [0, 10, 20, 30, 40]],
  [100, [0, 50, 100]],
  [15_200, [0, 5000, 10_000, 15_000, 20_000]],
])('a chart up to %i has the numbers %j', (largest, ticks) => {
  expect(chartTicks(largest)).toEqual(ticks)
})
