import { getEventListeners } from 'node:events'
import { expect, test } from 'vitest'
import { sleep } from './sleep.ts'

/** Longer than a test may take. */
const DAY_MS = 24 * 60 * 60_000

test('a pause that ends leaves no listener on the signal', async () => {
  const { signal } = new AbortController()
  for (let pause = 0; pause < 5; pause += 1) await sleep(0, signal)
  expect(getEventListeners(signal, 'abort')).toHaveLength(0)
})

test('a pause ends when the command is interrupted, and at once when it was interrupted before', async () => {
  const control = new AbortController()
  const pause = sleep(DAY_MS, control.signal)
  control.abort()
  expect(await pause).toBeUndefined()
  expect(await sleep(DAY_MS, control.signal)).toBeUndefined()
})
