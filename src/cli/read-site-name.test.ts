import { expect, test } from 'vitest'
import { DEFAULT_BRAND } from '#contracts/site.ts'
import type { SiteSource } from '#contracts/site-source.ts'
import { readSiteName } from './read-site-name.ts'

function siteWith(html: string | undefined): SiteSource {
  const file = html === undefined ? undefined : { bytes: Buffer.from(html), hash: 'a' }
  const snapshot = {
    id: 'a',
    csp: '',
    pageUrls: () => [],
    findPageUrl: () => undefined,
    findRedirect: () => undefined,
    read: async (path: string) => (path === 'en-US/index.html' ? file : undefined),
    findHash: async () => undefined,
    searchIndexes: [],
    readSearchIndex: async () => new Uint8Array(),
  }
  return { current: () => snapshot, subscribe: () => () => {}, close: async () => {} }
}

test('a site is called what its home page says', async () => {
  expect(await readSiteName(siteWith('<meta property="og:site_name" content="Herons &amp; Co">'))).toBe('Herons & Co')
})

test('without a home page it has the default name', async () => {
  expect(await readSiteName(siteWith(undefined))).toBe(DEFAULT_BRAND.name)
})
