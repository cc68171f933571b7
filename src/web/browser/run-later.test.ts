import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runLater } from './run-later.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('an action runs once, after its time', () => {
  const runs: string[] = []
  runLater({}, 2000, () => runs.push('ended'))
  vi.advanceTimersByTime(1999)
  expect(runs).toEqual([])
  vi.advanceTimersByTime(10_000)
  expect(runs).toEqual(['ended'])
})

test('called again within the time, it starts the time again: the message of a second copy is as long as the first', () => {
  const runs: string[] = []
  const button = {}
  runLater(button, 2000, () => runs.push('first'))
  vi.advanceTimersByTime(1500)
  runLater(button, 2000, () => runs.push('second'))
  vi.advanceTimersByTime(1999)
  expect(runs).toEqual([])
  vi.advanceTimersByTime(1)
  expect(runs).toEqual(['second'])
})

test('each key has a time of its own', () => {
  const runs: string[] = []
  for (const name of ['one', 'other']) runLater({}, 2000, () => runs.push(name))
  vi.advanceTimersByTime(2000)
  expect(runs).toEqual(['one', 'other'])
})
