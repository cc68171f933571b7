import { expect, test } from 'vitest'
import { loadQuickSearchTexts } from '#locales/quick-search/load-quick-search-texts.ts'
import { translate } from '#locales/translate.ts'
import type { QuickHit } from '#search/find-quick.ts'
import { quickRowsHtml } from './quick-rows-html.ts'

const texts = await loadQuickSearchTexts('de')

function rowsOf(query: string, ...pages: readonly (readonly [title: string, url: string])[]): string {
  const hits = pages.map(([title, url]): QuickHit => ({ title: { title, url, lower: title.toLowerCase() }, marks: [query] }))
  const t: Parameters<typeof quickRowsHtml>[0]['t'] = (key, values) => translate(texts[key], values, 'de')
  return quickRowsHtml({ hits, query, fieldId: 'search', locale: 'de', language: 'de', searchPath: '/de/search', t })
}

test('a row is an option that is a link, with its title, what was found and its path', () => {
  expect(rowsOf('css', ['CSS-Raster', '/de/docs/Web/CSS/docs'])).toContain(
    '<a role="option" id="search-row-0" tabindex="-1" aria-selected="false" href="/de/docs/Web/CSS/docs"><bdi class="quick-title"><mark>CSS</mark>-Raster</bdi><span class="quick-path" dir="ltr">de / Web / CSS / docs</span></a>',
  )
})

test('an English row says so, in the language of the page', () => {
  const html = rowsOf('css', ['CSS', '/en-US/docs/Web/CSS'])
  expect(html).toContain(' lang="en-US" hreflang="en-US">')
  expect(html).toContain('<small lang="de">(Englisch)</small>')
})

test('the last row leads to the search of the site, and nothing typed is HTML', () => {
  const html = rowsOf('<b>"&', ['<b>"&x', '/de/docs/x'])
  expect(html).toContain('href="/de/search?q=%3Cb%3E%22%26"')
  expect(html).toContain('id="search-row-1"')
  expect(html).not.toContain('<b>')
  expect(rowsOf('a').match(/<a /g)).toHaveLength(1)
})
