import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'

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

/** What one half of the space holds. V8 takes the memory for it only when it is used. */
function youngSpaceBytes(): number {
  const space = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')
  return space === undefined ? 0 : space.space_used_size + space.space_available_size
}
