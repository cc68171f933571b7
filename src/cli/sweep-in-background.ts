import { startInBackground } from './start-in-background.ts'

/** What is not removed now is removed by the next build. */
const SCRIPT = `
const { rmSync } = require('node:fs')
for (const folder of process.argv.slice(1)) try { rmSync(folder, { recursive: true, force: true }) } catch {}`

/** Removes folders in a process of its own, which the command does not wait for: a build of 17,000 pages takes seconds to remove. */
export function sweepInBackground(folders: readonly string[]): void {
  if (folders.length === 0) return
  startInBackground(['-e', SCRIPT, ...folders])
}
