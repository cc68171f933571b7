import { collectGarbageInParts } from './collect-garbage.ts'

/** A process that has grown by less since its memory was released is left alone: what it has is in use. */
const GROWTH = 1.25

/**
 * Gives a function that collects all garbage of this thread and gives what is free back to the system. It does nothing while the process has less than this in
 * memory, or little more than was left the last time. It works in two parts; during each, 0.2 to 0.5 s for a heap of 100 MB, nothing else is done. V8 does the
 * same by itself only when little is left.
 *
 * @param memoryBytes how much the process has in memory
 */
export function createMemoryRelease(
  megabytes: number,
  { memoryBytes, collect }: { readonly memoryBytes: () => number; readonly collect: () => Promise<void> } = {
    memoryBytes: process.memoryUsage.rss,
    collect: collectGarbageInParts,
  },
): () => Promise<void> {
  let limitBytes = megabytes * 2 ** 20
  return async () => {
    if (memoryBytes() < limitBytes) return
    await collect()
    limitBytes = Math.max(megabytes * 2 ** 20, GROWTH * memoryBytes())
  }
}
