import { statfs as systemStatfs } from 'node:fs/promises'

/** `low`: the operator is warned. `full`: nothing more is stored, while reading, signing in and deleting go on. */
export type DiskState = 'enough' | 'low' | 'full'

/** The free space of the disk that holds the database (docs/behaviour/quotas.md 11). */
export interface DiskSpace {
  /** The state of the last seconds; what changes is reported in a line. */
  check(): Promise<DiskState>
}

export interface DiskSpaceOptions {
  /** The folder of the database; absent: the database is elsewhere, and the state is always `enough`. */
  readonly folder?: string | undefined
  /** Below this the disk is full, below twice of it low. */
  readonly minFreeBytes: number
  readonly now: () => number
  readonly report: (line: string) => void
  readonly statfs?: (folder: string) => Promise<{ readonly bavail: number; readonly bsize: number }>
}

const CACHED_MS = 5000
const MEBIBYTE = 1024 * 1024

/** Watches the disk of a site. A disk that can't be asked is reported once and counts as having enough space. */
export function createDiskSpace({ folder, minFreeBytes, now, report, statfs = systemStatfs }: DiskSpaceOptions): DiskSpace {
  let state: DiskState = 'enough'
  let asked: { readonly state: Promise<DiskState>; readonly at: number } | undefined
  let isUnknown = false

  async function ask(path: string): Promise<DiskState> {
    try {
      const { bavail, bsize } = await statfs(path)
      isUnknown = false
      const found = stateOf(bavail * bsize, minFreeBytes)
      if (found !== state) report(lineOf(found, bavail * bsize, minFreeBytes))
      state = found
      return found
    } catch (error) {
      if (!isUnknown) report(`disk: the free space of ${path} can't be read: ${error instanceof Error ? error.message : String(error)}`)
      isUnknown = true
      return 'enough'
    }
  }

  return {
    async check() {
      if (folder === undefined) return 'enough'
      if (asked === undefined || Math.abs(now() - asked.at) >= CACHED_MS) asked = { state: ask(folder), at: now() }
      return await asked.state
    },
  }
}

function stateOf(freeBytes: number, minFreeBytes: number): DiskState {
  if (freeBytes < minFreeBytes) return 'full'
  return freeBytes < 2 * minFreeBytes ? 'low' : 'enough'
}

function lineOf(state: DiskState, freeBytes: number, minFreeBytes: number): string {
  const free = `${Math.floor(freeBytes / MEBIBYTE)} MiB are free`
  const least = `${Math.floor(minFreeBytes / MEBIBYTE)} MiB (LECTERN_MIN_FREE_MB)`
  switch (state) {
    case 'full':
      return `disk: ${free}, less than ${least}: users can read, sign in and delete, but not save; make space`
    case 'low':
      return `disk: ${free}; below ${least} users can't save any more; make space`
    case 'enough':
      return `disk: ${free}, which is enough again`
  }
}
