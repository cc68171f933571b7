import { expect, test } from 'vitest'
import { isSwitchedOff } from './features.ts'
import { MANAGE_SUBSCRIPTION_PATH, NO_SUBSCRIPTION_REASON, PLUS_ADDRESSES, SUBSCRIBE_PATH, subscribeLink } from './plus-addresses.ts'

test('the link that subscribes keeps what the address has already', () => {
  expect(subscribeLink(SUBSCRIBE_PATH, 'mdn_plus_5m')).toBe('/users/plus/subscribe/?plan=mdn_plus_5m')
  expect(subscribeLink('https://pay.example/buy?from=site', 'price 1')).toBe('https://pay.example/buy?from=site&plan=price%201')
})

test('every address belongs to the feature and needs no escaping', () => {
  const paths = [SUBSCRIBE_PATH, MANAGE_SUBSCRIPTION_PATH, PLUS_ADDRESSES.plans.path]
  expect(paths.map((path) => isSwitchedOff(path, []))).toEqual([true, true, true])
  expect(encodeURIComponent(NO_SUBSCRIPTION_REASON)).toBe(NO_SUBSCRIPTION_REASON)
})
