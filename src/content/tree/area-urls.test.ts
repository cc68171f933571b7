import { describe, expect, test } from 'vitest'
import { areaAssetUrl, areaPath, areaUrl, markdownLinkUrl } from './area-urls.ts'

describe('the path of a page', () => {
  test.each([
    ['blog', 'hello/index.md', 'blog/hello'],
    ['curriculum', '0-README.md', 'curriculum'],
    ['curriculum', 'README.md', 'curriculum'],
    ['curriculum', '1-about.md', 'curriculum/about'],
    ['curriculum', '2-core/0-README.md', 'curriculum/core'],
    ['curriculum', '2-core/10-text-and-more.md', 'curriculum/core/text-and-more'],
    ['pages', 'about.md', 'about'],
    ['pages', 'contribute/index.md', 'contribute'],
    ['pages', 'spotlights/someone/index.md', 'community/spotlight/someone'],
  ] as const)('%s/%s is %s', (area, name, path) => {
    expect(areaPath(area, name)).toBe(path)
  })
})

test('addresses of blog and curriculum end with a slash, others do not', () => {
  expect(areaUrl('blog', 'blog/hello')).toBe('/en-US/blog/hello/')
  expect(areaUrl('curriculum', 'curriculum')).toBe('/en-US/curriculum/')
  expect(areaUrl('pages', 'about')).toBe('/en-US/about')
})

test.each([
  ['_blog/hello/a.png', '/en-US/blog/hello/a.png'],
  ['_curriculum/2-core/img/a.png', '/en-US/curriculum/core/img/a.png'],
  ['_curriculum/a.png', '/en-US/curriculum/a.png'],
  ['_pages/spotlights/someone/a.jpg', '/en-US/community/spotlight/someone/a.jpg'],
  ['_pages/a.png', '/en-US/a.png'],
  ['en-us/web/a.png', undefined],
])('the file %s is served at %s', (key, url) => {
  expect(areaAssetUrl(key)).toBe(url)
})

test.each([
  ['1-text.md', '_curriculum/2-core', '/en-US/curriculum/core/text/'],
  ['../1-about.md', '_curriculum/2-core', '/en-US/curriculum/about/'],
  ['../0-README.md', '_curriculum/2-core', '/en-US/curriculum/'],
  ['../other/index.md', '_blog/hello', '/en-US/blog/other/'],
  ['about.md', '_pages', '/en-US/about'],
  ['../../about.md', '_curriculum/2-core', undefined],
  ['https://example.org/a.md', '_blog/hello', undefined],
  ['/a.md', '_blog/hello', undefined],
  ['text', '_blog/hello', undefined],
  ['a.md', 'en-us/web', undefined],
])('a link to %s in %s leads to %s', (href, folder, url) => {
  expect(markdownLinkUrl(href, folder)).toBe(url)
})
