import { expect } from '@playwright/test'
import { test } from './fixtures/test.ts'

const SITEMAP_URL = /<loc>([^<]+)<\/loc>/g
/** Of a tag: code that is shown has such words as well. */
const REFERENCE = /<[a-z][\w-]*(?:\s+[\w:-]+(?:="[^"]*")?)*?\s+(?:href|src)="([^"]+)"/g

/** What asks a user to sign in first. */
const OF_USERS = /^\/users\//

/** Every page of the sitemaps is read; every address of our own that it names is asked for once. */
test('every link and file that a page names is there', async ({ site }) => {
  const textOf = async (path: string): Promise<string> => (await fetch(site.origin + path)).text()
  const pathsIn = (xml: string): readonly string[] => [...xml.matchAll(SITEMAP_URL)].map(([, url = '']) => new URL(url).pathname)
  const pages = (await Promise.all(pathsIn(await textOf('/sitemap.xml')).map(textOf))).flatMap(pathsIn)
  expect(pages.length).toBeGreaterThan(100)

  const namedBy = new Map<string, string>()
  for (const page of pages) {
    const html = (await textOf(page)).replaceAll(/<a [^>]*class="[^"]*page-not-created[^>]*>/g, '')
    for (const [, reference = ''] of html.matchAll(REFERENCE)) {
      const url = new URL(reference.replaceAll('&amp;', '&'), site.origin + page)
      if (url.origin === site.origin && !namedBy.has(url.pathname)) namedBy.set(url.pathname, page)
    }
  }
  const missing: string[] = []
  for (const [path, page] of namedBy) {
    const { status } = await fetch(site.origin + path, { method: 'HEAD', redirect: 'manual' })
    if (status !== 200 && !(OF_USERS.test(path) && (status === 303 || status === 307))) missing.push(`${status} ${path} on ${page}`)
  }
  expect(missing).toEqual([])
})
