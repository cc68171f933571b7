import { expect, test } from 'vitest'
import type { SiteSnapshot } from '#contracts/site-source.ts'
import { getPageNames } from './get-page-names.ts'

/** A site with one page. Its list of pages is read as often as `reads` says, and the first time it can't be read where `failsFirst`. */
function countingSite({ failsFirst = false } = {}): { readonly snapshot: SiteSnapshot; readonly reads: () => number } {
  let reads = 0
  const bytes = new TextEncoder().encode(JSON.stringify([{ url: '/en-US/docs/Web', title: 'The web' }]))
  const snapshot: SiteSnapshot = {
    id: 'one',
    csp: '',
    pageUrls: () => ['/en-US/docs/Web'],
    findPageUrl: () => undefined,
    findRedirect: () => undefined,
    async read() {
      reads += 1
      if (failsFirst && reads === 1) throw new Error('the disk is busy')
      return { bytes, hash: 'a' }
    },
    findHash: async () => 'a',
    searchIndexes: [],
    readSearchIndex: async () => new Uint8Array(),
  }
  return { snapshot, reads: () => reads }
}

test('requests that come at once have the same names, which are read once', async () => {
  const { snapshot, reads } = countingSite()
  const [first, ...others] = await Promise.all(Array.from({ length: 20 }, () => getPageNames(snapshot, 'en-US')))
  expect(first?.titleOf('/en-US/docs/Web')).toBe('The web')
  expect(others.every((names) => names === first)).toBe(true)
  expect(reads()).toBe(1)
})

test('names that could not be read are read again for the next request', async () => {
  const { snapshot, reads } = countingSite({ failsFirst: true })
  await expect(getPageNames(snapshot, 'en-US')).rejects.toThrow('the disk is busy')
  expect((await getPageNames(snapshot, 'en-US')).titleOf('/en-US/docs/Web')).toBe('The web')
  expect(reads()).toBe(2)
})
