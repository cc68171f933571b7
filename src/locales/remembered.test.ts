import { expect, test, vi } from 'vitest'
import { remembered } from './remembered.ts'

test('a value is made once', () => {
  const make = vi.fn((count: number) => `${count} pages`)
  const textOf = remembered(make)
  expect([textOf(1), textOf(2), textOf(1)]).toEqual(['1 pages', '2 pages', '1 pages'])
  expect(make).toHaveBeenCalledTimes(2)
})

test('no more values are stored than the limit', () => {
  const make = vi.fn((text: string) => text)
  const textOf = remembered(make, 2)
  for (const text of ['a', 'b', 'c', 'a']) textOf(text)
  expect(make).toHaveBeenCalledTimes(4)
})
