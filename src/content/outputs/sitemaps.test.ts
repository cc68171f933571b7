import { expect, test } from 'vitest'
import { FEATURES, type Feature } from '#contracts/features.ts'
import type { PageRecord } from '../read/page-record.ts'
import { readSite } from '../site/read-site.ts'
import { samplePage } from '../testing/sample-page.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { sitemapFiles } from './sitemaps.ts'

function sitemaps(
  records: readonly PageRecord[],
  origin: string,
  features: readonly Feature[] = FEATURES,
): ReadonlyMap<string, string | undefined> {
  const content = { ...readSite([temporaryFolder()]), features }
  return new Map(sitemapFiles({ content, records, origin, months: () => undefined }).map(({ path, make }) => [path, make()]))
}

function addressesIn(sitemap = ''): readonly (string | undefined)[] {
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
}

const AREA = {
  pageTitle: '',
  parents: [],
  description: '',
  template: 'landing',
  topic: '',
  group: '',
  sidebar: [],
  modules: [],
  tools: [],
  prevNext: { prev: null, next: null },
} as const
const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

test('a language with more pages than a sitemap may have has several, with each page once', () => {
  const slugs = Array.from({ length: 50_001 }, (_, index) => `Web/P${index}`)
  const files = sitemaps(
    slugs.map((slug) => samplePage(slug)),
    'https://docs.example',
    [],
  )
  const names = ['sitemaps/en-US/sitemap.xml', 'sitemaps/en-US/sitemap-2.xml']
  expect([...files.keys()]).toEqual([...names, 'sitemap.xml'])
  expect(addressesIn(files.get('sitemap.xml'))).toEqual(names.map((name) => `https://docs.example/${name}`))
  const maps = names.map((name) => addressesIn(files.get(name)))
  expect(Math.max(...maps.map(({ length }) => length))).toBeLessThanOrEqual(50_000)
  const expected = ['', 'play', ...slugs.map((slug) => `docs/${slug}`)].map((path) => `https://docs.example/en-US/${path}`)
  expect(maps.flat().toSorted()).toEqual(expected.toSorted())
})

test('the page of the certificate stays out, and the pages next to it are in', () => {
  const area = (renderer: 'CurriculumLanding' | 'CurriculumCertificate') => ({ ...AREA, renderer })
  const files = sitemaps(
    [
      samplePage('curriculum', { url: '/en-US/curriculum/', area: area('CurriculumLanding') }),
      samplePage('curriculum/certificate', { url: '/en-US/curriculum/certificate/', area: area('CurriculumCertificate') }),
    ],
    'https://docs.example',
  )
  const addresses = addressesIn(files.get('sitemaps/en-US/sitemap.xml'))
  expect(addresses).toContain('https://docs.example/en-US/curriculum/')
  expect(addresses).not.toContain('https://docs.example/en-US/curriculum/certificate/')
})

test('each language with pages has a sitemap, and the index names them', () => {
  const files = sitemaps(
    [
      samplePage('Web/B&C'),
      samplePage('Web/A', { modified: '2026-01-02T03:04:05.000Z' }),
      samplePage('Web/日', { locale: 'ja' }),
      samplePage('orphaned/X'),
      samplePage('conflicting/Y', { locale: 'de' }),
      samplePage('MDN/Kitchensink'),
    ],
    'https://docs.example',
  )
  expect([...files.keys()]).toEqual(['sitemaps/en-US/sitemap.xml', 'sitemaps/ja/sitemap.xml', 'sitemap.xml'])
  expect(files.get('sitemap.xml')).toBe(
    `${XML}<sitemapindex ${NAMESPACE}>\n<sitemap><loc>https://docs.example/sitemaps/en-US/sitemap.xml</loc></sitemap>\n<sitemap><loc>https://docs.example/sitemaps/ja/sitemap.xml</loc></sitemap>\n</sitemapindex>\n`,
  )
  expect(files.get('sitemaps/en-US/sitemap.xml')).toBe(
    `${XML}<urlset ${NAMESPACE}>\n` +
      '<url><loc>https://docs.example/en-US/</loc></url>\n' +
      '<url><loc>https://docs.example/en-US/docs/Web/A</loc><lastmod>2026-01-02T03:04:05.000Z</lastmod></url>\n' +
      '<url><loc>https://docs.example/en-US/docs/Web/B&amp;C</loc></url>\n' +
      '<url><loc>https://docs.example/en-US/observatory</loc></url>\n' +
      '<url><loc>https://docs.example/en-US/play</loc></url>\n' +
      '<url><loc>https://docs.example/en-US/plus</loc></url>\n' +
      '<url><loc>https://docs.example/en-US/plus/ai-help</loc></url>\n' +
      '</urlset>\n',
  )
  expect(files.get('sitemaps/ja/sitemap.xml')).toContain('<loc>https://docs.example/ja/docs/Web/%E6%97%A5</loc>')
})

test('of the pages made from no file, those that are the same for everybody are in, while their feature is on', () => {
  const addresses = (features: readonly Feature[]) =>
    addressesIn(sitemaps([samplePage('Web')], 'https://docs.example', features).get('sitemaps/en-US/sitemap.xml'))
  const always = ['https://docs.example/en-US/', 'https://docs.example/en-US/docs/Web', 'https://docs.example/en-US/play']
  expect(addresses(FEATURES).toSorted()).toEqual(
    [
      ...always,
      'https://docs.example/en-US/observatory',
      'https://docs.example/en-US/plus',
      'https://docs.example/en-US/plus/ai-help',
    ].toSorted(),
  )
  expect(addresses([])).toEqual(always)
})
