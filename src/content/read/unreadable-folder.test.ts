import { mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { listContentFiles } from './content-roots.ts'

// The rights of folders mean nothing to root. What the system rejects for everyone is a path of more than 4,096 characters (Linux,
// limits.h, PATH_MAX); such a folder is made in two halves.
test.skipIf(process.platform !== 'linux')(
  'a folder that the system does not let us read is an error with its path, and the others are read',
  () => {
    const root = temporaryFolder({ 'files/en-us/a/index.md': '', 'files/en-us/z/index.md': '' })
    const upper = join(root, 'files/en-us', ...Array.from({ length: 10 }, () => 'm'.repeat(200)))
    const workshop = temporaryFolder()
    mkdirSync(upper, { recursive: true })
    mkdirSync(join(workshop, ...Array.from({ length: 12 }, () => 'n'.repeat(200))), { recursive: true })
    const lower = 'n'.repeat(200)
    renameSync(join(workshop, lower), join(upper, lower))
    try {
      const { pages, diagnostics } = listContentFiles(root)
      expect(pages.map(({ folder }) => folder)).toEqual(['a', 'z'])
      expect(diagnostics).toEqual([
        {
          kind: 'unreadable-folder',
          severity: 'error',
          message: expect.stringMatching(/^cannot read this folder: ENAMETOOLONG/),
          file: expect.stringContaining(join(upper, lower)),
          hint: 'its pages are left out',
        },
      ])
    } finally {
      renameSync(join(upper, lower), join(workshop, lower))
    }
  },
)
