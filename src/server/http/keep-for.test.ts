import { expect, test, vi } from 'vitest'
import { keepFor } from './keep-for.ts'

test('calls within the time get the same promise, and a later one loads again, with the previous promise', async () => {
  let at = 0
  const load = vi.fn(async (_previous: Promise<number> | undefined) => at)
  const get = keepFor(1000, () => at, load)
  const first = get()
  at = 999
  expect(get()).toBe(first)
  at = 1000
  expect(await get()).toBe(1000)
  expect(load.mock.calls).toEqual([[undefined], [first]])
})

test('a clock that is set back keeps nothing for long', async () => {
  let at = 5000
  const get = keepFor(
    1000,
    () => at,
    async () => at,
  )
  await get()
  at = 0
  expect(await get()).toBe(0)
})

test('a failure is forgotten: calls under way get it, the next one loads again', async () => {
  const load = vi.fn(async () => 'loaded').mockRejectedValueOnce(new Error('no connection'))
  const get = keepFor(1000, () => 0, load)
  const results = await Promise.allSettled([get(), get()])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect([await get(), load.mock.calls.length]).toEqual(['loaded', 2])
})

test('a failure that comes late forgets no newer value', async () => {
  let at = 0
  const { promise, reject } = Promise.withResolvers<string>()
  const load = vi.fn(async () => 'newer').mockReturnValueOnce(promise)
  const get = keepFor(1000, () => at, load)
  const late = get()
  at = 1000
  await get()
  reject(new Error('no connection'))
  await expect(late).rejects.toThrow('no connection')
  expect([await get(), load.mock.calls.length]).toEqual(['newer', 2])
})
