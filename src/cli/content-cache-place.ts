import { hash } from 'node:crypto'
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { CachePlace } from '#content/read/stored-lines.ts'

/** How many sets of content roots are cached. Their files are as large as a tenth of the content. */
const MAX_SETS = 16
/** The files of one set begin with the same digits. */
const FILE_OF_SET = /^[0-9a-f]{16}(?=\.json)/

/**
 * Where it is stored what the files of content roots say: one file for each set of roots. For a new set, the files of the sets that were
 * written longest ago are removed.
 *
 * @param projectFolder holds `.lectern`
 */
export function contentCachePlace(projectFolder: string, roots: readonly string[]): Omit<CachePlace, 'version'> {
  const name = hash('sha1', JSON.stringify(roots)).slice(0, 16)
  const folder = join(projectFolder, '.lectern/content-cache')
  const file = join(folder, `${name}.json`)
  if (!existsSync(file) && existsSync(folder)) makeRoom(folder, name)
  return { file, now: Date.now }
}

/** Leaves room for one set more. Another command may be doing the same, and what can't be removed stays: nothing depends on it. */
function makeRoom(folder: string, added: string): void {
  try {
    removeOldest(folder, added)
  } catch {}
}

function removeOldest(folder: string, added: string): void {
  const sets = Map.groupBy(readdirSync(folder), (name) => FILE_OF_SET.exec(name)?.[0])
  sets.delete(undefined)
  sets.delete(added)
  const writtenAt = (name: string): number => statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0
  const oldest = [...sets.values()]
    .map((names) => ({ names, at: Math.max(...names.map(writtenAt)) }))
    .sort((one, other) => other.at - one.at)
    .slice(MAX_SETS - 1)
  for (const name of oldest.flatMap(({ names }) => names)) rmSync(join(folder, name), { force: true })
}
