import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { SetupError } from './setup-error.mjs'

/** The first Node that runs the project's TypeScript as it is and that gets security fixes until April 2028. */
const REQUIRED_MAJOR = 24

/**
 * Makes sure that the script npm runs next finds a Node that is new enough. npm puts node_modules/.bin first in the PATH, so the
 * one from the lockfile is taken wherever there is a package for the machine. One that doesn't run (another C library) is taken out of the way.
 *
 * @param {string} project folder of node_modules
 * @param {string} ownVersion version of the machine's Node: `v24.21.0`
 * @returns {void}
 * @throws {SetupError} when neither is new enough
 */
export function ensureRuntime(project, ownVersion = process.version) {
  const folder = join(project, 'node_modules', '.bin')
  if (majorOf(versionOf(folder)) >= REQUIRED_MAJOR) return
  for (const name of ['node', 'node.cmd', 'node.ps1']) rmSync(join(folder, name), { force: true })
  if (majorOf(ownVersion) >= REQUIRED_MAJOR) return
  throw new SetupError(
    `there is no packaged Node ${REQUIRED_MAJOR} for ${process.platform}-${process.arch}, and yours is ${ownVersion}. Install Node ${REQUIRED_MAJOR} or newer from https://nodejs.org/ and run the same command again.`,
  )
}

/** @param {string} folder */
function versionOf(folder) {
  const isWindows = process.platform === 'win32'
  const { stdout } = spawnSync(`"${join(folder, isWindows ? 'node.cmd' : 'node')}" --version`, {
    encoding: 'utf8',
    shell: true,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return stdout ?? ''
}

/** @param {string} version */
function majorOf(version) {
  return Number(/^v(\d+)\./.exec(version)?.[1] ?? 0)
}
