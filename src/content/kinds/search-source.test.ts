import { expect, test } from 'vitest'
import type { AreaPage } from '#contracts/areas.ts'
import { SITE_PAGES } from '#contracts/sample-site-pages.fixture.ts'
import type { SearchSource } from '../search/search-source.ts'
import { kindOfPage } from './kind-of.ts'

const isArea = (page: (typeof SITE_PAGES)[string] | undefined): page is AreaPage => page !== undefined && page.renderer !== 'Homepage'

function sample(name: string): AreaPage {
  const page = SITE_PAGES[name]
  if (!isArea(page)) throw new Error(`no sample of ${name}`)
  return page
}

function areaSearchSource(page: AreaPage): SearchSource | undefined {
  return kindOfPage(page).searchSource(page, [])
}

test.each([
  ['a blog post', { url: '/en-US/blog/hello/', title: 'Hello', slug: 'blog/hello', body: 'x', headings: ['A'], pageType: 'blog-post' }],
  ['a page of the blog index', { url: '/en-US/blog/', title: 'RR Blog', slug: 'blog', body: '', pageType: '' }],
  ['a curriculum page', { title: 'Hello', slug: 'curriculum', body: 'x', pageType: 'curriculum' }],
  ['a contributor spotlight', { title: 'Someone', slug: 'community/spotlight/someone', summary: 'Q', body: 'x', pageType: 'portrait' }],
  ['a page of text', { title: 'About', body: 'x', pageType: '' }],
])('%s is found by its title and its text', (name, expected) => {
  expect(areaSearchSource(sample(name))).toMatchObject(expected)
})

test('lists of posts are not found, apart from the blog itself, and neither is a page that asks not to be', () => {
  const index = sample('a page of the blog index')
  const post = sample('a blog post')
  if (index.renderer !== 'BlogIndex' || post.renderer !== 'BlogPost') throw new Error('the samples are of other kinds')
  const subject = { kind: 'tag', title: 'CSS', url: '/en-US/blog/tags/css/' } as const
  expect(areaSearchSource({ ...index, hyData: { ...index.hyData, subject } })).toBeUndefined()
  expect(areaSearchSource({ ...index, hyData: { ...index.hyData, page: 2 } })).toBeUndefined()
  expect(areaSearchSource({ ...post, doc: { ...post.doc, noIndexing: true } })).toBeUndefined()
})
