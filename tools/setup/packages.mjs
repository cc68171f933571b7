import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { holdsEveryPackage } from './installed.mjs'
import { SetupError } from './setup-error.mjs'
import { verifyPackagedNode } from './verify-node.mjs'

/** @typedef {'start' | 'full'} Mode `start` leaves out what only tests and checks need */

/** Written after an install has ended, so that one that was cut off counts as none. */
const STAMP = join('node_modules', '.lectern-setup')

/**
 * Installs from the lockfile, unless what is there is already what the lockfile says. A full install is enough for `start`.
 * A new installation is verified before it counts as one.
 *
 * @param {string} project folder of package.json
 * @param {Mode} mode
 * @returns {void}
 * @throws {SetupError} when npm fails, or when the packaged Node is not the expected program
 */
export function ensurePackages(project, mode) {
  const inputs = hashOfInputs(project)
  if (isStamped(project, mode, inputs)) return
  if (!holdsEveryPackage(project, mode)) install(project, mode)
  verifyPackagedNode(project)
  writeFileSync(join(project, STAMP), `${mode} ${inputs}\n`)
}

/**
 * @param {string} project
 * @param {Mode} mode
 * @param {string} inputs
 */
function isStamped(project, mode, inputs) {
  const [stampedMode, stampedInputs] = readText(join(project, STAMP)).trim().split(' ')
  return stampedInputs === inputs && (stampedMode === mode || stampedMode === 'full')
}

/** @param {string} project */
function hashOfInputs(project) {
  const hash = createHash('sha256')
  for (const file of ['package.json', 'package-lock.json']) hash.update(readFileSync(join(project, file)))
  return hash.update(`${process.platform} ${process.arch}`).digest('hex')
}

/** @param {string} file */
function readText(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // No stamp yet, or no folder for it: the same as an empty one.
    return ''
  }
}

/**
 * @param {string} project
 * @param {Mode} mode
 */
function install(project, mode) {
  console.log('Lectern: installing packages from the lockfile; this happens once and takes a minute or so ...')
  const startedMs = Date.now()
  const { status, error } = runNpm(project, [
    'ci',
    // Said outright: NODE_ENV=production or a setting of the machine would leave packages out.
    mode === 'start' ? '--omit=dev' : '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    '--loglevel=error',
  ])
  if (status !== 0) {
    const cause = error === undefined ? `exit code ${status}, its messages are above` : error.message
    throw new SetupError(`"npm ci" failed (${cause}). Mend that, or run "npm ci" yourself, and run the same command again.`)
  }
  console.log(`Lectern: packages are ready after ${Math.round((Date.now() - startedMs) / 1000)} s.`)
}

/**
 * npm as it called us, on the Node it runs on itself: on Windows a Node inside node_modules could not be replaced while it runs.
 *
 * @param {string} project
 * @param {readonly string[]} options
 */
function runNpm(project, options) {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env
  if (npm !== undefined && /npm-cli\.[cm]?js$/.test(npm)) {
    return spawnSync(node ?? process.execPath, [npm, ...options], { cwd: project, stdio: ['ignore', 'ignore', 'inherit'] })
  }
  // Called without npm: manually, or by another package manager.
  return spawnSync(`npm ${options.join(' ')}`, { cwd: project, stdio: ['ignore', 'ignore', 'inherit'], shell: true })
}
