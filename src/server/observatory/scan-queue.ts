import { AppError } from '../http/errors/app-error.ts'

/** Work of which only some runs at once. */
export interface ScanQueue {
  /** @throws AppError `unavailable` with `Retry-After` when too much waits already */
  run<Result>(work: () => Promise<Result>): Promise<Result>
}

const RETRY_AFTER_S = 10

/** A queue with bounds. @param running how much runs at once @param waiting how much waits at most */
export function createScanQueue({ running, waiting }: { readonly running: number; readonly waiting: number }): ScanQueue {
  let count = 0
  const waiters: (() => void)[] = []
  return {
    async run(work) {
      if (count < running) count += 1
      else {
        if (waiters.length >= waiting) throw new AppError('unavailable', { headers: { 'retry-after': String(RETRY_AFTER_S) } })
        // A scan that ends hands its place over, so that the count stays.
        await new Promise<void>((resolve) => void waiters.push(resolve))
      }
      try {
        return await work()
      } finally {
        const next = waiters.shift()
        if (next === undefined) count -= 1
        else next()
      }
    },
  }
}
