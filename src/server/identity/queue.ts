/** Does work when it is its turn. */
export type Queue = <Result>(work: () => Promise<Result>) => Promise<Result>

/** A queue in which at most so many works are under way, in the order in which they came. */
export function createQueue(maxAtOnce: number): Queue {
  const waiting: (() => void)[] = []
  let underWay = 0
  return async (work) => {
    if (underWay >= maxAtOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    else underWay += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) underWay -= 1
      else next()
    }
  }
}
