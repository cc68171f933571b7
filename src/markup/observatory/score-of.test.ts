import { expect, test } from 'vitest'
import { countsBonus, gainOf } from './score-of.ts'

test.each([
  [[-10], 0, 10],
  [[-10, 5], 0, 10],
  [[-15, 5], 0, 20],
  [[-20, -5, 10], 0, 30],
  [[-60, -60], 0, 40],
  [[-100, -100], 0, 0],
])('of the points %j, number %i gains %i', (modifiers, index, gain) => {
  expect(gainOf(modifiers, index)).toBe(gain)
})

test('bonuses count from 90 on', () => {
  expect([countsBonus([-10, 5]), countsBonus([-11, 50])]).toEqual([true, false])
})
