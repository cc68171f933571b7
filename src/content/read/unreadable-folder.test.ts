import type * as fs from 'node:fs'
import { expect, test, vi } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { listContentFiles } from './content-roots.ts'

// The rights of folders mean nothing to root, so the error that the system would give is made here.
vi.mock('node:fs', async (importOriginal) => {
  const original = await importOriginal<typeof fs>()
  const readdirSync = (path: string, options: { withFileTypes: true }) => {
    if (path.endsWith('/locked')) throw new Error(`EACCES: permission denied, scandir '${path}'`)
    return original.readdirSync(path, options)
  }
  return { ...original, readdirSync }
})

test('a folder without rights is an error with its path, and the others are read', () => {
  const root = temporaryFolder({ 'files/en-us/a/index.md': '', 'files/en-us/locked/index.md': '', 'files/en-us/z/index.md': '' })
  const { pages, diagnostics } = listContentFiles(root)
  expect(pages.map(({ folder }) => folder)).toEqual(['a', 'z'])
  expect(diagnostics).toEqual([
    {
      kind: 'unreadable-folder',
      severity: 'error',
      message: `cannot read this folder: EACCES: permission denied, scandir '${root}/files/en-us/locked'`,
      file: `${root}/files/en-us/locked`,
      hint: 'its pages are left out',
    },
  ])
})
