import { expect, test } from 'vitest'
import { NumberLists } from './number-lists.ts'

const double = (number: number): number => number * 2

test('lists are parts of one and stay as they are when others are made', () => {
  const lists = new NumberLists()
  const made = [[1, 2, 3], [], [4]].map((numbers) => lists.listOf(Uint32Array.from(numbers), double))
  expect(made.map((list) => [...list])).toEqual([[2, 4, 6], [], [8]])
  expect(made[2]?.buffer).toBe(made[0]?.buffer)
})

test('a list may be longer than the rest, and than all that is asked for at once', () => {
  const lists = new NumberLists()
  const [some, long] = [Uint32Array.from({ length: 60_000 }, (_, at) => at), Uint32Array.from({ length: 70_000 }, (_, at) => at)]
  const made = [some, long, some].map((numbers) => lists.listOf(numbers, double))
  expect(made.map((list) => [list.length, list.at(-1)])).toEqual([
    [60_000, 119_998],
    [70_000, 139_998],
    [60_000, 119_998],
  ])
})
