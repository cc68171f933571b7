import { COMMUNITY_CONTENT } from './community-content.ts'
import { withContentSite } from './content-site.ts'
import { test as base } from './fixtures.ts'

const START_TIMEOUT_MS = 120_000

/** Tests of a site with pages in languages of the community, in the place of the starter content. */
export const test = base.extend<Record<never, never>, { readonly communitySite: string }>({
  communitySite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of needed fixtures from this pattern
    async ({}, use) => await withContentSite(COMMUNITY_CONTENT, use),
    { scope: 'worker', timeout: START_TIMEOUT_MS },
  ],

  baseURL: async ({ communitySite }, use) => {
    await use(communitySite)
  },
})
