import { spawnSync } from 'node:child_process'

/** Whether packages of Debian can be installed here: as root, where there is apt-get. */
export function mayInstall() {
  return process.platform === 'linux' && process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0
}

/**
 * Installs packages of Debian. The caller reports the failure, who looks again for what should be there now.
 *
 * @param {readonly string[]} packages
 */
export function installWithApt(packages) {
  console.log(`Lectern: installing ${packages.join(' and ')} with apt-get, the tests need it ...`)
  aptGet('update', '-qq')
  aptGet('install', '-y', '-qq', '--no-install-recommends', ...packages)
}

/** @param {string[]} options */
function aptGet(...options) {
  spawnSync('apt-get', options, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, stdio: ['ignore', 'ignore', 'inherit'] })
}
