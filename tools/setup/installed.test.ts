import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { holdsEveryPackage, isNeeded } from './installed.mjs'

const LINUX = { platform: 'linux', arch: 'x64' }
const LOCKED = { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '2.0.0', dev: true } }
let project: string

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'lectern-setup-'))
  writeJson('package-lock.json', { packages: { '': {}, ...LOCKED } })
})
afterEach(() => rmSync(project, { recursive: true }))

describe('what is installed', () => {
  test('nothing is there before the first install', () => {
    expect(holdsEveryPackage(project, 'start')).toBe(false)
  })

  test('packages without those of tests are enough to start, and not enough for tests', () => {
    install({ a: '1.0.0' })
    expect([holdsEveryPackage(project, 'start'), holdsEveryPackage(project, 'full')]).toEqual([true, false])
  })

  test('a full install is enough for both', () => {
    install({ a: '1.0.0', b: '2.0.0' })
    expect([holdsEveryPackage(project, 'start'), holdsEveryPackage(project, 'full')]).toEqual([true, true])
  })

  test('another version is not enough', () => {
    install({ a: '1.0.1' })
    expect(holdsEveryPackage(project, 'start')).toBe(false)
  })

  test('an install that was cut off before npm wrote its list does not count', () => {
    install({ a: '1.0.0' })
    rmSync(join(project, 'node_modules/.package-lock.json'))
    expect(holdsEveryPackage(project, 'start')).toBe(false)
  })

  test('a package whose files were deleted does not count', () => {
    install({ a: '1.0.0' })
    rmSync(join(project, 'node_modules/a'), { recursive: true })
    expect(holdsEveryPackage(project, 'start')).toBe(false)
  })
})

describe('what a machine needs', () => {
  test('a package of another system or processor is not needed', () => {
    expect(
      [{ os: 'win32' }, { os: ['darwin'] }, { cpu: ['arm64'] }, { os: ['!linux'] }].map((locked) => isNeeded(locked, 'full', LINUX)),
    ).toEqual([false, false, false, false])
  })

  test('a package of this system and processor is needed', () => {
    expect([{ os: 'linux', cpu: 'x64', optional: true }, { os: ['!win32'] }, {}].map((locked) => isNeeded(locked, 'full', LINUX))).toEqual([
      true,
      true,
      true,
    ])
  })

  test('what is tied to a C library is left to npm', () => {
    expect(isNeeded({ os: ['linux'], cpu: ['x64'], libc: ['musl'], optional: true }, 'full', LINUX)).toBe(false)
  })
})

function install(versions: Readonly<Record<string, string>>): void {
  const packages = Object.fromEntries(Object.entries(versions).map(([name, version]) => [`node_modules/${name}`, { version }]))
  for (const [folder, content] of Object.entries(packages)) writeJson(`${folder}/package.json`, content)
  writeJson('node_modules/.package-lock.json', { packages })
}

function writeJson(path: string, content: object): void {
  const file = join(project, path)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, JSON.stringify(content))
}
