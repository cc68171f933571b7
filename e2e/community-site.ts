import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { COMMUNITY_CONTENT } from './community-content.ts'
import { test as base } from './fixtures.ts'
import { type LecternServer, runLectern, startLectern } from './lectern-process.ts'
import { withTemporaryFolder } from './temporary-folder.ts'

const START_TIMEOUT_MS = 120_000

/** Tests of a site with pages in languages of the community, in the place of the starter content. */
export const test = base.extend<Record<never, never>, { readonly communitySite: LecternServer }>({
  communitySite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of needed fixtures from this pattern
    async ({}, use) => {
      await withTemporaryFolder(async (folder) => {
        const content = join(folder, 'content')
        for (const [path, text] of Object.entries(COMMUNITY_CONTENT)) {
          await mkdir(dirname(join(content, path)), { recursive: true })
          await writeFile(join(content, path), text)
        }
        const place = ['--site', join(folder, 'site'), '--data', join(folder, 'data')]
        await runLectern('build', '--content', content, ...place)
        const server = await startLectern('serve', ...place)
        await use(server).finally(server.stop)
      })
    },
    { scope: 'worker', timeout: START_TIMEOUT_MS },
  ],

  baseURL: async ({ communitySite }, use) => {
    await use(communitySite.origin)
  },
})
