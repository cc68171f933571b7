import { expect, test } from 'vitest'
import { loadQuickSearchTexts } from '#locales/quick-search/load-quick-search-texts.ts'
import { translate } from '#locales/translate.ts'
import type { QuickHit } from '#search/find-quick.ts'
import { type QuickRows, type QuickTranslate, quickRows } from './quick-rows.ts'

const texts = await loadQuickSearchTexts('de')

function rowsOf(query: string, ...pages: readonly (readonly [title: string, url: string])[]): QuickRows {
  const hits = pages.map(([title, url]): QuickHit => ({ title: { title, url, lower: title.toLowerCase() }, marks: [query] }))
  const t: QuickTranslate = (key, values) => translate(texts[key], values, 'de')
  return quickRows({ hits, query, locale: 'de', searchPath: '/de/search', t })
}

test('a row leads to its page, with its title, what was found and its path', () => {
  expect(rowsOf('css', ['CSS-Raster', '/de/docs/Web/CSS/docs']).pages).toEqual([
    {
      href: '/de/docs/Web/CSS/docs',
      title: ['', 'CSS', '-Raster'],
      note: '',
      path: ['Web / CSS'],
      language: undefined,
    },
  ])
})

test.each([
  ['/de/docs/Learn_web_development/Core/Flexbox', ['Learn web development / Core']],
  ['/de/docs/Web', []],
  ['/en-US/blog/a-post/', ['blog']],
] as const)('the path of %s names the pages above it (docs/behaviour/quick-search.md 9)', (url, path) => {
  expect(rowsOf('a', ['A', url]).pages[0]?.path).toEqual(path)
})

test('an English row says so, in the language of the page', () => {
  expect(rowsOf('css', ['CSS', '/en-US/docs/Web/CSS']).pages[0]).toMatchObject({ note: ' (Englisch)', language: 'en-US' })
})

test('the last row leads to the search of the site', () => {
  expect(rowsOf('<b>"&', ['<b>"&x', '/de/docs/x']).search).toMatchObject({
    href: '/de/search?q=%3Cb%3E%22%26',
    title: [texts.not_seeing],
    path: [expect.stringContaining(' '), '<b>"&', expect.any(String)],
  })
  expect(rowsOf('a')).toMatchObject({ pages: [], search: { title: [expect.any(String), 'a', expect.any(String)], path: [] } })
})
