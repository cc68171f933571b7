import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MoveQueue } from './move-queue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function makeQueue() {
  const made: string[] = []
  const settled: unknown[] = []
  const queue = new MoveQueue((failure) => settled.push(failure))
  const add = (itemId: string, name: string): void =>
    queue.add(itemId, async () => {
      made.push(name)
      if (name === 'rejected') throw new Error(name)
    })
  return { made, settled, add }
}

test('of moves of one item only the last is made, once it rests', async () => {
  const { made, settled, add } = makeQueue()
  for (const name of ['1', '2', '3']) add('a', name)
  expect(made).toEqual([])
  await vi.runAllTimersAsync()
  expect(made).toEqual(['3'])
  expect(settled).toEqual([undefined])
})

test('moves of several items are made one after the other', async () => {
  const { made, settled, add } = makeQueue()
  add('a', '1')
  add('b', '2')
  add('a', '3')
  await vi.runAllTimersAsync()
  expect(made).toEqual(['1', '2', '3'])
  expect(settled).toEqual([undefined])
})

test('after one that is rejected the others are given up', async () => {
  const { made, settled, add } = makeQueue()
  add('a', 'rejected')
  add('b', '2')
  await vi.runAllTimersAsync()
  expect(made).toEqual(['rejected'])
  expect(settled).toEqual([new Error('rejected')])
  add('b', '3')
  await vi.runAllTimersAsync()
  expect(made).toEqual(['rejected', '3'])
})
