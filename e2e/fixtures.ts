import { cp, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import { type LecternServer, runLectern, startLectern } from './lectern-process.ts'
import { watchProblems } from './page-problems.ts'
import { withTemporaryFolder } from './temporary-folder.ts'

/** `lectern dev` on a content root that a test may change. */
export interface DevSite extends LecternServer {
  /** Path of the source of an English page by the folder of its slug: `web/css`. */
  fileOf(folder: string): string
}

interface TestFixtures {
  /** What pages of this test may complain about: for tests of faults. */
  readonly expectedProblems: RegExp | undefined
  readonly devSite: DevSite
  /** Runs for every test. */
  readonly noProblems: undefined
}

interface WorkerFixtures {
  /** The starter content, built and served by the real command line. */
  readonly site: LecternServer
}

const STARTER_FILES = join(import.meta.dirname, '../starter/files')
/** What `devSite` has of the starter content. */
const DEV_PAGES = ['en-us/glossary', 'en-us/web/http', 'sidebars']

export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of needed fixtures from this pattern
    async ({}, use) => {
      await withTemporaryFolder(async (folder) => {
        const place = ['--site', join(folder, 'site'), '--data', join(folder, 'data')]
        await runLectern('build', ...place)
        const server = await startLectern('serve', ...place)
        await use(server).finally(server.stop)
      })
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ site }, use) => {
    await use(site.origin)
  },

  expectedProblems: [undefined, { option: true }],

  noProblems: [
    async ({ context, expectedProblems }, use) => {
      const problems = await watchProblems(context)
      await use(undefined)
      const unexpected = problems.list().filter((problem) => expectedProblems?.test(problem) !== true)
      expect(unexpected, 'nothing is complained about by the pages').toEqual([])
    },
    { auto: true },
  ],

  // biome-ignore lint/correctness/noEmptyPattern: as above
  devSite: async ({}, use) => {
    await withTemporaryFolder(async (folder) => {
      const files = join(folder, 'content/files')
      for (const path of DEV_PAGES) await cp(join(STARTER_FILES, path), join(files, path), { recursive: true })
      await mkdir(join(files, 'de'), { recursive: true })
      const server = await startLectern('dev', '--content', join(folder, 'content'), '--data', join(folder, 'data'))
      const fileOf = (path: string): string => join(files, 'en-us', path, 'index.md')
      await use({ ...server, fileOf }).finally(server.stop)
    })
  },
})

export { expect }
