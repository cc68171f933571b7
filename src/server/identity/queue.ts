import { AppError } from '../http/errors/app-error.ts'

/** A queue of work, in the order in which it came. */
export interface Queue {
  /** Does work when it is its turn. @throws AppError `unavailable` when too much waits already */
  run<Result>(work: () => Promise<Result>): Promise<Result>
  /** @throws AppError `unavailable` when too much waits already */
  rejectWhenFull(): void
}

/** A queue in which at most so many works are under way, and at most so many wait. */
export function createQueue({ maxAtOnce, maxWaiting }: { readonly maxAtOnce: number; readonly maxWaiting: number }): Queue {
  const waiting: (() => void)[] = []
  let underWay = 0
  const rejectWhenFull = (): void => {
    if (waiting.length >= maxWaiting) throw new AppError('unavailable', { cause: new Error(`${maxWaiting} requests are already waiting`) })
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
        const next = waiting.shift()
        if (next === undefined) underWay -= 1
        else next()
      }
    },
  }
}
