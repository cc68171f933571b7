import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { isNeeded, readPackages } from './installed.mjs'
import { SetupError } from './setup-error.mjs'

/** The oldest Node that the project runs on; the packaged one is newer (docs/decisions/0195). */
const REQUIRED_MAJOR = 24

/**
 * Makes sure that the script npm runs next finds a Node that is new enough. npm puts node_modules/.bin first in the PATH, so the
 * one from the lockfile is taken wherever there is a package for the machine. One that doesn't run (another C library) is taken out of the way.
 *
 * @param {string} project folder of node_modules
 * @param {string} ownVersion version of the machine's Node: `v26.10.0`
 * @returns {void}
 * @throws {SetupError} when neither is new enough
 */
export function ensureRuntime(project, ownVersion = process.version) {
  const bin = join(project, 'node_modules', '.bin')
  if (!existsSync(join(bin, 'node'))) linkPackagedNode(project, bin)
  if (majorOf(versionOf(bin)) >= REQUIRED_MAJOR) return
  for (const name of ['node', 'node.cmd', 'node.ps1']) rmSync(join(bin, name), { force: true })
  if (majorOf(ownVersion) >= REQUIRED_MAJOR) return
  throw new SetupError(
    `there is no packaged Node ${REQUIRED_MAJOR} that runs on ${process.platform}-${process.arch}, and yours is ${ownVersion}. Install Node ${REQUIRED_MAJOR} or newer from https://nodejs.org/ and run the same command again.`,
  )
}

/**
 * npm 10 links the package's `node` and then takes the link away with the packages it leaves out for being of other machines,
 * because all of them have a program of that name.
 *
 * @param {string} project
 * @param {string} bin folder of the links
 */
function linkPackagedNode(project, bin) {
  const program = findPackagedNode(project)
  if (program === undefined) return
  mkdirSync(bin, { recursive: true })
  // A link that leads nowhere may be left of another version.
  rmSync(join(bin, 'node'), { force: true })
  if (process.platform !== 'win32') return symlinkSync(relative(bin, program), join(bin, 'node'))
  writeFileSync(join(bin, 'node.cmd'), `@"%~dp0\\${relative(bin, program)}" %*\r\n`)
  writeFileSync(join(bin, 'node'), `#!/bin/sh\nexec "$(dirname "$0")/${relative(bin, program).replaceAll('\\', '/')}" "$@"\n`)
}

/** @param {string} project */
function findPackagedNode(project) {
  return Object.entries(readPackages(join(project, 'package-lock.json')))
    .filter(([, locked]) => isNeeded(locked, 'start'))
    .flatMap(([path, locked]) => (locked.bin?.node === undefined ? [] : [join(project, path, locked.bin.node)]))
    .find((program) => existsSync(program))
}

/** @param {string} bin */
function versionOf(bin) {
  const program = join(bin, process.platform === 'win32' ? 'node.cmd' : 'node')
  // Through a shell, which Windows needs for a .cmd file.
  const { stdout } = spawnSync(`"${program}" --version`, { encoding: 'utf8', shell: true, stdio: ['ignore', 'pipe', 'ignore'] })
  return stdout
}

/** @param {string} version */
function majorOf(version) {
  return Number(/^v(\d+)\./.exec(version)?.[1] ?? 0)
}
