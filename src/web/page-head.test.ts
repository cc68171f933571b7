import { expect, test } from 'vitest'
import { DOCUMENT, NOT_FOUND, SITE } from './example-page.fixture.ts'
import { pageHead } from './page-head.ts'

test('the languages of a page are listed once each, this one included', () => {
  const other_translations = (['fr', 'en-US', 'fr', 'de'] as const).map((locale) => ({ locale, title: 'gap', native: locale }))
  const { alternates } = pageHead({ ...DOCUMENT, doc: { ...DOCUMENT.doc, other_translations } }, SITE)
  expect(alternates).toEqual([
    { lang: 'de', url: 'https://room.example/de/docs/Web/CSS/gap' },
    { lang: 'en-US', url: 'https://room.example/en-US/docs/Web/CSS/gap' },
    { lang: 'fr', url: 'https://room.example/fr/docs/Web/CSS/gap' },
  ])
})

test('a page in one language names no others', () => {
  expect(pageHead({ ...DOCUMENT, doc: { ...DOCUMENT.doc, other_translations: [] } }, SITE).alternates).toEqual([])
})

test('a question mark of a slug is no query', () => {
  expect(pageHead({ ...DOCUMENT, url: '/en-US/docs/What?' }, SITE).canonical).toBe('https://room.example/en-US/docs/What%3F')
})

test('the not-found page has no address and is not indexed', () => {
  expect(pageHead(NOT_FOUND, SITE)).toMatchObject({ canonical: undefined, isIndexed: false, lang: 'de' })
})
