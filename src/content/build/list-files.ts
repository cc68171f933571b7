import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Paths of all files below a folder, in an order that depends on their names alone. */
export function listFiles(folder: string, base = ''): string[] {
  return readdirSync(join(folder, base), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = base === '' ? entry.name : `${base}/${entry.name}`
      return entry.isDirectory() ? listFiles(folder, path) : [path]
    })
}
