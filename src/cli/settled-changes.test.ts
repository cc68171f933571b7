import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeFolder } from '#content/testing/example-content.fixture.ts'
import { settleChanges } from './settled-changes.ts'

const apply = vi.fn<(paths: readonly string[]) => void>()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  apply.mockReset()
})
afterEach(() => void vi.useRealTimers())

test('the steps of one save are applied together, each file once', () => {
  const changes = settleChanges(apply)
  for (const path of ['/a', '/b', '/a']) {
    changes.add(path)
    vi.advanceTimersByTime(10)
  }
  expect(apply).not.toHaveBeenCalled()
  vi.advanceTimersByTime(10)
  expect(apply.mock.calls).toEqual([[['/a', '/b']]])
})

test('changes that go on for seconds are applied meanwhile', () => {
  const changes = settleChanges(apply)
  for (let file = 0; file < 100; file += 1) {
    changes.add(`/${file}`)
    vi.advanceTimersByTime(10)
  }
  expect(apply.mock.calls.length).toBeGreaterThanOrEqual(3)
  vi.advanceTimersByTime(300)
  expect(new Set(apply.mock.calls.flatMap(([paths]) => paths)).size).toBe(100)
})

test('an empty file is about to be written, and is taken as empty after a second', () => {
  using folder = makeFolder()
  const path = join(folder.path, 'index.md')
  const changes = settleChanges(apply)
  writeFileSync(path, '')
  changes.add(path)
  vi.advanceTimersByTime(500)
  expect(apply).not.toHaveBeenCalled()
  vi.advanceTimersByTime(500)
  expect(apply).toHaveBeenCalledOnce()
  changes.add(path)
  vi.advanceTimersByTime(100)
  writeFileSync(path, 'text')
  vi.advanceTimersByTime(20)
  expect(apply).toHaveBeenCalledTimes(2)
})

test('what was not applied is left out at the end', () => {
  const changes = settleChanges(apply)
  changes.add('/a')
  changes.cancel()
  vi.advanceTimersByTime(1000)
  expect(apply).not.toHaveBeenCalled()
})
