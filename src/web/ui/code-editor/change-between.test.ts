import { expect, test } from 'vitest'
import { changeBetween } from './change-between.ts'

test('what is the same at both ends stays', () => {
  expect(changeBetween('a { x }', 'a { y }')).toEqual({ from: 4, to: 5, insert: 'y' })
  expect(changeBetween('', 'new')).toEqual({ from: 0, to: 0, insert: 'new' })
  expect(changeBetween('old', '')).toEqual({ from: 0, to: 3, insert: '' })
})

test('repeated letters are not counted twice', () => {
  for (const [before, after] of [
    ['aa', 'aaa'],
    ['aaa', 'aa'],
    ['abab', 'ab'],
    ['x', 'xx x'],
  ] as const) {
    const change = changeBetween(before, after)
    expect(change).toBeDefined()
    if (change !== undefined) expect(before.slice(0, change.from) + change.insert + before.slice(change.to)).toBe(after)
  }
})

test('the same text is no change', () => {
  expect(changeBetween('same', 'same')).toBeUndefined()
})
