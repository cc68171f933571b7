import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeFolder, writeFiles } from '#content/testing/example-content.fixture.ts'
import { versionOfSources } from './version-of-sources.ts'

const FILES = { 'src/a.ts': 'one', 'src/deep/b.ts': 'two', 'src/deep/b.test.ts': 'a test', 'lock.json': '{}', 'other.ts': 'no source' }
const LATER_MS = 60_000

function versionOf(folder: string, nowMs = Date.now()): string {
  return versionOfSources(folder, ['src', 'lock.json'], { file: fileIn(folder), nowMs })
}

function fileIn(folder: string): string {
  return join(folder, 'stored/version.json')
}

test('a version changes with the sources, and with nothing else', () => {
  using folder = makeFolder()
  writeFiles(folder.path, FILES)
  const version = versionOf(folder.path)
  expect(version).toMatch(/^[0-9a-f]{20}$/)
  writeFiles(folder.path, { 'other.ts': 'changed', 'src/deep/b.test.ts': 'changed' })
  expect(versionOf(folder.path)).toBe(version)
  for (const changed of [{ 'src/deep/b.ts': 'new' }, { 'lock.json': '[]' }, { 'src/deep/c.ts': '' }]) {
    const before = versionOf(folder.path)
    writeFiles(folder.path, changed)
    expect(versionOf(folder.path)).not.toBe(before)
  }
})

test('a version is stored unless a source may change again without another stamp', () => {
  using folder = makeFolder()
  writeFiles(folder.path, FILES)
  const version = versionOf(folder.path)
  expect(existsSync(fileIn(folder.path))).toBe(false)
  expect(versionOf(folder.path, Date.now() + LATER_MS)).toBe(version)
  const stored = '0123456789abcdef0123'
  writeFileSync(fileIn(folder.path), readFileSync(fileIn(folder.path), 'utf8').replace(version, stored))
  expect(versionOf(folder.path)).toBe(stored)
  writeFiles(folder.path, { 'src/a.ts': 'new' })
  expect(versionOf(folder.path)).not.toBe(stored)
})

test.each([
  ['is no JSON', () => '{'],
  ['has no version', (text: string) => text.replace(/"version":"\w+"/, '"version":7')],
  ['is of other stamps', (text: string) => text.replace(/"key":"\w/, '"key":"x').replace(/"version":"\w/, '"version":"0')],
])('what is stored is ignored when it %s', (_, damage) => {
  using folder = makeFolder()
  writeFiles(folder.path, FILES)
  const version = versionOf(folder.path, Date.now() + LATER_MS)
  writeFileSync(fileIn(folder.path), damage(readFileSync(fileIn(folder.path), 'utf8')))
  expect(versionOf(folder.path)).toBe(version)
})
