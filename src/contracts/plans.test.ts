import { expect, test } from 'vitest'
import { isHigherRank, PAID_PLANS, PLAN_RANKS, PLANS } from './plans.ts'

test('the order at sign-in and the rank of upgrades are two orders of the same plans', () => {
  expect(PLANS).toEqual(['core', 'mdn_plus_5m', 'mdn_plus_10m', 'mdn_plus_5y', 'mdn_plus_10y'])
  expect([...PLANS].sort((a, b) => PLAN_RANKS[a] - PLAN_RANKS[b])).toEqual(['core', ...PAID_PLANS])
})

test('a plan ranks above another one by its tier first, then by its period', () => {
  expect([isHigherRank('mdn_plus_10m', 'mdn_plus_5y'), isHigherRank('mdn_plus_5y', 'mdn_plus_10m')]).toEqual([true, false])
  expect([isHigherRank('mdn_plus_5m', 'core'), isHigherRank('core', 'core')]).toEqual([true, false])
})
