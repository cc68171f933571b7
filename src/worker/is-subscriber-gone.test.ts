import { expect, test } from 'vitest'
import { isSubscriberGone } from './is-subscriber-gone.ts'

const who = (isSubscriber: boolean | null) => new Response(JSON.stringify({ username: 'u1', is_subscriber: isSubscriber }))

test('a user who signs out or no longer subscribes can no longer read offline', async () => {
  expect(await isSubscriberGone(who(false))).toBe(true)
  expect(await isSubscriberGone(who(null))).toBe(true)
  for (const status of [400, 401]) expect(await isSubscriberGone(new Response('{}', { status }))).toBe(true)
})

test('subscribers stay, and a server that fails says nothing', async () => {
  expect(await isSubscriberGone(who(true))).toBe(false)
  for (const status of [404, 429, 500, 503]) expect(await isSubscriberGone(new Response('{}', { status }))).toBe(false)
  expect(await isSubscriberGone(new Response('<p>a wall'))).toBe(false)
})
