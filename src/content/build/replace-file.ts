import { existsSync, renameSync, rmSync } from 'node:fs'
import { writeBlocks } from './write-blocks.ts'

/**
 * Writes a file from blocks that only saves time, by renaming a new one: another build may be reading the old one. Where it can't be written, the old one stays.
 */
export function replaceFile(path: string, blocks: Iterable<Uint8Array>): void {
  const temporary = `${path}.${process.pid}`
  try {
    writeBlocks(temporary, blocks)
    renameSync(temporary, path)
  } catch {
    if (existsSync(temporary)) rmSync(temporary)
  }
}
