import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
/** More than the temporary files of a test run need at any moment. */
const ENOUGH_BYTES = 2 * 1024 ** 3

/**
 * A folder in memory for the temporary files of tests: builds and databases write many files, and wait for the disk of the machine most of
 * the time (docs/decisions/0065). Undefined where the machine has no such folder, or too little space in it.
 */
export function findMemoryFolder(folder = MEMORY, enoughBytes = ENOUGH_BYTES): string | undefined {
  if (!existsSync(folder)) return undefined
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize >= enoughBytes ? folder : undefined
}

/**
 * Makes `os.tmpdir()` lead to a new folder in memory, in this process and in those that it starts. The folder goes with this process, with all
 * that tests have left in it.
 */
export function keepTemporaryFilesInMemory(): void {
  const memory = findMemoryFolder()
  if (memory === undefined) return
  const folder = mkdtempSync(join(memory, 'lectern-tests-'))
  // PostgreSQL does not run as root: where tests do, its own user goes through this folder.
  chmodSync(folder, 0o711)
  Object.assign(process.env, { TMPDIR: folder })
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
}
