import { hash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { joinBlocks } from '#search/byte-rows.ts'
import { type HeadSections, listHeadBlocks, listIndexBlocks } from '#search/index-format.ts'
import { readSearchFiles } from './read-search-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'lectern-index-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const TEXTS = ['one ', 'two ', ''].map((text) => Buffer.from(text))
const bytes = [Buffer.from('[]')]
const SECTIONS: HeadSections = { documents: bytes, terms: [], postingEnds: [], postings: bytes, lengths: [], words: bytes, textEnds: [] }

test('an index in pieces is in memory as one that is a single file', async () => {
  const { path, sha1 } = writeIndexFiles()
  const read = Buffer.from(await readSearchFiles(path, sha1))
  const [whole, head] = [joinBlocks(listIndexBlocks('en-US', SECTIONS, TEXTS)), joinBlocks(headBlocks())]
  const bodyOf = (index: Uint8Array): Buffer => Buffer.from(index).subarray(8 + 4 * Math.ceil(Buffer.from(index).readUInt32LE(4) / 4))
  expect(bodyOf(read).equals(bodyOf(whole))).toBe(true)
  expect(read.subarray(0, head.length).equals(head)).toBe(true)
})

test('an index that is a single file is read as it is', async () => {
  const path = join(folder, 'whole.index')
  const whole = joinBlocks(listIndexBlocks('en-US', SECTIONS, TEXTS))
  writeFileSync(path, whole)
  expect(Buffer.from(await readSearchFiles(path, hash('sha1', whole))).equals(whole)).toBe(true)
})

test('a piece that has changed is named, with what makes it again', async () => {
  const { path, sha1 } = writeIndexFiles()
  const name = hash('sha1', 'two ')
  writeFileSync(join(folder, 'texts', name), 'too ')
  await expect(readSearchFiles(path, sha1)).rejects.toThrow(new RegExp(`${name} has changed since the build; .*remove the link "current"`))
  rmSync(join(folder, 'texts', name))
  await expect(readSearchFiles(path, sha1)).rejects.toThrow('ENOENT')
})

test('a head that has changed is an error', async () => {
  const { path } = writeIndexFiles()
  await expect(readSearchFiles(path, hash('sha1', 'other'))).rejects.toThrow('has changed since the build')
})

function headBlocks(): readonly Uint8Array[] {
  return listHeadBlocks(
    'en-US',
    SECTIONS,
    TEXTS.map((text) => [hash('sha1', text), text.length] as const),
  )
}

function writeIndexFiles(): { readonly path: string; readonly sha1: string } {
  const path = join(folder, 'en-US.index')
  const head = joinBlocks(headBlocks())
  writeFileSync(path, head)
  mkdirSync(join(folder, 'texts'), { recursive: true })
  for (const text of TEXTS) writeFileSync(join(folder, 'texts', hash('sha1', text)), text)
  return { path, sha1: hash('sha1', head) }
}
