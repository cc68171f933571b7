import { setTimeout } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Collects all garbage of this thread and gives what is free back to the system. */
export function collectGarbage(): void {
  collectHeap('last-resort')
}

/** What came while the heap was collected is done first. */
const PAUSE_MS = 50

/** The same in two parts, with a pause for requests: together they take as long, and each takes half of it or less. */
export async function collectGarbageInParts(): Promise<void> {
  collectHeap('regular')
  await setTimeout(PAUSE_MS)
  collectHeap('last-resort')
}

/** The same in a process that has at least this much in memory; nothing in a smaller one. */
export function collectGarbageAbove(megabytes: number): void {
  if (process.memoryUsage.rss() >= megabytes * 2 ** 20) collectGarbage()
}

/**
 * Collects all garbage of this thread.
 *
 * @param flavor `last-resort` also gives free memory back, and takes several times as long
 */
export function collectHeap(flavor: 'regular' | 'last-resort'): void {
  setFlagsFromString('--expose-gc')
  const gc: unknown = runInNewContext('gc')
  setFlagsFromString('--no-expose-gc')
  if (typeof gc === 'function') gc({ type: 'major', execution: 'sync', flavor })
}
