import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Text or bytes of files by their paths. */
export type FileTree = Readonly<Record<string, string | Uint8Array>>

/** A folder with these files that is there until the test ends. */
export function temporaryFolder(files: FileTree = {}): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'lectern-content-')))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFiles(folder, files)
  return folder
}

/** Writes files below a folder, and the folders they need. */
export function writeFiles(folder: string, files: FileTree): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
}
