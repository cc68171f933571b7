import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { runThreads } from './threads.ts'

const [THREADS, THREAD] = [
  new URL('./threads.ts', import.meta.url).href,
  new URL('./testing/keeping-thread.fixture.ts', import.meta.url).href,
]
/** In a process of more than 400 MB: runs a thread whose objects take 100 MB, and prints how many MB the process has more when it has ended. */
const PROGRAM = `
const large = Buffer.alloc(400 * 2 ** 20, 1)
const megabytes = () => process.memoryUsage.rss() / 2 ** 20
import(${JSON.stringify(THREADS)}).then(async ({ runThreads }) => {
  const run = (counts) => runThreads({
    module: new URL(${JSON.stringify(THREAD)}), setup: undefined, tasks: counts, onResults: () => undefined, signal: new AbortController().signal, maxThreads: 1,
  })
  await run([1])
  const before = megabytes()
  await run(Array.from({ length: 50 }, () => 50000))
  console.log(large.length > 0 && megabytes() - before)
})`

test('the memory of a thread is given back when it has ended and the process is large', () => {
  expect(Number(execFileSync(process.execPath, ['--eval', PROGRAM], { encoding: 'utf8' }))).toBeLessThan(40)
})

test('an error of a task that is made when its turn comes ends the work', async () => {
  const tasks = {
    length: 200,
    *[Symbol.iterator]() {
      yield* Array.from({ length: 100 }, () => 1)
      throw new Error('no such page')
    },
  }
  const work = { module: new URL(THREAD), setup: undefined, tasks, onResults: () => undefined, signal: new AbortController().signal }
  await expect(runThreads(work)).rejects.toThrow('no such page')
})

test('an error of what takes the results ends the work', async () => {
  const onResults = (): void => {
    throw new Error('the disk is full')
  }
  const work = { module: new URL(THREAD), setup: undefined, tasks: [1, 1], onResults, signal: new AbortController().signal }
  await expect(runThreads(work)).rejects.toThrow('the disk is full')
})
