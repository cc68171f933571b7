import { expect, test } from 'vitest'
import { INTERFACE_LOCALES } from '#contracts/locales.ts'
import { UPDATES_PLACE } from '#contracts/updates-place.ts'
import { readSite } from '../site/read-site.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { updatesPages } from './updates-pages.ts'

const page = (more: string): string => `---\ntitle: A\nslug: Web/A\npage-type: guide\n${more}---\n\nText.\n`
const site = (more = 'browser-compat: css.properties.color\n') =>
  readSite([temporaryFolder({ 'site.json': '{"brand":{"shortName":"D"}}', 'files/en-us/web/a/index.md': page(more) })])

test('every language has a page of updates, whose contents stand between the marks that the server looks for', () => {
  const pages = updatesPages(site())
  expect(pages.map(({ url }) => url)).toEqual(INTERFACE_LOCALES.map(({ code }) => `/${code}/plus/updates`))
  expect(pages[1]).toMatchObject({ renderer: 'Updates', locale: 'de', pageTitle: 'Neuerungen | D' })
  for (const { html } of pages) {
    expect([html.startsWith(UPDATES_PLACE.start), html.endsWith(UPDATES_PLACE.end)]).toEqual([true, true])
    expect(html.split('<!--')).toHaveLength(3)
  }
})

test('there is none when the feature is off, and none on a site without compatibility data', () => {
  expect(updatesPages({ ...site(), features: ['collections'] })).toEqual([])
  expect(updatesPages(site(''))).toEqual([])
})
