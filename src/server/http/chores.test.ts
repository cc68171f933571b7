import fastify from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createChores } from './chores.ts'

const [MINUTE_MS, HOUR_MS] = [60_000, 60 * 60_000]

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => vi.useRealTimers())

function open() {
  const app = fastify()
  const lines: string[] = []
  return { app, lines, chores: createChores(app, { report: (line) => lines.push(line) }) }
}

test('work of every hour is done a minute after the start and then every hour, though no one calls', async () => {
  const { app, chores } = open()
  const work = vi.fn(async () => {})
  chores.everyHour(work)
  await vi.advanceTimersByTimeAsync(MINUTE_MS - 1)
  expect(work).toHaveBeenCalledTimes(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(work).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(HOUR_MS - 1)
  expect(work).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1 + HOUR_MS)
  expect(work).toHaveBeenCalledTimes(3)
  await app.close()
})

test('other work is done a minute after the start and then again after its own time', async () => {
  const { app, chores } = open()
  const work = vi.fn(async () => {})
  chores.every(5000, work)
  await vi.advanceTimersByTimeAsync(MINUTE_MS - 1)
  expect(work).toHaveBeenCalledTimes(0)
  await vi.advanceTimersByTimeAsync(1 + 2 * 5000)
  expect(work).toHaveBeenCalledTimes(3)
  await app.close()
})

test('work of every hour that fails is reported and done again an hour later', async () => {
  const { app, chores, lines } = open()
  chores.everyHour(() => Promise.reject(new Error('no connection')))
  await vi.advanceTimersByTimeAsync(MINUTE_MS + HOUR_MS)
  expect(lines).toEqual(Array(2).fill('a background task failed: no connection'))
  await app.close()
})

test('work of every hour ends with the app, which waits for work under way', async () => {
  const { app, chores } = open()
  const { promise, resolve } = Promise.withResolvers<void>()
  const [slow, waiting] = [vi.fn(() => promise), vi.fn(async () => {})]
  chores.everyHour(slow)
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  chores.everyHour(waiting)
  let isClosed = false
  const closing = app.close().then(() => {
    isClosed = true
  })
  await vi.advanceTimersByTimeAsync(2 * HOUR_MS)
  expect(isClosed).toBe(false)
  resolve()
  await closing
  await vi.advanceTimersByTimeAsync(2 * HOUR_MS)
  expect([slow.mock.calls.length, waiting.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0, 0])
})

test('slow work of every hour does not run twice at once', async () => {
  const { app, chores } = open()
  const { promise, resolve } = Promise.withResolvers<void>()
  const work = vi.fn(() => promise)
  chores.everyHour(work)
  await vi.advanceTimersByTimeAsync(MINUTE_MS + 3 * HOUR_MS)
  expect(work).toHaveBeenCalledTimes(1)
  resolve()
  await vi.advanceTimersByTimeAsync(HOUR_MS)
  expect(work).toHaveBeenCalledTimes(2)
  await app.close()
})

test('timers of work keep no process alive', () => {
  vi.useRealTimers()
  const timer = vi.spyOn(globalThis, 'setTimeout')
  open().chores.everyHour(async () => {})
  expect(timer.mock.results[0]?.value.hasRef()).toBe(false)
  clearTimeout(timer.mock.results[0]?.value)
  timer.mockRestore()
})
