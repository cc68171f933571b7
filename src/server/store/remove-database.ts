import { rmSync } from 'node:fs'

/** The ends of the files that SQLite has next to a database: its write-ahead log with an index, and a rollback journal. */
export const LOG_ENDINGS = ['-wal', '-shm', '-journal'] as const

/** Deletes a database and what SQLite has next to it. */
export function removeDatabase(file: string): void {
  rmSync(file, { force: true })
  removeLogs(file)
}

/** Deletes what SQLite has next to a database. Another database under its name would take over what stands there. */
export function removeLogs(file: string): void {
  for (const ending of LOG_ENDINGS) rmSync(`${file}${ending}`, { force: true })
}
