import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQuietTask } from './quiet-task.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function startTask() {
  const work = vi.fn()
  return { work, task: createQuietTask(work, 1000) }
}

test('the work is done once, when it was quiet for long enough', () => {
  const { work, task } = startTask()
  task.plan()
  vi.advanceTimersByTime(900)
  task.postpone()
  vi.advanceTimersByTime(900)
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(100)
  expect(work).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(5000)
  expect(work).toHaveBeenCalledTimes(1)
})

test('what was not planned, was done or was cancelled is not done', () => {
  const { work, task } = startTask()
  task.postpone()
  task.plan()
  task.cancel()
  vi.advanceTimersByTime(5000)
  expect(work).not.toHaveBeenCalled()
  task.plan()
  vi.advanceTimersByTime(1000)
  task.postpone()
  vi.advanceTimersByTime(5000)
  expect(work).toHaveBeenCalledTimes(1)
})
