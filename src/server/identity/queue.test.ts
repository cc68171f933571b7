import { expect, test } from 'vitest'
import { createQueue } from './queue.ts'

test('at most so many works are under way, each gets its turn, and one that fails makes way', async () => {
  const queue = createQueue(2)
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
  const results = await Promise.allSettled(['a', 'b', 'c', 'd', 'e'].map(async (name) => await queue(work(name))))
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled', 'fulfilled'])
  expect(log).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(most).toBe(2)
})
