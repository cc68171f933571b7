import type { FastifyInstance } from 'fastify'
import type { Services } from './services.ts'

/** Work that no response waits for, but the end of the server does. */
export interface Chores {
  /** Starts it; when it fails, the log says so. */
  start(work: () => Promise<void>): void
  /** The same, at most once an hour for work of this name in this process. */
  startHourly(name: string, work: () => Promise<void>): void
}

const HOUR_MS = 60 * 60_000

/** @returns the chores of an app */
export function createChores(app: FastifyInstance, { now, report }: Pick<Services, 'now' | 'report'>): Chores {
  const running = new Set<Promise<void>>()
  const startedAt = new Map<string, number>()
  app.addHook('onClose', async () => void (await Promise.all(running)))

  const start: Chores['start'] = (work) => {
    const guarded = work().catch((error: unknown) =>
      report(`a background task failed: ${error instanceof Error ? error.message : String(error)}`),
    )
    running.add(guarded)
    void guarded.finally(() => running.delete(guarded))
  }
  return {
    start,
    startHourly(name, work) {
      const last = startedAt.get(name)
      // The absolute difference: a clock that was set back keeps nothing from being done.
      if (last !== undefined && Math.abs(now() - last) < HOUR_MS) return
      startedAt.set(name, now())
      start(work)
    },
  }
}
