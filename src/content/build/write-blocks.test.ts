import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { hashBlocks, writeBlocks } from './write-blocks.ts'

const LARGE = 70_000

test.each([
  ['no blocks', []],
  ['small blocks', ['a', '', 'bc']],
  ['small and large ones', ['a', 'b'.repeat(LARGE), 'c', 'd', 'e'.repeat(LARGE)]],
  ['more small ones than are joined', Array.from({ length: 50 }, () => 'f'.repeat(3000))],
])('a file of %s has their bytes in their order, and the hash that it would have', (_, texts) => {
  const path = join(temporaryFolder(), 'file')
  const blocks = function* (): Generator<Uint8Array> {
    for (const text of texts) yield Buffer.from(text)
  }
  const expected = hash('sha1', texts.join(''))
  expect(writeBlocks(path, blocks())).toBe(expected)
  expect(hashBlocks(blocks())).toBe(expected)
  expect(readFileSync(path, 'utf8')).toBe(texts.join(''))
})
