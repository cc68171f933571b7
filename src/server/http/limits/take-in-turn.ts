import type { Rate } from '#contracts/endpoint.ts'
import type { BucketState, Limits } from './limits.ts'

/** A bucket: its rate and its key. */
export type RateKey = readonly [rate: Rate, key: string]

/**
 * Takes a token out of each bucket, one after the other, until one is empty. A request that its network's own bucket stops takes nothing from those after it,
 * so that one network can't empty what all share.
 *
 * @returns the first that was empty; undefined when all had a token
 */
export async function takeInTurn(limits: Limits, buckets: readonly RateKey[]): Promise<BucketState | undefined> {
  for (const [rate, key] of buckets) {
    const taken = await limits.take(rate, [key])
    if (!taken.ok) return taken
  }
  return undefined
}
