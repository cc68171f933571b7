import type { FastifyInstance } from 'fastify'
import type { Services } from './services.ts'

/** Work that no response waits for, but the end of the server does. */
export interface Chores {
  /** Starts it; when it fails, the log says so. */
  start(work: () => Promise<void>): void
  /** Runs `work` one minute after the start and then every hour. Every process runs it, so `work` must be safe to run twice at once. */
  everyHour(work: () => Promise<void>): void
  /** The same with another time: runs `work` one minute after the start, and then `ms` after each end. */
  every(ms: number, work: () => Promise<void>): void
}

const HOUR_MS = 60 * 60_000
/** Not an hour: a server that is started again more often than that would never do it. Not at once: a start has enough to do. */
const FIRST_MS = 60_000

/** @returns the chores of an app */
export function createChores(app: FastifyInstance, { report }: Pick<Services, 'report'>): Chores {
  const running = new Set<Promise<void>>()
  const timers = new Set<NodeJS.Timeout>()
  let isClosed = false
  app.addHook('onClose', async () => {
    isClosed = true
    for (const timer of timers) clearTimeout(timer)
    await Promise.all(running)
  })

  const run = (work: () => Promise<void>): Promise<void> => {
    const guarded = work().catch((error: unknown) =>
      report(`a background task failed: ${error instanceof Error ? error.message : String(error)}`),
    )
    running.add(guarded)
    return guarded.finally(() => running.delete(guarded))
  }
  // The next wait begins when the work is done, so slow work never runs twice at once in a process.
  const repeat = (work: () => Promise<void>, waitMs: number, ms: number): void => {
    const timer = setTimeout(async () => {
      timers.delete(timer)
      await run(work)
      if (!isClosed) repeat(work, ms, ms)
    }, waitMs).unref()
    timers.add(timer)
  }
  const every: Chores['every'] = (ms, work) => repeat(work, FIRST_MS, ms)
  return {
    start: (work) => void run(work),
    every,
    everyHour: (work) => every(HOUR_MS, work),
  }
}
