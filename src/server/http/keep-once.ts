import { keepFor } from './keep-for.ts'

/**
 * Makes a value with the first call, and keeps it. A failure is not kept: the next call tries again. Calls at the same time get the same promise.
 */
export function keepOnce<Value>(make: () => Promise<Value>): () => Promise<Value> {
  return keepFor(Number.POSITIVE_INFINITY, () => 0, make)
}
