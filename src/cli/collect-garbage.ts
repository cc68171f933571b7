import { setTimeout } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Collects all garbage of this thread and gives what is free back to the system. */
export function collectGarbage(): void {
  collectHeap('last-resort')
}

/** Requests that came during the first part are answered in this time. */
const PAUSE_MS = 50

/** The same in two parts, with a pause between them in which requests are answered: the second part has less to do after the first. */
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
