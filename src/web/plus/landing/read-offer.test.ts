import { expect, test } from 'vitest'
import { readOffer } from './read-offer.ts'

const REPLY = {
  country: 'US',
  currency: 'USD',
  subscribe_url: '/users/plus/subscribe/',
  plans: { mdn_plus_5m: { id: 'a', monthlyPriceInCents: 500 }, mdn_plus_10m: { id: 'b', monthlyPriceInCents: 1000 } },
}

test('the plans with their prices are read', () => {
  expect(readOffer(REPLY)).toEqual({ currency: 'USD', subscribeUrl: '/users/plus/subscribe/', plans: REPLY.plans })
})

test.each([
  ['a page in place of JSON', undefined],
  ['a list', []],
  ['no plans', { ...REPLY, plans: {} }],
  ['plans that are null', { ...REPLY, plans: null }],
  ['a currency that is none', { ...REPLY, currency: 'dollars' }],
  ['an address that is a script', { ...REPLY, subscribe_url: 'javascript:alert(1)' }],
  ['an address on another host without its scheme', { ...REPLY, subscribe_url: '//evil.example/' }],
  ['no address', { ...REPLY, subscribe_url: undefined }],
])('a response with %s offers nothing', (_name, reply) => {
  expect(readOffer(reply)).toBeUndefined()
})

test.each([
  ['a negative price', { id: 'a', monthlyPriceInCents: -1 }],
  ['half a cent', { id: 'a', monthlyPriceInCents: 0.5 }],
  ['a price that is text', { id: 'a', monthlyPriceInCents: '500' }],
  ['no id', { monthlyPriceInCents: 500 }],
])('a plan with %s is left out', (_name, plan) => {
  expect(readOffer({ ...REPLY, plans: { ...REPLY.plans, mdn_plus_5m: plan } })?.plans).toEqual({ mdn_plus_10m: REPLY.plans.mdn_plus_10m })
})

test('a plan that no one knows is left out', () => {
  expect(readOffer({ ...REPLY, plans: { mdn_plus_99m: { id: 'x', monthlyPriceInCents: 1 } } })).toBeUndefined()
})
