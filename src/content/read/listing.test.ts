import { mkdirSync, renameSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { Listing } from './listing.ts'

const LATER = (): number => Date.now() + 60_000

/** What a folder holds, through a listing that is stored. */
function namesIn(root: string, { now = LATER } = {}): readonly string[] {
  const listing = new Listing({ file: join(root, 'stored.json'), now })
  const entries = listing.entriesOf(join(root, 'a'))
  listing.save()
  return entries.map(
    (entry) => `${entry.isDirectory() ? 'folder' : entry.isFile() ? 'file' : entry.isSymbolicLink() ? 'link' : '?'} ${entry.name}`,
  )
}

test('a folder is listed by name, with the kind of each entry', () => {
  const root = temporaryFolder({ 'a/two': '', 'a/one': '', 'a/sub/x': '' })
  symlinkSync('one', join(root, 'a/link'))
  const expected = ['link link', 'file one', 'folder sub', 'file two']
  expect(namesIn(root)).toEqual(expected)
  expect(namesIn(root)).toEqual(expected)
})

test('a folder that has not changed is not opened again', () => {
  const root = temporaryFolder({ 'a/one': '' })
  namesIn(root)
  const stored = statSync(join(root, 'stored.json'))
  namesIn(root)
  expect(statSync(join(root, 'stored.json')).ino).toBe(stored.ino)
})

describe('a folder is listed anew', () => {
  test.each([
    ['a new file', (folder: string) => writeFileSync(join(folder, 'new'), '')],
    ['a new folder', (folder: string) => mkdirSync(join(folder, 'new'))],
    ['another name', (folder: string) => renameSync(join(folder, 'one'), join(folder, 'new'))],
  ])('after %s, also when its time is set back', (_, change) => {
    const root = temporaryFolder({ 'a/one': '' })
    const { atime, mtime } = statSync(join(root, 'a'))
    namesIn(root)
    change(join(root, 'a'))
    utimesSync(join(root, 'a'), atime, mtime)
    expect(namesIn(root).some((entry) => entry.endsWith(' new'))).toBe(true)
  })

  test('when it had changed a moment before it was listed', () => {
    const root = temporaryFolder({ 'a/one': '' })
    namesIn(root, { now: Date.now })
    const { atime, mtime } = statSync(join(root, 'a'))
    writeFileSync(join(root, 'a/new'), '')
    utimesSync(join(root, 'a'), atime, mtime)
    expect(namesIn(root, { now: Date.now })).toEqual(['file new', 'file one'])
  })

  test('when the store is damaged', () => {
    const root = temporaryFolder({ 'a/one': '' })
    namesIn(root)
    writeFileSync(join(root, 'stored.json'), 'damaged')
    expect(namesIn(root)).toEqual(['file one'])
  })
})

test('a listing that was cleared looks again, and stores nothing of it', () => {
  const root = temporaryFolder({ 'a/one': '' })
  const place = { file: join(root, 'stored.json'), now: LATER }
  const listing = new Listing(place)
  const names = (): readonly string[] => listing.entriesOf(join(root, 'a')).map(({ name }) => name)
  expect(names()).toEqual(['one'])
  listing.save()
  const { ino } = statSync(place.file)
  listing.clear()
  listing.save()
  expect(statSync(place.file).ino).toBe(ino)
  writeFileSync(join(root, 'a/two'), '')
  expect(names()).toEqual(['one', 'two'])
})

test('a folder that is gone is an error', () => {
  const root = temporaryFolder({ 'a/one': '' })
  namesIn(root)
  rmSync(join(root, 'a'), { recursive: true })
  expect(() => namesIn(root)).toThrow('ENOENT')
})
