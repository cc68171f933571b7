import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { installWithApt, mayInstall } from './apt.mjs'
import { findBrowser, findHeadlessShell, HEADLESS_SHELL } from './browser.mjs'
import { SetupError } from './setup-error.mjs'

/** Holds the path of the browser; `playwright.config.ts` reads it. */
const BROWSER_FILE = join('node_modules', '.lectern-browser')
/** Holds the path of the one without a window; empty where there is none. */
const SHELL_FILE = join('node_modules', '.lectern-headless-shell')

/**
 * Makes sure that git and a browser are there, which the tests need. As root on Debian what is missing is installed.
 *
 * @param {string} project folder of node_modules
 * @returns {void}
 * @throws {SetupError} when one is missing and can't be installed
 */
export function ensurePrograms(project) {
  if (hasGit() && isBrowserKnown(project) && (isChosen() || existsSync(join(project, SHELL_FILE)))) return
  const browser = findBrowser(project)
  const missing = [...(hasGit() ? [] : ['git']), ...(browser === undefined ? ['chromium'] : [])]
  if (missing.length > 0 && mayInstall()) installWithApt(missing)
  if (!hasGit()) throw new SetupError('the tests need git. Install it and run "npm test" again.')
  const found = browser ?? findBrowser(project)
  if (found === undefined) {
    throw new SetupError(
      'the tests need a browser. Install Chromium or Chrome, or run "npx playwright install --with-deps chromium", or set LECTERN_BROWSER to the path of one; then run "npm test" again.',
    )
  }
  writeFileSync(join(project, BROWSER_FILE), `${found}\n`)
  // The tests are slower without it, that is all. Who names a browser needs no other.
  if (isChosen()) return
  if (findHeadlessShell() === undefined && mayInstall()) installWithApt([HEADLESS_SHELL])
  writeFileSync(join(project, SHELL_FILE), `${findHeadlessShell() ?? ''}\n`)
}

/** @param {string} project */
function isBrowserKnown(project) {
  const file = join(project, BROWSER_FILE)
  if (!existsSync(file)) return false
  const known = readFileSync(file, 'utf8').trim()
  return existsSync(known) && (!isChosen() || process.env.LECTERN_BROWSER === known)
}

function isChosen() {
  return (process.env.LECTERN_BROWSER ?? '') !== ''
}

function hasGit() {
  return spawnSync('git', ['--version'], { stdio: 'ignore' }).status === 0
}
