import { rmSync } from 'node:fs'

/** Deletes a database and what SQLite has next to it. */
export function removeDatabase(file: string): void {
  for (const ending of ['', '-wal', '-shm', '-journal']) rmSync(`${file}${ending}`, { force: true })
}
