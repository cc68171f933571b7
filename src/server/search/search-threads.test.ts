import { Worker } from 'node:worker_threads'
import { afterEach, expect, test, vi } from 'vitest'
import { SAMPLE_DOCUMENTS } from '#search/search-document.fixture.ts'
import { writeIndex } from '#search/write-index.ts'
import type { SearchQuestion } from './search-messages.ts'
import { type SearchThreads, startSearchThreads } from './search-threads.ts'

const QUESTION: SearchQuestion = { kind: 'titles', q: 'map', locale: 'en-US', count: 1 }
/** More than a query may take. */
const TOO_LONG_MS = 5001
/** Half of the time that a query may wait for a thread. */
const HALF_WAIT_MS = 500
/** A query is answered within this time: it takes milliseconds. */
const ANSWERED_MS = 300
/** A query starts threads again that could not start so long ago. */
const RESTART_MS = 5000

let threads: SearchThreads
afterEach(async () => {
  vi.useRealTimers()
  await threads.close()
})

function start(startWorker?: Parameters<typeof startSearchThreads>[2], count = 1): void {
  const written = writeIndex('en-US', SAMPLE_DOCUMENTS)
  const bytes = new SharedArrayBuffer(written.byteLength)
  new Uint8Array(bytes).set(written)
  threads = startSearchThreads({ indexes: [{ locale: 'en-US', bytes }] }, count, startWorker)
}

/** A thread that ends before it can answer. */
const DEAD = 'throw new Error("no memory")'
function startModule(workerData: unknown): Worker {
  return new Worker(new URL('./search-worker.ts', import.meta.url), { workerData })
}

test('the answer of a thread that was given up is ignored: no query waits for that thread', async () => {
  // The clock stands still: no query waits too long for the next thread, which may take its time to start.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  start()
  await threads.ask(QUESTION, 'a')
  const late = threads.ask(QUESTION, 'a')
  // This thread sleeps while the other one answers, so that the answer comes after the time is over.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ANSWERED_MS)
  vi.advanceTimersByTime(TOO_LONG_MS)
  await expect(late).rejects.toMatchObject({ code: 'unavailable' })
  for (let round = 0; round < 3; round += 1) {
    const answers = await Promise.all([threads.ask(QUESTION, 'a'), threads.ask(QUESTION, 'a')])
    expect(answers.map(({ kind }) => kind)).toEqual(['titles', 'titles'])
  }
})

test('a network with many queries in the line leaves every second turn to the others (docs/behaviour/http.md 9)', async () => {
  // The clock stands still: on a busy machine those in the line would have to give up.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  start()
  await threads.ask(QUESTION, 'a')
  const answered: string[] = []
  const ask = (network: string): Promise<unknown> => threads.ask(QUESTION, network).then(() => answered.push(network))
  await Promise.all(['a', 'a', 'a', 'a', 'a', 'b', 'b'].map(ask))
  expect(answered).toEqual(['a', 'a', 'b', 'a', 'b', 'a', 'a'])
})

test('who waits for more than a second is rejected also while the only thread is at a slow query', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  start()
  await threads.ask(QUESTION, 'a')
  const ends: string[] = []
  const ask = (name: string): Promise<unknown> => {
    const ended = (): unknown => ends.push(name)
    return threads.ask(QUESTION, 'a').then(ended, ended)
  }
  // No answer arrives while this function does not wait for one: to the clock, the first query is slow.
  const all = [ask('slow query')]
  all.push(ask('first in line'))
  vi.advanceTimersByTime(HALF_WAIT_MS)
  all.push(ask('second in line'))
  vi.advanceTimersByTime(HALF_WAIT_MS)
  await Promise.resolve()
  expect(ends).toEqual([])
  vi.advanceTimersByTime(2)
  await all[1]
  expect(ends).toEqual(['first in line'])
  vi.advanceTimersByTime(HALF_WAIT_MS)
  await Promise.all(all)
  expect(ends).toEqual(['first in line', 'second in line', 'slow query'])
})

test.each([
  [
    'the operating system rejects',
    (): Worker => {
      throw new Error('Worker initialization failure: EAGAIN')
    },
  ],
  ['that ends at its start', (): Worker => new Worker(DEAD, { eval: true })],
])('a thread %s is started again by a query some seconds later; until then queries are rejected', async (_, startNone) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  let starts = 0
  start((data) => {
    starts += 1
    return starts === 1 ? startNone() : startModule(data)
  })
  await threads.ready
  await expect(threads.ask(QUESTION, 'a')).rejects.toMatchObject({ code: 'unavailable' })
  expect(starts).toBe(1)
  vi.advanceTimersByTime(RESTART_MS)
  await expect(threads.ask(QUESTION, 'a')).resolves.toMatchObject({ kind: 'titles' })
})

test('when the first of two threads is rejected, both are started again together', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  let starts = 0
  start((data) => {
    starts += 1
    if (starts === 1) throw new Error('Worker initialization failure: EAGAIN')
    return startModule(data)
  }, 2)
  await expect(threads.ask(QUESTION, 'a')).rejects.toMatchObject({ code: 'unavailable' })
  vi.advanceTimersByTime(RESTART_MS)
  await expect(threads.ask(QUESTION, 'a')).resolves.toMatchObject({ kind: 'titles' })
  expect(starts).toBe(3)
})
