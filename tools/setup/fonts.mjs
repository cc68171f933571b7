import { spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { installWithApt, mayInstall } from './apt.mjs'

/**
 * Debian's packages with the letters of the tests: Arabic and Hebrew; Chinese, Japanese and Korean. They are the smallest ones, 3 MB together
 * (docs/decisions/0072-fonts-of-the-tests.md).
 */
export const FONTS = ['fonts-dejavu-core', 'fonts-wqy-microhei']
/** Says that the fonts are there, so that the next run does not look for them. */
const FONTS_FILE = join('node_modules', '.lectern-fonts')

/**
 * Installs the fonts that are missing, as root on Debian. Elsewhere nothing is done: other fonts have these letters too, and a test says which
 * letters have none (e2e/scripts.test.ts).
 *
 * @param {string} project folder of node_modules
 * @returns {void}
 */
export function ensureFonts(project) {
  if (existsSync(join(project, FONTS_FILE)) || !mayInstall()) return
  const missing = FONTS.filter((name) => !isInstalled(name))
  if (missing.length > 0) installWithApt(missing)
  if (FONTS.every(isInstalled)) writeFileSync(join(project, FONTS_FILE), '')
}

/** @param {string} name of a package */
function isInstalled(name) {
  return /^Status: install ok installed$/m.test(spawnSync('dpkg-query', ['--status', name], { encoding: 'utf8' }).stdout ?? '')
}
