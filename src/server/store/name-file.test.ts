import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { nameFile } from './name-file.ts'
import { StoreRejected } from './store-failure.ts'

/** A file system without hard links, such as FAT. */
function rejectLink(): void {
  throw Object.assign(new Error('EPERM: operation not permitted, link'), { code: 'EPERM' })
}

let folder: string
let complete: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-name-'))
  complete = join(folder, 'complete')
  file = join(folder, 'file')
  writeFileSync(complete, 'backup', { mode: 0o600 })
})
afterEach(() => rmSync(folder, { recursive: true }))

describe.each([
  ['with', undefined],
  ['without', rejectLink],
])('%s hard links', (_, link) => {
  test('a complete file gets its name, for its owner only', () => {
    nameFile(complete, file, link)
    expect(readFileSync(file, 'utf8')).toBe('backup')
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  test('the name is that of the complete file: no part of a copy ever has it', () => {
    const { ino } = statSync(complete)
    nameFile(complete, file, link)
    expect(statSync(file).ino).toBe(ino)
  })

  test('a file of the same name is never replaced', () => {
    writeFileSync(file, 'other')
    expect(() => nameFile(complete, file, link)).toThrow(new StoreRejected(`${file} already exists; name a new file for the backup`))
    expect(readFileSync(file, 'utf8')).toBe('other')
  })
})
