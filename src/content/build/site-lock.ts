import { readlinkSync, rmSync, symlinkSync } from 'node:fs'

/** Locks that this process holds. */
const HELD = new Set<string>()

/** How often a lock may be stale again, taken by a process that was killed at once. */
const MAX_ATTEMPTS = 8

/** Ends the path of another lock: of the right to remove this one. */
const REMOVAL = '.removal'

/**
 * Takes a lock: a symbolic link whose target is the number of the process that holds it. The file system lets only one process make it. A lock is
 * stale when its process no longer runs, and is removed then (docs/behaviour/build.md 29).
 *
 * Of two processes that see the same stale lock only one may remove it: the other would remove the lock that the first has made meanwhile. So a
 * process takes the lock of the removal first, looks again, and removes what is still stale: no other process can replace it. A process that is killed
 * leaves at most a stale lock of the removal, which is taken over in the same way.
 *
 * @returns the number of the process that holds the lock or removes it; undefined when this process holds it now
 * @throws Error when the folder can't be written, or the lock is stale again and again
 */
export function takeLock(lock: string): number | undefined {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    if (makeLock(lock)) return undefined
    const holder = findHolder(lock)
    if (holder === 'none') continue
    if (holder !== 'stale') return holder
    const remover = takeLock(lock + REMOVAL)
    if (remover !== undefined) return remover
    try {
      if (findHolder(lock) === 'stale') rmSync(lock, { force: true })
    } finally {
      releaseLock(lock + REMOVAL)
    }
  }
  throw new Error(`${lock} was made and left by other processes ${MAX_ATTEMPTS} times; try again`)
}

/** Gives back a lock that this process holds. */
export function releaseLock(lock: string): void {
  rmSync(lock, { force: true })
  HELD.delete(lock)
}

/** @returns whether there was no lock */
function makeLock(lock: string): boolean {
  try {
    symlinkSync(String(process.pid), lock)
    HELD.add(lock)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

/** The number of the running process that holds a lock. What is in its place and is no link is stale too. */
function findHolder(lock: string): number | 'stale' | 'none' {
  const target = readTarget(lock)
  if (target === undefined) return 'none'
  const holder = Number(target)
  // In a container the process that was killed may have had the number that this one has now.
  const isHeld = holder === process.pid ? HELD.has(lock) : isRunning(holder)
  return isHeld ? holder : 'stale'
}

/** undefined when there is no lock any more; empty when it is no link. */
function readTarget(lock: string): string | undefined {
  try {
    return readlinkSync(lock)
  } catch (error) {
    return codeOf(error) === 'ENOENT' ? undefined : ''
  }
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
