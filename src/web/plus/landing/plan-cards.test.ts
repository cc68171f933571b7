import { describe, expect, test } from 'vitest'
import type { Plan } from '#contracts/plans.ts'
import { hasTwoFreeMonths, periodOf, periodsOf, stateOf } from './plan-cards.ts'

const CARDS = ['core', 'mdn_plus_5m', 'mdn_plus_5y', 'mdn_plus_10m', 'mdn_plus_10y'] as const
const price = (monthlyPriceInCents: number) => ({ id: 'x', monthlyPriceInCents })

function statesFor(subscriptionType: Plan | null, isAuthenticated = true): string {
  return CARDS.map((plan) => stateOf(plan, { isAuthenticated, subscriptionType })).join(' ')
}

describe('the state of each card', () => {
  test.each([
    ['core', 'current upgrade upgrade upgrade upgrade'],
    [null, 'current upgrade upgrade upgrade upgrade'],
    ['mdn_plus_5m', 'not-available current upgrade upgrade upgrade'],
    ['mdn_plus_5y', 'not-available not-available current upgrade upgrade'],
    ['mdn_plus_10m', 'not-available not-available not-available current upgrade'],
    ['mdn_plus_10y', 'not-available not-available not-available not-available current'],
  ] as const)('for a user with the plan %s: %s', (plan, states) => {
    expect(statesFor(plan)).toBe(states)
  })

  test('for anonymous users, and as long as the user is not known: start', () => {
    expect(statesFor(null, false)).toBe('start start start start start')
    expect(stateOf('mdn_plus_5m', undefined)).toBe('start')
  })
})

test('the period is that of the user’s own plan, otherwise the month', () => {
  const periods = (['mdn_plus_5y', 'mdn_plus_10m', 'core', null] as const).map((subscriptionType) => periodOf({ subscriptionType }))
  expect([...periods, periodOf(undefined)]).toEqual(['year', 'month', 'month', 'month', 'month'])
})

test('only periods with a plan can be chosen', () => {
  expect(periodsOf({ plans: { mdn_plus_5m: price(500), mdn_plus_10y: price(833) } })).toEqual(['month', 'year'])
  expect(periodsOf({ plans: { mdn_plus_5y: price(417) } })).toEqual(['year'])
})

test('two free months are promised only where a year costs as much as ten', () => {
  const plans = { mdn_plus_5m: price(500), mdn_plus_5y: price(417), mdn_plus_10m: price(1000), mdn_plus_10y: price(833) }
  expect(hasTwoFreeMonths({ plans })).toBe(true)
  expect(hasTwoFreeMonths({ plans: { ...plans, mdn_plus_10y: price(900) } })).toBe(false)
  expect(hasTwoFreeMonths({ plans: { mdn_plus_5m: price(500) } })).toBe(false)
})
