import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const BROWSER_FILE = join(import.meta.dirname, '../node_modules/.lectern-browser')

/** The browser that `npm test` found (tools/setup.mjs), or the one that LECTERN_BROWSER names. */
export function findBrowser(): string {
  return process.env.LECTERN_BROWSER ?? readFileSync(BROWSER_FILE, 'utf8').trim()
}
