import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { SetupError } from './setup-error.mjs'

/** Names of Chromium and its kin in the PATH, the open one first. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
/** Name of Debian's package and of its program. */
export const HEADLESS_SHELL = 'chromium-headless-shell'

/**
 * A browser the tests can drive: the one LECTERN_BROWSER names, an installed Chromium or Chrome, or Playwright's own.
 *
 * @param {string} project folder of node_modules
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | undefined} path of the program
 * @throws {SetupError} when LECTERN_BROWSER names something else
 */
export function findBrowser(project, env = process.env) {
  const chosen = env.LECTERN_BROWSER
  if (chosen !== undefined && chosen !== '') {
    if (isBrowser(chosen)) return chosen
    throw new SetupError(`LECTERN_BROWSER is "${chosen}", which is no Chromium that runs here. Set it to the path of one, or unset it.`)
  }
  return listPlaces(env).find(isBrowser) ?? findPlaywrights(project)
}

/**
 * Chromium without its window, which needs less than half of the processor for the same page: Debian's package.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | undefined} path of the program
 */
export function findHeadlessShell(env = process.env) {
  return listPath(env)
    .map((folder) => join(folder, HEADLESS_SHELL))
    .find(isBrowser)
}

/** @param {NodeJS.ProcessEnv} env */
function listPlaces(env) {
  return [...NAMES.flatMap((name) => listPath(env).map((folder) => join(folder, name))), ...listUsualPlaces(env)]
}

/** @param {NodeJS.ProcessEnv} env */
function listPath(env) {
  return (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
}

/** @param {NodeJS.ProcessEnv} env */
function listUsualPlaces(env) {
  if (process.platform === 'darwin') {
    return ['Chromium', 'Google Chrome'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)
  }
  if (process.platform === 'win32') {
    const roots = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter((root) => root !== undefined)
    return roots.flatMap((root) => [join(root, 'Chromium/Application/chrome.exe'), join(root, 'Google/Chrome/Application/chrome.exe')])
  }
  return ['/usr/lib/chromium/chromium', '/snap/bin/chromium', '/opt/google/chrome/chrome']
}

/**
 * Whether the program runs and says that it is Chromium or Chrome; some systems have a script in its place that only names the package to install.
 *
 * @param {string} path
 */
function isBrowser(path) {
  if (!existsSync(path)) return false
  // On Windows `--version` opens a window.
  if (process.platform === 'win32') return true
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 30_000 })
  return status === 0 && /chrom/i.test(stdout)
}

/** @param {string} project */
function findPlaywrights(project) {
  const load = createRequire(join(project, 'package.json'))
  const path = load('@playwright/test').chromium.executablePath()
  return typeof path === 'string' && isBrowser(path) ? path : undefined
}
