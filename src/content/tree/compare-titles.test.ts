import { expect, test } from 'vitest'
import { compareTitles } from './compare-titles.ts'

test('numbers count by value, case and accents do not count', () => {
  expect(['b', 'Part 10', 'A', 'part 2', 'é', 'f', 'a'].sort(compareTitles)).toEqual(['A', 'a', 'b', 'é', 'f', 'part 2', 'Part 10'])
})

test('titles that are equal but for case have one order', () => {
  expect(['a', 'A'].sort(compareTitles)).toEqual(['A', 'a'])
  expect(['A', 'a'].sort(compareTitles)).toEqual(['A', 'a'])
})
