import { expect, test } from 'vitest'
import { samplePage } from '../testing/sample-page.ts'
import { sitemaps } from './sitemaps.ts'

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

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
      '</urlset>\n',
  )
  expect(files.get('sitemaps/ja/sitemap.xml')).toContain('<loc>https://docs.example/ja/docs/Web/%E6%97%A5</loc>')
})
