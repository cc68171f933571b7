import { expect, test, vi } from 'vitest'
import { createStop } from './create-stop.ts'
import { Stopped } from './stopped.ts'

test('the first signal asks a command to stop, and one that comes later ends it', () => {
  let time = 1000
  const end = vi.fn()
  const { signal, take } = createStop({ now: () => time, end })
  expect(signal.aborted).toBe(false)
  take()
  expect(signal.reason).toBeInstanceOf(Stopped)
  time += 2
  take()
  expect(end, 'npm passes on the same Ctrl-C').not.toHaveBeenCalled()
  time += 1000
  take()
  expect(end).toHaveBeenCalledOnce()
})
