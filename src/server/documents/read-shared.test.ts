import { hash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readShared } from './read-shared.ts'

const folder = mkdtempSync(join(tmpdir(), 'lectern-shared-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each([0, 1, 2 * 1024 * 1024, 5 * 1024 * 1024 + 3])('a file of %i bytes is read as a whole, with its hash', async (size) => {
  const written = randomBytes(size)
  const path = join(folder, 'file')
  writeFileSync(path, written)
  const { bytes, sha1 } = await readShared(path)
  expect(Buffer.compare(Buffer.from(bytes), written)).toBe(0)
  expect(sha1).toBe(hash('sha1', written))
})

test('a file is read into the memory that it is given', async () => {
  const path = join(folder, 'file')
  writeFileSync(path, 'text')
  const all = new Uint8Array(new SharedArrayBuffer(6))
  await readShared(path, (size) => all.subarray(1, 1 + size))
  expect(Buffer.from(all).toString('latin1')).toBe('\0text\0')
})

test('a file that is not there is an error', async () => {
  await expect(readShared(join(folder, 'none'))).rejects.toThrow('ENOENT')
})
