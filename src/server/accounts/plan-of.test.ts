import { expect, test } from 'vitest'
import { planOfEvent, planOfProfile } from './plan-of.ts'

test.each([
  [['mdn_plus', 'mdn_plus_10y', 'mdn_plus_5y'], 'mdn_plus_5y'],
  [['mdn_plus_10m', 'mdn_plus_5y'], 'mdn_plus_10m'],
  [['mdn_plus_10m', 'mdn_plus_5m'], 'mdn_plus_5m'],
  [['mdn_plus_10y', 'core'], 'core'],
  [['something'], 'core'],
  [[], 'core'],
])('of the plans %j of a profile the lowest is %s, and unknown ones are core (docs/behaviour/accounts.md 7 and 8)', (words, plan) => {
  expect(planOfProfile(words)).toBe(plan)
})

test.each([
  [{ isActive: true, capabilities: ['mdn_plus_10m'] }, 'mdn_plus_10m'],
  [{ isActive: true, capabilities: ['something', 'mdn_plus_10y', 'mdn_plus_5m'] }, 'mdn_plus_10y'],
  [{ isActive: true, capabilities: [] }, 'core'],
  [{ isActive: true, capabilities: ['something'] }, 'core'],
  [{ isActive: false, capabilities: ['mdn_plus_10m'] }, 'core'],
])('the change %j gives the plan %s (docs/behaviour/account-events.md 2 to 4)', (change, plan) => {
  expect(planOfEvent(change)).toBe(plan)
})
