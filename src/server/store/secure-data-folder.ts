import { chmodSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { removeDatabase } from './remove-database.ts'
import { shellWord } from './shell-word.ts'

const OTHERS = 0o077
/** Files of the server and the commands: the database, its log, its lock, replaced databases, a restore that was killed. */
const OWN_FILES = /^(?:lectern\.sqlite|server-lock\.sqlite)/
const RESTORING = /^lectern\.sqlite\.restoring$/

/**
 * Takes the rights of others from the files in a data folder, and removes what a killed restore has left. Called with the lock of the server held.
 *
 * @returns a line for each thing that the operator has to change
 */
export function secureDataFolder(folder: string): readonly string[] {
  // Windows has no such rights.
  if (process.platform === 'win32') return []
  const files = readdirSync(folder).filter((name) => OWN_FILES.test(name))
  for (const name of files.filter((name) => RESTORING.test(name))) removeDatabase(join(folder, name))
  const open = [...files.map((name) => join(folder, name)).filter(isOpenAfterAll), ...[folder].filter(isOpen)]
  return open.map((path) => {
    const mode = (statSync(path).mode & 0o777).toString(8).padStart(4, '0')
    const right = path === folder ? '700' : '600'
    return `LECTERN_DATA: other users of this machine can open ${path} (mode ${mode}); run: chmod ${right} ${shellWord(path)}`
  })
}

function isOpen(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false })
  return found !== undefined && (found.mode & OTHERS) !== 0
}

/** The owner can close a file; one of another user stays as it is. */
function isOpenAfterAll(path: string): boolean {
  if (!isOpen(path)) return false
  try {
    chmodSync(path, 0o600)
    return false
  } catch {
    return true
  }
}
