import { hash } from 'node:crypto'
import { join } from 'node:path'
import type { MemoryPlace } from '#content/read/memory-file.ts'

/** Where it is stored what the files of content roots say: one file for each set of roots. @param projectFolder holds `.lectern` */
export function memoryPlace(projectFolder: string, roots: readonly string[]): Omit<MemoryPlace, 'version'> {
  const name = hash('sha1', JSON.stringify(roots)).slice(0, 16)
  return { file: join(projectFolder, '.lectern/memory', `${name}.json`), now: Date.now }
}
