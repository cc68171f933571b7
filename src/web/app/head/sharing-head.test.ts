import { expect, test } from 'vitest'
import type { Page } from '#contracts/page.ts'
import { SAMPLE_PAGES } from '#contracts/sample-pages.fixture.ts'
import type { SharePictures } from '#contracts/share-pictures.ts'
import { interfaceTexts } from '#locales/interface/all-interface-texts.ts'
import { translator } from '../../texts/translator.ts'
import { DOCUMENT, HOME, NOT_FOUND, SITE } from '../example-page.fixture.ts'
import { loadAllKinds } from '../pages/load-kind.ts'
import { pageHead } from './page-head.ts'
import { type SharingHead, sharingHead } from './sharing-head.ts'

await loadAllKinds()

const IMAGES: SharePictures = {
  site: { url: '/static/share.00.png', alt: 'Reading Room' },
  areas: {
    'docs/Web': { url: '/static/share.01.png', alt: 'Web | Reading Room' },
    'docs/Web/CSS': { url: '/static/share.02.png', alt: 'CSS | Reading Room' },
    'docs/Web/C': { url: '/static/share.03.png', alt: 'C | Reading Room' },
  },
}

function shared(page: Page, pictures?: SharePictures): SharingHead {
  const head = pageHead(page, { site: SITE, t: translator(interfaceTexts('en-US'), 'en-US') })
  return sharingHead({ page, head, site: SITE, pictures })
}

function contentOf({ tags }: SharingHead, value: string): readonly string[] {
  return tags.filter((tag) => tag.value === value).map(({ content }) => content)
}

function samplePage(name: string): Page {
  const page = SAMPLE_PAGES[name]
  if (page === undefined) throw new Error(`no sample page has the name ${name}`)
  return page
}

test('a document has its title without the site’s name, which stands apart', () => {
  const head = shared(DOCUMENT)
  expect(contentOf(head, 'og:title')).toEqual(['gap'])
  expect(contentOf(head, 'og:site_name')).toEqual(['Reading Room'])
  expect(contentOf(head, 'og:type')).toEqual(['article'])
  expect(contentOf(head, 'og:url')).toEqual(['https://room.example/en-US/docs/Web/CSS/gap'])
})

test('languages are named with the territory where most speakers live, its own first', () => {
  const head = shared(DOCUMENT)
  expect(contentOf(head, 'og:locale')).toEqual(['en_US'])
  expect(contentOf(head, 'og:locale:alternate')).toEqual(['de_DE'])
  expect(contentOf(shared({ ...HOME, locale: 'zh-TW' }), 'og:locale')).toEqual(['zh_TW'])
})

test('a page shows the image of the innermost area that holds it', () => {
  const head = shared(DOCUMENT, IMAGES)
  expect(contentOf(head, 'og:image')).toEqual(['https://room.example/static/share.02.png'])
  expect(contentOf(head, 'og:image:alt')).toEqual(['CSS | Reading Room'])
  expect([...contentOf(head, 'og:image:width'), ...contentOf(head, 'og:image:height')]).toEqual(['1200', '630'])
  expect(contentOf(head, 'twitter:card')).toEqual(['summary_large_image'])
})

test('a page outside the areas shows the image of the site', () => {
  expect(contentOf(shared(HOME, IMAGES), 'og:image')).toEqual(['https://room.example/static/share.00.png'])
})

test('a post with an image of its own shows that one', () => {
  expect(contentOf(shared(samplePage('a blog post'), IMAGES), 'og:image')).toEqual(['https://room.example/en-US/blog/hello/a.png'])
})

test('a post with a drawing shows the image of its area, for previews show no SVG', () => {
  const page = samplePage('a blog post')
  if (page.renderer !== 'BlogPost') throw new Error('the sample is no post')
  expect(contentOf(shared({ ...page, image: 'https://room.example/a.svg' }, IMAGES), 'og:image')[0]).toMatch(/share/)
})

test('a post says when it was written, by whom and what about', () => {
  const head = shared(samplePage('a blog post'), IMAGES)
  expect(contentOf(head, 'article:published_time')).toEqual(['2026-02-03'])
  expect(contentOf(head, 'article:author')).toEqual(['RR'])
  expect(contentOf(head, 'article:tag')).toEqual(['CSS'])
})

test('without images the card is a small one', () => {
  const head = shared(DOCUMENT)
  expect(contentOf(head, 'og:image')).toEqual([])
  expect(contentOf(head, 'twitter:card')).toEqual(['summary'])
})

test('a page that is not to be found says nothing', () => {
  expect(shared(NOT_FOUND, IMAGES)).toEqual({ tags: [], structured: undefined })
})

test.each(Object.keys(SAMPLE_PAGES).filter((name) => !/not-found|search page/.test(name)))(
  '%s has a title that is no tab title',
  (name) => {
    const [title = ''] = contentOf(shared(samplePage(name)), 'og:title')
    expect(title).not.toBe('')
    expect(title).not.toContain(' | ')
  },
)
