import { expect, test } from 'vitest'
import { INTERFACE_LOCALES } from '#contracts/locales.ts'
import { readSite } from '../site/read-site.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { notFoundPages, rootPage } from './site-pages.ts'

const site = (siteJson: object) => readSite([temporaryFolder({ 'site.json': JSON.stringify(siteJson) })])

test('every language has a not-found page', () => {
  const pages = notFoundPages(site({ brand: { shortName: 'D' } }), (locale) => `Not found (${locale})`)
  expect(pages.map(({ url }) => url)).toEqual(INTERFACE_LOCALES.map(({ code }) => `/${code}/404`))
  expect(pages[1]).toEqual({ renderer: 'SpaNotFound', url: '/de/404', locale: 'de', pageTitle: 'Not found (de) | D' })
})

test('the page at the root leads to the English home page, also without script', () => {
  const html = rootPage(site({ brand: { name: 'A & <B>' } }))
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/en-US/">')
  expect(html).toContain('<a href="/en-US/">A &amp; &lt;B&gt;</a>')
})
