import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'

/**
 * Writes a file that only saves time, by renaming a new one: another build may be reading the old one. Where it can't be written, the old one stays.
 */
export function replaceFile(path: string, content: string | Uint8Array): void {
  const temporary = `${path}.${process.pid}`
  try {
    writeFileSync(temporary, content)
    renameSync(temporary, path)
  } catch {
    if (existsSync(temporary)) rmSync(temporary)
  }
}
