import { expect, test } from 'vitest'
import { limitTasks } from './limit-requests.ts'

test('at most a few tasks run at once, all run, and one that fails makes place as well', async () => {
  const run = limitTasks(2)
  let [running, most, ended] = [0, 0, 0]
  const task = (fails: boolean) => async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setTimeout(resolve))
    running -= 1
    ended += 1
    if (fails) throw new Error('no')
  }
  await Promise.allSettled(Array.from({ length: 9 }, (_, index) => run(task(index % 3 === 0))))
  expect([most, ended, running]).toEqual([2, 9, 0])
})
