import { readFileSync, renameSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { FileCache } from './file-cache.ts'

const LATER = (): number => Date.now() + 60_000

/** Reads the files `a` and `b` through a cache on disk. @returns the names of those that were opened */
function openedFiles(folder: string, { version = '1', now = LATER } = {}): readonly string[] {
  const opened: string[] = []
  const cache = new FileCache({ file: join(folder, 'stored/cache.json'), version, now })
  for (const name of ['a', 'b']) {
    const path = join(folder, name)
    const value = cache.get(path, () => {
      opened.push(name)
      return { digest: readFileSync(path, 'utf8') }
    })
    expect(value).toEqual({ digest: readFileSync(path, 'utf8') })
  }
  cache.save()
  return opened
}

describe('a file is not opened again', () => {
  test('while nothing of it has changed', () => {
    const folder = temporaryFolder({ a: 'one', b: 'two' })
    expect(openedFiles(folder)).toEqual(['a', 'b'])
    expect(openedFiles(folder)).toEqual([])
  })

  test('by a cache of watched files, which has what another cache has read from disk', () => {
    const folder = temporaryFolder({ a: 'one', b: 'two' })
    openedFiles(folder)
    const file = join(folder, 'stored/cache.json')
    const cache = new FileCache({ file, version: '1', now: LATER })
    const never = (): never => {
      throw new Error('a file was opened')
    }
    expect(cache.get(join(folder, 'a'), never)).toEqual({ digest: 'one' })
    rmSync(file)
    expect(cache.createWatched().get(join(folder, 'b'), never)).toEqual({ digest: 'two' })
  })
})

describe('a file is opened again', () => {
  test('when another file has taken its place with the same size and time', () => {
    const folder = temporaryFolder({ a: 'one', b: 'two', c: 'new' })
    const time = new Date(Date.UTC(2026, 0, 1))
    for (const name of ['a', 'c']) utimesSync(join(folder, name), time, time)
    openedFiles(folder)
    renameSync(join(folder, 'c'), join(folder, 'a'))
    expect(openedFiles(folder)).toEqual(['a'])
  })

  test('when it was changed in place and its time was set back', () => {
    const folder = temporaryFolder({ a: 'one', b: 'two' })
    const time = new Date(Date.UTC(2026, 0, 1))
    utimesSync(join(folder, 'a'), time, time)
    openedFiles(folder)
    writeFileSync(join(folder, 'a'), 'new')
    utimesSync(join(folder, 'a'), time, time)
    expect(openedFiles(folder)).toEqual(['a'])
  })

  test('when it had been changed just before it was read: it may have been changed once more in that moment', () => {
    const folder = temporaryFolder({ a: 'one', b: 'two' })
    openedFiles(folder, { now: Date.now })
    expect(openedFiles(folder, { now: Date.now })).toEqual(['a', 'b'])
  })

  test('by another version of the code', () => {
    const folder = temporaryFolder({ a: 'one', b: 'two' })
    openedFiles(folder)
    expect(openedFiles(folder, { version: '2' })).toEqual(['a', 'b'])
  })

  test.each([
    ['is cut off', (path: string) => truncateSync(path, 60)],
    ['has one other byte', (path: string) => writeFileSync(path, readFileSync(path, 'utf8').replace('one', 'two'))],
    ['is empty', (path: string) => writeFileSync(path, '')],
  ])('when the store %s', (_, damage) => {
    const folder = temporaryFolder({ a: 'one', b: 'two' })
    openedFiles(folder)
    damage(join(folder, 'stored/cache.json'))
    expect(openedFiles(folder)).toEqual(['a', 'b'])
  })
})

test('a store that cannot be written does no harm', () => {
  const folder = temporaryFolder({ a: 'one', b: 'two', stored: 'a file' })
  expect(openedFiles(folder)).toEqual(['a', 'b'])
  expect(openedFiles(folder)).toEqual(['a', 'b'])
})
