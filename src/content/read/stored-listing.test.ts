import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { loadStoredListing, type StoredFolder, storeListing } from './stored-listing.ts'

const FOLDERS = new Map<string, StoredFolder>([
  ['/a', { stamp: [1, 2.5, 3, 4], entries: ['done', 'ftwo'] }],
  ['/a/one', { stamp: [5, 6, 7, 8], entries: [] }],
  ['/a/日本', { stamp: [9, 10, 11, 12], entries: ['f日本.md'] }],
])

function store(): string {
  const file = join(temporaryFolder({}), 'cache/listing')
  storeListing(file, FOLDERS)
  return file
}

test('folders are found in any order', () => {
  const listing = loadStoredListing(store())
  expect(listing.size).toBe(3)
  for (const path of ['/a', '/a/one', '/a/日本', '/a', '/a/日本', '/a/one']) expect(listing.find(path), path).toEqual(FOLDERS.get(path))
  expect([listing.find('/a/'), listing.find('')]).toEqual([undefined, undefined])
})

test.each([
  ['is cut off', (bytes: Buffer) => bytes.subarray(0, -1)],
  ['is of another version', (bytes: Buffer) => Buffer.from(bytes.toString('latin1').replace('listing-', 'listing-x'), 'latin1')],
  ['has another byte', (bytes: Buffer) => bytes.map((byte, at) => (at === 80 ? byte ^ 1 : byte))],
  ['is empty', () => Buffer.alloc(0)],
])('a file that %s counts as none', (_, change) => {
  const file = store()
  writeFileSync(file, change(readFileSync(file)))
  expect(loadStoredListing(file).size).toBe(0)
})

test('a file that can not be written changes nothing', () => {
  const file = join(temporaryFolder({ cache: '' }), 'cache/listing')
  expect(() => storeListing(file, FOLDERS)).not.toThrow()
  expect(loadStoredListing(file).size).toBe(0)
})
