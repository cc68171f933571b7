import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * From here on V8 collects the heap when it is 8% larger than what was in use, not several times as large. To be called when the code is loaded: compiled code of
 * other flags is not used. V8 sets the next limit when it collects, so it is made to do so at once: else the limit of the old rule would hold while all pages are read.
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--heap-growing-percent=8')
  collect('regular')
}

/** A process that has grown by less since its memory was released is left alone: what it has is in use. */
const GROWTH = 1.25

/**
 * Gives a function that collects all garbage of this thread and gives what is free back to the system. It does nothing while the process has less than this in
 * memory, or little more than was left the last time. It takes a tenth of a second or two for a heap of 100 MB, in which nothing else is done. V8 does the same by
 * itself only when little is left.
 *
 * @param memoryBytes how much the process has in memory
 */
export function createMemoryRelease(
  megabytes: number,
  { memoryBytes, collect }: { readonly memoryBytes: () => number; readonly collect: () => void } = {
    memoryBytes: process.memoryUsage.rss,
    collect: collectGarbage,
  },
): () => void {
  let limitBytes = megabytes * 2 ** 20
  return () => {
    if (memoryBytes() < limitBytes) return
    collect()
    limitBytes = Math.max(megabytes * 2 ** 20, GROWTH * memoryBytes())
  }
}

/** Collects all garbage of this thread and gives what is free back to the system. */
export function collectGarbage(): void {
  collect('last-resort')
}

/** The same, in a process that has at least this much in memory. */
export function collectGarbageAbove(megabytes: number): void {
  if (process.memoryUsage.rss() >= megabytes * 2 ** 20) collectGarbage()
}

/** @param flavor `last-resort` also gives free memory back, and takes several times as long */
function collect(flavor: 'regular' | 'last-resort'): void {
  setFlagsFromString('--expose-gc')
  const gc: unknown = runInNewContext('gc')
  setFlagsFromString('--no-expose-gc')
  if (typeof gc === 'function') gc({ type: 'major', execution: 'sync', flavor })
}

const SMALL_MB = 2

/**
 * Young objects stay in 1 MB, unless the options of Node say that they take little anyway. To be called before code is loaded, which is stored by these flags:
 * the process is then a fifth smaller, and the first page takes more processor time.
 */
export function keepYoungSpaceSmall(nodeOptions: readonly string[] = process.execArgv): void {
  const given = /^--max-semi-space-size=(\d+)$/m.exec(nodeOptions.join('\n'))?.[1]
  if (given === undefined || Number(given) > SMALL_MB) setFlagsFromString('--semi-space-growth-factor=1')
}

/** Half as much takes more processor time, twice as much takes 90 MB more (bench/results/memory.md). */
const MEDIUM_MB = 16
/** Objects of half a megabyte in all. */
const SOME_OBJECTS = 10_000
const MAX_ROUNDS = 40

/**
 * Young objects have two halves of 16 MB, in this thread and in each that starts later; V8 would take 128 MB in each thread. They are collected by one
 * thread: sharing so little work costs more than it saves. To be called before code is loaded, which is stored by these flags.
 */
export function keepYoungSpaceMedium(): void {
  setFlagsFromString('--no-parallel-scavenge')
  for (const name of ['min-semi-space-size', 'max-semi-space-size']) setFlagsFromString(`--${name}=${MEDIUM_MB}`)
  growYoungSpace()
}

/** The heap of this thread has its limits already, so it is made to grow once, from the 1 MB that it begins with. */
function growYoungSpace(): void {
  const first = youngSpaceBytes()
  setFlagsFromString(`--semi-space-growth-factor=${MEDIUM_MB}`)
  const kept: object[][] = []
  while (youngSpaceBytes() <= 2 * first && kept.length < MAX_ROUNDS)
    kept.push(Array.from({ length: SOME_OBJECTS }, (_, index) => ({ index })))
  setFlagsFromString('--semi-space-growth-factor=1')
}

function youngSpaceBytes(): number {
  return getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')?.space_size ?? 0
}
