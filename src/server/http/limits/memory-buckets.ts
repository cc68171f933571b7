import type { Bucket, Buckets } from './buckets.ts'

interface Level {
  readonly tokens: number
  readonly at: number
}

/** So many are stored; the one that was used longest ago gives way. 100,000 take about 20 MB. */
const MAX_BUCKETS = 100_000

/** The buckets of a site that one process serves. A clock that goes back takes nothing away and gives nothing. */
export function memoryBuckets(now: () => number): Buckets {
  const levels = new Map<string, Level>()

  function take({ key, burst, perMs, cost = 1 }: Bucket): number {
    const at = now()
    const before = levels.get(key)
    const filled = before === undefined ? burst : Math.min(burst, before.tokens + Math.max(0, at - before.at) * perMs)
    const left = filled - cost
    levels.delete(key)
    levels.set(key, { tokens: left < 0 ? filled : left, at })
    if (levels.size > MAX_BUCKETS) levels.delete(levels.keys().next().value ?? '')
    return left
  }

  return { take: async (buckets) => buckets.map(take) }
}
