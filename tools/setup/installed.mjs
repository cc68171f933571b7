import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A package as a lockfile lists it.
 *
 * @typedef {{ version?: string, bin?: Record<string, string>, dev?: boolean, optional?: boolean, devOptional?: boolean, os?: string | string[], cpu?: string | string[], libc?: string | string[] }} LockedPackage
 */

/**
 * Whether node_modules holds what the lockfile says, as after an `npm ci` run manually. Both are asked: the list npm writes when
 * an install has ended, and the packages' own files.
 *
 * @param {string} project folder of package-lock.json
 * @param {'start' | 'full'} mode
 * @returns {boolean}
 */
export function holdsEveryPackage(project, mode) {
  const installed = readPackages(join(project, 'node_modules', '.package-lock.json'))
  return Object.entries(readPackages(join(project, 'package-lock.json'))).every(
    ([path, locked]) =>
      path === '' ||
      !isNeeded(locked, mode) ||
      (installed[path]?.version === locked.version && versionAt(join(project, path)) === locked.version),
  )
}

/**
 * Whether this machine must have the package. Where only npm can tell it is not asked for: what is tied to a C library, and what an
 * optional package of another machine brings along.
 *
 * @param {LockedPackage} locked
 * @param {'start' | 'full'} mode
 * @param {{ platform: string, arch: string }} machine
 * @returns {boolean}
 */
export function isNeeded(locked, mode, machine = process) {
  if (mode === 'start' && (locked.dev === true || locked.devOptional === true)) return false
  if (locked.libc !== undefined) return false
  const isTied = locked.os !== undefined || locked.cpu !== undefined
  if (locked.optional === true && !isTied) return false
  return fits(locked.os, machine.platform) && fits(locked.cpu, machine.arch)
}

/**
 * @param {string | string[] | undefined} allowed `linux`, `['darwin', 'linux']` or `['!win32']`
 * @param {string} value
 */
function fits(allowed, value) {
  if (allowed === undefined) return true
  const words = [allowed].flat()
  if (words.includes(`!${value}`)) return false
  const positive = words.filter((word) => !word.startsWith('!'))
  return positive.length === 0 || positive.includes(value)
}

/**
 * The packages of a lockfile by their folder: `node_modules/vite`. None when there is no such file.
 *
 * @param {string} file
 * @returns {Record<string, LockedPackage>}
 */
export function readPackages(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {}
}

/** @param {string} folder */
function versionAt(folder) {
  const file = join(folder, 'package.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : undefined
}
