import { expect, test } from 'vitest'
import { sampleFacts } from '../testing/sample-facts.ts'
import { samplePage } from '../testing/sample-page.ts'
import { popularityIn, searchIndex } from './search-index.ts'

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
