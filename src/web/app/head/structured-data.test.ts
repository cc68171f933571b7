import { expect, test } from 'vitest'
import type { Page } from '#contracts/page.ts'
import { SAMPLE_PAGES } from '#contracts/sample-pages.fixture.ts'
import { interfaceTexts } from '#locales/interface/all-interface-texts.ts'
import { translator } from '../../texts/translator.ts'
import { DOCUMENT, HOME, NOT_FOUND, SITE } from '../example-page.fixture.ts'
import { loadAllKinds } from '../pages/load-kind.ts'
import { pageHead } from './page-head.ts'
import { sharingHead } from './sharing-head.ts'

await loadAllKinds()

const ROOM = { '@type': 'Organization', name: 'Reading Room', url: 'https://room.example/' }

function structured(page: Page): object | undefined {
  const head = pageHead(page, { site: SITE, t: translator(interfaceTexts('en-US'), 'en-US') })
  return sharingHead({ page, head, site: SITE }).structured
}

function samplePage(name: string): Page {
  const page = SAMPLE_PAGES[name]
  if (page === undefined) throw new Error(`no sample page has the name ${name}`)
  return page
}

test('a document is an article with the way to it', () => {
  expect(structured(DOCUMENT)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'CSS', item: 'https://room.example/en-US/docs/Web/CSS' },
          { '@type': 'ListItem', position: 2, name: 'gap', item: 'https://room.example/en-US/docs/Web/CSS/gap' },
        ],
      },
      {
        '@type': 'TechArticle',
        headline: 'gap',
        url: 'https://room.example/en-US/docs/Web/CSS/gap',
        inLanguage: 'en-US',
        dateModified: '2026-02-03T23:30:00Z',
        author: ROOM,
        publisher: ROOM,
      },
    ],
  })
})

test('a document without parents and history is an article all the same', () => {
  const page = { ...DOCUMENT, doc: { ...DOCUMENT.doc, parents: null, modified: null } }
  expect(structured(page)).toMatchObject({ '@context': 'https://schema.org', '@type': 'TechArticle', headline: 'gap' })
  expect(structured(page)).not.toHaveProperty('dateModified')
})

test('the home page is the site', () => {
  expect(structured(HOME)).toMatchObject({ '@type': 'WebSite', name: 'Reading Room', alternateName: 'RR', inLanguage: 'en-US' })
})

test('a post says who wrote it and when', () => {
  expect(structured(samplePage('a blog post'))).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'Hello',
    datePublished: '2026-02-03',
    keywords: ['CSS', 'one'],
    author: { '@type': 'Person', name: 'RR' },
    publisher: ROOM,
  })
})

test('a list of posts is the blog, a collection about a tag, or the page of an author', () => {
  const page = samplePage('a page of the blog index')
  if (page.renderer !== 'BlogIndex') throw new Error('the sample is no list')
  const about = (subject: typeof page.hyData.subject): unknown => structured({ ...page, hyData: { ...page.hyData, subject } })
  expect(about(null)).toMatchObject({ '@type': 'Blog' })
  expect(about({ kind: 'tag', title: 'CSS', url: '/en-US/blog/tags/css/' })).toMatchObject({ '@type': 'CollectionPage', about: 'CSS' })
  expect(
    about({ kind: 'author', name: 'Ann', link: 'https://ann.example/', avatar_url: null, url: '/en-US/blog/authors/ann/' }),
  ).toMatchObject({ '@type': 'ProfilePage', mainEntity: { '@type': 'Person', name: 'Ann', url: 'https://ann.example/' } })
})

test('the curriculum is a course', () => {
  expect(structured(samplePage('a curriculum page'))).toMatchObject({ '@type': 'Course', provider: ROOM, description: 'A first post.' })
})

test('a portrait is the page of a person', () => {
  expect(structured(samplePage('a contributor spotlight'))).toMatchObject({
    '@type': 'ProfilePage',
    mainEntity: { '@type': 'Person', name: 'Someone' },
  })
})

test('a page that is not to be found says nothing', () => {
  expect(structured(NOT_FOUND)).toBeUndefined()
})
