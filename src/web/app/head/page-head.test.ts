import { expect, test } from 'vitest'
import type { Page } from '#contracts/page.ts'
import { SAMPLE_PAGES } from '#contracts/sample-pages.fixture.ts'
import { interfaceTexts } from '#locales/interface/all-interface-texts.ts'
import { translator } from '../../texts/translator.ts'
import { DOCUMENT, HOME, NOT_FOUND, SITE } from '../example-page.fixture.ts'
import { loadAllKinds } from '../pages/load-kind.ts'
import { type PageHead, pageHead } from './page-head.ts'

await loadAllKinds()

const headOf = (page: Page): PageHead => pageHead(page, { site: SITE, t: translator(interfaceTexts('en-US'), 'en-US') })

test('the languages of a page are listed once each, this one included, with English for users of any other', () => {
  const other_translations = (['fr', 'en-US', 'fr', 'de'] as const).map((locale) => ({ locale, title: 'gap', native: locale }))
  expect(headOf({ ...DOCUMENT, doc: { ...DOCUMENT.doc, other_translations } }).alternates).toEqual([
    { lang: 'de', url: 'https://room.example/de/docs/Web/CSS/gap' },
    { lang: 'en-US', url: 'https://room.example/en-US/docs/Web/CSS/gap' },
    { lang: 'fr', url: 'https://room.example/fr/docs/Web/CSS/gap' },
    { lang: 'x-default', url: 'https://room.example/en-US/docs/Web/CSS/gap' },
  ])
})

test('a page in one language names no others', () => {
  expect(headOf({ ...DOCUMENT, doc: { ...DOCUMENT.doc, other_translations: [] } }).alternates).toEqual([])
})

test('the home page names those of all languages', () => {
  const { alternates } = headOf(HOME)
  expect(alternates).toContainEqual({ lang: 'zh-TW', url: 'https://room.example/zh-TW/' })
  expect(alternates).toContainEqual({ lang: 'x-default', url: 'https://room.example/en-US/' })
})

test('a question mark of a slug is no query', () => {
  expect(headOf({ ...DOCUMENT, url: '/en-US/docs/What?' }).canonical).toBe('https://room.example/en-US/docs/What%3F')
})

test('the not-found page has no address and is not indexed', () => {
  expect(headOf(NOT_FOUND)).toMatchObject({ canonical: undefined, isIndexed: false, lang: 'de' })
})

test.each(['a whole document', 'a blog post', 'a curriculum page'])('%s that asks not to be indexed is not', (name) => {
  const page = structuredClone(SAMPLE_PAGES[name])
  if (page === undefined || !('doc' in page)) throw new Error(`no sample page of this name has a text`)
  const before = headOf(page).isIndexed
  page.doc.noIndexing = true
  expect([before, headOf(page).isIndexed]).toEqual([true, false])
})

test('every page that is indexed describes itself', () => {
  const silent = Object.values(SAMPLE_PAGES).filter((page) => headOf(page).isIndexed && (headOf(page).description ?? '') === '')
  expect(silent).toEqual([])
})

test('pages of the blog and of updates name their feeds', () => {
  const feeds = Object.values(SAMPLE_PAGES).flatMap((page) => (headOf(page).feeds.length === 0 ? [] : [page.renderer]))
  expect(feeds).toEqual(['BlogPost', 'BlogIndex', 'Updates'])
})
