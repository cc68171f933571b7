import { expect, test } from 'vitest'
import { createQueue } from './queue.ts'

test('at most so many works are under way, each gets its turn, and one that fails makes way', async () => {
  const queue = createQueue({ maxAtOnce: 2, maxWaiting: 3 })
  const log: string[] = []
  let underWay = 0
  let most = 0
  const work = (name: string) => async (): Promise<string> => {
    underWay += 1
    most = Math.max(most, underWay)
    await Promise.resolve()
    log.push(name)
    underWay -= 1
    if (name === 'b') throw new Error('b failed')
    return name
  }
  const results = await Promise.allSettled(['a', 'b', 'c', 'd', 'e'].map(async (name) => await queue.run(work(name))))
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled', 'fulfilled'])
  expect(log).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(most).toBe(2)
})

test('when too much waits the next is rejected at once, and when there is room again it is not', async () => {
  const queue = createQueue({ maxAtOnce: 1, maxWaiting: 2 })
  let finish = (): void => {}
  const first = queue.run(() => new Promise<void>((resolve) => (finish = resolve)))
  const others = [queue.run(async () => 'two'), queue.run(async () => 'three')]
  const full = { code: 'unavailable', status: 503, headers: { 'retry-after': '5' } }
  expect(() => queue.rejectWhenFull()).toThrow(expect.objectContaining(full))
  await expect(queue.run(async () => 'four')).rejects.toMatchObject(full)
  finish()
  await first
  expect(await Promise.all(others)).toEqual(['two', 'three'])
  expect(await queue.run(async () => 'five')).toBe('five')
})

test('a queue says when to try again where its work takes longer', async () => {
  const queue = createQueue({ maxAtOnce: 1, maxWaiting: 0, retryAfterS: 10 })
  const first = queue.run(() => new Promise(setImmediate))
  await expect(queue.run(async () => 'two')).rejects.toMatchObject({ status: 503, headers: { 'retry-after': '10' } })
  await first
})
