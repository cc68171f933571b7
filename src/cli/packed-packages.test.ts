import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { makeFolder, writeFiles } from '#content/testing/example-content.fixture.ts'
import { findPacked, indexOfPacked, isPacked, packedFolder } from './packed-packages.ts'

const FILES = { 'a.mjs': 'export const a = 1', 'b-c.mjs': 'export const c = 2', 'shared.mjs': '' }

function pack(folder: string): void {
  writeFiles(folder, FILES)
  const [name, text] = indexOfPacked(folder, { a: 'a.mjs', 'b/c': 'b-c.mjs' }, Object.keys(FILES))
  writeFileSync(join(folder, name), text)
}

test('packed modules are found by their names', () => {
  using folder = makeFolder()
  expect([isPacked(folder.path), findPacked(folder.path)]).toEqual([false, undefined])
  pack(folder.path)
  expect(isPacked(folder.path)).toBe(true)
  expect([...(findPacked(folder.path) ?? [])]).toEqual([
    ['a', pathToFileURL(join(folder.path, 'a.mjs')).href],
    ['b/c', pathToFileURL(join(folder.path, 'b-c.mjs')).href],
  ])
})

test.each([
  ['a file has other bytes', { 'shared.mjs': 'export {}' }],
  ['the index is cut off', { 'packed.json': '{"modules":' }],
  ['a file is gone', { 'packed.json': '{"modules":{},"hashes":{"gone.mjs":""}}' }],
])('nothing is used when %s', (_, files) => {
  using folder = makeFolder()
  pack(folder.path)
  writeFiles(folder.path, files)
  expect(findPacked(folder.path)).toBeUndefined()
})

test('the packages of another lockfile are in another folder', () => {
  using project = makeFolder()
  writeFiles(project.path, { 'package-lock.json': '{"packages":{}}' })
  const before = packedFolder(project.path)
  expect(packedFolder(project.path)).toBe(before)
  writeFiles(project.path, { 'package-lock.json': '{"packages":{"a":{}}}' })
  expect(packedFolder(project.path)).not.toBe(before)
})

test('packages are packed by a command that runs in any folder', () => {
  using folder = makeFolder()
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'pack-packages.ts')], {
    cwd: folder.path,
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([0, ''])
  expect(isPacked(packedFolder())).toBe(true)
})
