/** As many requests of the worker are on their way at once: pages that are being read go first. */
export const MAX_REQUESTS = 4

/**
 * Makes a function that runs a few tasks at once, and the others in their order when one has ended.
 *
 * @param most at once
 */
export function limitTasks(most: number): <Result>(task: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (task) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      // The place is handed over, so that no one who comes now takes it.
      if (next === undefined) running -= 1
      else next()
    }
  }
}
