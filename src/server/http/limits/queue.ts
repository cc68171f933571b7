import { AppError } from '../errors/app-error.ts'

/** A queue of work, done in the order in which it came. */
export interface Queue {
  /** Does work when it is its turn. @throws AppError `unavailable` when too much waits already */
  run<Result>(work: () => Promise<Result>): Promise<Result>
  /** @throws AppError `unavailable` when too much waits already */
  rejectWhenFull(): void
}

export interface QueueLimits {
  /** How much work is under way at most. */
  readonly maxAtOnce: number
  /** How much waits at most. */
  readonly maxWaiting: number
  /** When a rejected client may try again; absent: as for each `unavailable`. */
  readonly retryAfterS?: number
}

/** An empty queue. */
export function createQueue({ maxAtOnce, maxWaiting, retryAfterS }: QueueLimits): Queue {
  const waiting: (() => void)[] = []
  let underWay = 0
  const rejectWhenFull = (): void => {
    if (waiting.length < maxWaiting) return
    const cause = new Error(`${maxWaiting} requests are already waiting`)
    throw new AppError('unavailable', { cause, ...(retryAfterS !== undefined && { headers: { 'retry-after': String(retryAfterS) } }) })
  }
  return {
    rejectWhenFull,
    async run(work) {
      if (underWay >= maxAtOnce) {
        rejectWhenFull()
        await new Promise<void>((resolve) => waiting.push(resolve))
      } else underWay += 1
      try {
        return await work()
      } finally {
        // The next one takes this place, so that no one who comes now does.
        const next = waiting.shift()
        if (next === undefined) underWay -= 1
        else next()
      }
    },
  }
}
