import { expect, test } from 'vitest'
import { INTERFACE_LOCALES } from '#contracts/locales.ts'
import { SEARCH_PLACE } from '#contracts/search-place.ts'
import { readSite } from '../site/read-site.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { searchPages } from './search-pages.ts'

const listPages = () => searchPages(readSite([temporaryFolder({ 'site.json': JSON.stringify({ brand: { shortName: 'D' } }) })]))

test('every language has a search page with a form in it', () => {
  const pages = listPages()
  expect(pages.map(({ url }) => url)).toEqual(INTERFACE_LOCALES.map(({ code }) => `/${code}/search`))
  expect(pages[1]).toMatchObject({ renderer: 'Search', locale: 'de', pageTitle: 'Suche | D' })
  expect(pages[1]?.html).toContain('action="/de/search"')
})

test('all of the page stands between the marks that the server looks for', () => {
  for (const { html } of listPages()) {
    expect(html.startsWith(SEARCH_PLACE.start)).toBe(true)
    expect(html.endsWith(SEARCH_PLACE.end)).toBe(true)
    expect(html.split('<!--')).toHaveLength(3)
  }
})
