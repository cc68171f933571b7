import { readdirSync, statSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { removeDatabase } from './remove-database.ts'

const NAME = /^\.lectern-backup-(?<host>.+)-(?<pid>\d+)\.partial$/
/** A backup by another machine can't be asked whether it still runs. None takes this long. */
const FOREIGN_MAX_MS = 24 * 60 * 60_000

/** Where this process writes a backup before it is whole. */
export function partialFile(folder: string): string {
  return join(folder, `.lectern-backup-${hostname()}-${process.pid}.partial`)
}

/** Deletes what killed backups have left in a folder: it holds personal data and keys. A folder that can't be read has none. */
export function removeStalePartials(folder: string): void {
  for (const name of namesIn(folder)) {
    const { host, pid } = NAME.exec(name)?.groups ?? {}
    if (host === undefined) continue
    const file = join(folder, name)
    const isStale = host === hostname() ? !isOfAnother(Number(pid)) : isOld(file)
    if (isStale) removeDatabase(file)
  }
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** Whether another process with this number runs. Signal 0 is never sent: it asks whether it could be. */
function isOfAnother(pid: number): boolean {
  try {
    return pid !== process.pid && process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function isOld(file: string): boolean {
  const found = statSync(file, { throwIfNoEntry: false })
  return found !== undefined && Date.now() - found.mtimeMs > FOREIGN_MAX_MS
}
