import { expect, test } from 'vitest'
import { AppError } from '../http/errors/app-error.ts'
import { createScanQueue } from './scan-queue.ts'

test('only so much runs at once, the rest waits in order, and what is too much is rejected', async () => {
  const queue = createScanQueue({ running: 2, waiting: 3 })
  const ends: (() => void)[] = []
  const started: number[] = []
  const runs = [0, 1, 2, 3, 4].map((number) =>
    queue.run(() => {
      started.push(number)
      return new Promise<number>((resolve) => ends.push(() => resolve(number)))
    }),
  )
  await expect(queue.run(async () => 5)).rejects.toBeInstanceOf(AppError)
  expect(started).toEqual([0, 1])
  for (let index = 0; index < 5; index += 1) {
    ends[index]?.()
    await runs[index]
    await new Promise(setImmediate)
  }
  expect([started, await Promise.all(runs)]).toEqual([
    [0, 1, 2, 3, 4],
    [0, 1, 2, 3, 4],
  ])
  expect(await queue.run(async () => 6)).toBe(6)
})

test('work that fails gives its place back', async () => {
  const queue = createScanQueue({ running: 1, waiting: 1 })
  await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await queue.run(async () => 1)).toBe(1)
})
