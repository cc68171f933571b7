import { expect, test } from 'vitest'
import { RunTable } from './run-table.ts'

test('a part of a text is known wherever it stands', () => {
  const table = new RunTable<string>()
  const make = (part: string): string => `first ${part}`
  expect(table.get('a grid of grids', 2, 6, make)).toBe('first grid')
  expect(table.get('grid', 0, 4, () => 'second')).toBe('first grid')
  expect(table.get('a grid of grids', 10, 15, make)).toBe('first grids')
  expect(table.get('Grid', 0, 4, make)).toBe('first Grid')
  expect(table.get('сетка', 0, 5, make)).toBe('first сетка')
  expect(table.size).toBe(4)
})

test('a hundred thousand parts are told apart', () => {
  const table = new RunTable<number>()
  const parts = Array.from({ length: 100_000 }, (_, number) => `${number * 7919}${'x'.repeat(number % 9)}`)
  const read = (): readonly number[] => parts.map((part, number) => table.get(`.${part}.`, 1, part.length + 1, () => number))
  expect(read()).toEqual([...parts.keys()])
  expect(read()).toEqual([...parts.keys()])
  expect(table.size).toBe(100_000)
})
