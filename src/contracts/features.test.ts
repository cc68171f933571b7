import { expect, test } from 'vitest'
import { FEATURES, isSwitchedOff } from './features.ts'

test.each([
  '/en-US/plus',
  '/de/plus/',
  '/EN-us/Plus/collections',
  '/api/v1/plus/settings/',
  '/en-US/plus/collections',
  '/api/v2/collections/',
  '/en-US/newsletter',
  '/api/v1/newsletter',
  '/api/v1/plus/newsletter/',
  '/users/newsletter/confirm',
  '/api/v2/collections/x/items/',
  '/api/v1/stripe/plans',
  '/users/plus/subscribe/',
  '/users/plus/manage/',
  '/en-US/advertising',
  '/ja/plus/collections',
  '/pong/get',
  '/pimg/x',
  '/en-US/observatory',
  '/en-US/observatory/docs/faq',
  '/api/v2/analyze',
  '/api/v2/scan',
  '/de/plus/ai-help',
  '/api/v1/plus/ai/help/quota',
  '/api/v1/plus/ai/explain',
])('%s is nowhere when no feature is on, and somewhere when all are', (path) => {
  expect([isSwitchedOff(path, []), isSwitchedOff(path, FEATURES)]).toEqual([true, false])
})

test.each([
  '/',
  '/en-US/',
  '/en-US/docs/Web',
  '/en-US/plush',
  '/en-US/docs/plus',
  '/api/v1/whoami',
  '/api/v1/pluses',
  '/users/newsletter/unsubscribe',
])('%s belongs to no feature', (path) => {
  expect(isSwitchedOff(path, [])).toBe(false)
})

test.each(['/en-US/plus/collections/x', '/api/v2/collections/'])('%s is there with plus and collections only', (path) => {
  const off = ([['plus'], ['collections'], ['plus', 'collections']] as const).map((features) => isSwitchedOff(path, features))
  expect(off).toEqual([true, true, false])
})

test('a part of a feature may be off while the rest is on, and not the other way round', () => {
  expect([isSwitchedOff('/en-US/plus', ['plus']), isSwitchedOff('/en-US/plus/collections', ['plus'])]).toEqual([false, true])
  expect(isSwitchedOff('/en-US/plus/collections', ['collections'])).toBe(true)
  expect([isSwitchedOff('/en-US/newsletter', ['plus']), isSwitchedOff('/en-US/newsletter', ['newsletter'])]).toEqual([true, true])
})
