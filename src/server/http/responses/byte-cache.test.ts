import { expect, test, vi } from 'vitest'
import { createByteCache } from './byte-cache.ts'

const bytes =
  (length: number): (() => Promise<Uint8Array>) =>
  async () =>
    new Uint8Array(length)
const fail = async (): Promise<Uint8Array> => {
  throw new Error('not loaded again')
}

test('what was loaded is stored', async () => {
  const cache = createByteCache(80)
  const first = await cache.get('a', bytes(10))
  expect(await cache.get('a', fail)).toBe(first)
})

test('what was not asked for longest is forgotten when the budget is full', async () => {
  const cache = createByteCache(80)
  for (const key of 'abcdefgh') await cache.get(key, bytes(10))
  await cache.get('a', fail)
  await cache.get('i', bytes(10))
  await cache.get('a', fail)
  await expect(cache.get('b', fail)).rejects.toThrow('not loaded again')
})

test('a file that would take too much of the budget is not stored', async () => {
  const cache = createByteCache(80)
  await cache.get('a', bytes(11))
  await expect(cache.get('a', fail)).rejects.toThrow()
})

test('many who ask at the same time share one load', async () => {
  const cache = createByteCache(80)
  const load = vi.fn(bytes(10))
  await Promise.all([cache.get('a', load), cache.get('a', load), cache.get('a', load)])
  expect(load).toHaveBeenCalledTimes(1)
})

test('a load that fails is tried again', async () => {
  const cache = createByteCache(80)
  await expect(cache.get('a', fail)).rejects.toThrow()
  expect(await cache.get('a', bytes(3))).toHaveLength(3)
})
