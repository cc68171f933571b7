import { setFlagsFromString } from 'node:v8'

/**
 * From here on V8 collects the heap when it is 15% larger than what was in use, not several times as large. To be called when the code is loaded: compiled code of
 * other flags is not used.
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--heap-growing-percent=15')
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
