import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import { commitAll } from './commit-all.ts'
import { type LecternServer, startLectern } from './lectern-process.ts'
import { type MailSite, withMailSite } from './mail-site.ts'
import { watchProblems } from './page-problems.ts'
import { type StarterSite, withStarterSite } from './starter-site.ts'
import { withTemporaryFolder } from './temporary-folder.ts'

/** `lectern dev` on a content root that a test may change. */
export interface DevSite extends LecternServer {
  /** Path of the source of an English page by the folder of its slug: `web/css`. */
  fileOf(folder: string): string
}

/** What each test has. */
export interface TestFixtures {
  /** What pages of this test may complain about: for tests of faults. */
  readonly expectedProblems: RegExp | undefined
  readonly devSite: DevSite
  /** Runs for every test. */
  readonly noProblems: undefined
}

/** What the tests of a worker share. */
export interface WorkerFixtures {
  readonly site: StarterSite
  /** The same with mail. */
  readonly mailSite: MailSite
}

/** The first build of a version of the code bundles it as well, on a machine that may be busy. */
const START_TIMEOUT_MS = 120_000
const STARTER_FILES = join(import.meta.dirname, '../starter/files')
/** What `devSite` has of the starter content; all of it committed on Mar 9, 2025. */
const DEV_PAGES = ['en-us/glossary', 'en-us/web/http', 'sidebars']

export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of needed fixtures from this pattern
    async ({}, use) => await withStarterSite({}, use),
    { scope: 'worker', timeout: START_TIMEOUT_MS },
  ],

  mailSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of needed fixtures from this pattern
    async ({}, use) => await withMailSite(use),
    { scope: 'worker', timeout: START_TIMEOUT_MS },
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
      // What is still being answered in place of a server when a test ends must not fail it.
      await context.unrouteAll({ behavior: 'ignoreErrors' })
      expect(unexpected, 'nothing is complained about by the pages').toEqual([])
    },
    { auto: true },
  ],

  devSite: [
    async ({ page }, use) => {
      await withTemporaryFolder(async (folder) => {
        const files = join(folder, 'content/files')
        for (const path of DEV_PAGES) await cp(join(STARTER_FILES, path), join(files, path), { recursive: true })
        commitAll(join(folder, 'content'), '2025-03-09T10:20:30Z')
        const server = await startLectern('dev', '--content', join(folder, 'content'), '--data', join(folder, 'data'))
        const fileOf = (path: string): string => join(files, 'en-us', path, 'index.md')
        try {
          await use({ ...server, fileOf })
        } finally {
          // A page that is still open would complain that the server has gone.
          await page.close()
          await server.stop()
        }
      })
    },
    { timeout: START_TIMEOUT_MS },
  ],
})
