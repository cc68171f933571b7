import { expect, test } from 'vitest'
import { readSite } from '../site/read-site.ts'
import { sampleFacts } from '../testing/sample-facts.ts'
import { samplePage } from '../testing/sample-page.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { popularityIn, quickSearchPages, searchIndex } from './search-index.ts'

test('titles, without their code marks, and addresses stand in the order of the titles', () => {
  const pages = [
    samplePage('B', { title: '`b` element' }),
    samplePage('Z/1', { title: 'same' }),
    samplePage('A/2', { title: 'same' }),
    samplePage('C', { title: 'a' }),
  ]
  const alike = (): number => 0
  expect(JSON.parse(searchIndex(pages, alike))).toEqual([
    { title: 'a', url: '/en-US/docs/C' },
    { title: 'b element', url: '/en-US/docs/B' },
    { title: 'same', url: '/en-US/docs/A/2' },
    { title: 'same', url: '/en-US/docs/Z/1' },
  ])
  expect(searchIndex(pages.toReversed(), alike)).toBe(searchIndex(pages, alike))
})

test('popular pages come first; a translation without views of its own stands where the English page does', () => {
  const pages = [
    samplePage('A', { popularity: 0.1 }),
    samplePage('B', { popularity: 1 }),
    samplePage('C'),
    samplePage('A', { locale: 'de' }),
    samplePage('B', { locale: 'de', popularity: 0.01 }),
    samplePage('D', { locale: 'de' }),
  ]
  const { tree } = sampleFacts({ pages })
  const urlsOf = (locale: string): string[] =>
    JSON.parse(
      searchIndex(
        pages.filter((page) => page.locale === locale),
        popularityIn(tree),
      ),
    ).map(({ url }: { url: string }) => url)
  expect(urlsOf('en-US')).toEqual(['/en-US/docs/B', '/en-US/docs/A', '/en-US/docs/C'])
  expect(urlsOf('de')).toEqual(['/de/docs/A', '/de/docs/B', '/de/docs/D'])
})

test('pages besides the documents are found in English, but for lists of posts', () => {
  const { tree } = readSite([
    temporaryFolder({
      'files/en-us/web/index.md': '---\ntitle: Web\nslug: Web\n---\n',
      'files/de/web/index.md': '---\ntitle: Netz\nslug: Web\n---\n',
      'pages/about.md': '---\ntitle: About\n---\n',
      'pages/spotlights/ada/index.md': '---\ncontributor_name: Ada\nquote: I.\n---\n',
      'blog/one/index.md': '---\ntitle: One\nslug: one\ndescription: D.\ndate: 2026-01-01\ntags:\n  - CSS\n---\n',
    }),
  ])
  const urlsIn = (locale: 'en-US' | 'de') => quickSearchPages(tree, locale).map(({ url }) => url)
  expect(urlsIn('en-US').sort()).toEqual([
    '/en-US/about',
    '/en-US/blog/',
    '/en-US/blog/one/',
    '/en-US/community/spotlight/ada',
    '/en-US/docs/Web',
  ])
  expect(urlsIn('de')).toEqual(['/de/docs/Web'])
})
