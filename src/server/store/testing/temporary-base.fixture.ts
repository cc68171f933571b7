import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const MEMORY = '/dev/shm'
/** What the databases of a run take at most, with room to spare. */
const ENOUGH_BYTES = 2 * 1024 ** 3

/**
 * Where tests keep their databases: in memory where there is enough, as a database syncs at each commit and makes a machine's disk wait for
 * it. That a process is killed takes nothing from either.
 */
export function temporaryBase(): string {
  if (!existsSync(MEMORY)) return tmpdir()
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize >= ENOUGH_BYTES ? MEMORY : tmpdir()
}
