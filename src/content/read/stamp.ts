import { type Stats, statSync } from 'node:fs'

/** The size of a file or folder, the times of change of its bytes and of its entry in its folder (ms), and its number on the disk. */
export type Stamp = readonly [size: number, mtimeMs: number, ctimeMs: number, inode: number]

/** How many numbers a stamp has. */
export const STAMP_LENGTH = 4

/**
 * A file that was changed so shortly before it was read can be changed again without another stamp: file systems count time in steps of up to 2 s (FAT), most
 * in some milliseconds.
 */
const RACY_MS = 2000

/** The stamp of a file or folder, symbolic links followed; undefined when it can't be found. */
export function stampOf(path: string): Stamp | undefined {
  const found: Stats | undefined = statSync(path, { throwIfNoEntry: false })
  return found === undefined ? undefined : [found.size, found.mtimeMs, found.ctimeMs, found.ino]
}

/** A stamp in a list of the numbers of many. @param index of the stamp */
export function stampAt(numbers: Float64Array, index: number): Stamp {
  const at = index * STAMP_LENGTH
  return [numbers[at] ?? 0, numbers[at + 1] ?? 0, numbers[at + 2] ?? 0, numbers[at + 3] ?? 0]
}

/** Whether nothing says that a file has changed. */
export function isSameStamp(a: Stamp, b: Stamp): boolean {
  return a[0] === b[0] && a[1] === b[1] && a[2] === b[2] && a[3] === b[3]
}

/** Whether another change would give another stamp. @param nowMs milliseconds since 1970 */
export function isSettled([, mtimeMs, ctimeMs]: Stamp, nowMs: number): boolean {
  return Math.max(mtimeMs, ctimeMs) < nowMs - RACY_MS
}
