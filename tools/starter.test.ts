import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { DEFAULT_LOCALE, INTERFACE_LOCALES } from '#contracts/locales.ts'
import { folderOfSlug } from '#contracts/urls.ts'
import { countWords, hasRunningExample, listSentences } from './starter/prose.ts'
import { readStarterPages, type StarterPage } from './starter/read-pages.ts'

const MIN_PAGES = 60
const MIN_WORDS = 250
const MIN_CHAPTERS = 12
const MIN_TRANSLATIONS = 6
/** Addresses below /docs that every site of this kind has. */
const ROUTES = [
  ...['', '/Core', '/Core/Structuring_content', '/Core/Styling_basics', '/Core/Scripting', '/Core/Accessibility'].map(
    (path) => `Learn_web_development${path}`,
  ),
  ...['', '/HTML', '/CSS', '/JavaScript', '/HTTP', '/API', '/Accessibility'].map((path) => `Web${path}`),
  'Mozilla/Add-ons/WebExtensions',
]

const pages = readStarterPages(join(import.meta.dirname, '..'))
const english = pagesIn(DEFAULT_LOCALE)
const translatedLocales = INTERFACE_LOCALES.map(({ code }) => code).filter((code) => code !== DEFAULT_LOCALE)

describe('the starter content', () => {
  test(`has at least ${MIN_PAGES} English pages`, () => {
    expect(english.length).toBeGreaterThanOrEqual(MIN_PAGES)
  })

  test(`has at least ${MIN_WORDS} words of prose on every English page`, () => {
    const short = english.flatMap(({ file, body }) => (countWords(body) < MIN_WORDS ? [`${file}: ${countWords(body)} words`] : []))
    expect(short).toEqual([])
  })

  test('has an example that runs on every English page', () => {
    expect(english.filter(({ body }) => !hasRunningExample(body)).map(({ file }) => file)).toEqual([])
  })

  test('says no sentence on two pages', () => {
    expect(listRepeated(pages)).toEqual([])
  })

  test('keeps every page in the folder of its slug', () => {
    expect(pages.filter(({ slug, folder }) => folderOfSlug(slug) !== folder).map(({ file, slug }) => `${file}: ${slug}`)).toEqual([])
  })

  test('has a page at every address that the specification names', () => {
    const slugs = english.map(({ slug }) => slug)
    expect(ROUTES.filter((route) => !slugs.includes(route))).toEqual([])
  })

  test(`has at least ${MIN_CHAPTERS} chapters to learn from`, () => {
    const chapters = english.filter(({ slug }) => /^Learn_web_development\/Core\/[^/]+\/[^/]+$/.test(slug))
    expect(chapters.length).toBeGreaterThanOrEqual(MIN_CHAPTERS)
  })

  test.each(translatedLocales)(`has at least ${MIN_TRANSLATIONS} pages in %s, each of an English one`, (locale) => {
    const translated = pagesIn(locale)
    const slugs = english.map(({ slug }) => slug)
    expect(translated.filter(({ slug }) => !slugs.includes(slug)).map(({ file }) => file)).toEqual([])
    expect(translated.length).toBeGreaterThanOrEqual(MIN_TRANSLATIONS)
  })
})

function pagesIn(locale: string): readonly StarterPage[] {
  return pages.filter(({ localeFolder }) => localeFolder === locale.toLowerCase())
}

/** Each repeated sentence with the files it stands in. */
function listRepeated(all: readonly StarterPage[]): readonly string[] {
  const files = new Map<string, Set<string>>()
  for (const { file, body } of all) {
    for (const sentence of listSentences(body)) files.set(sentence, (files.get(sentence) ?? new Set()).add(file))
  }
  return [...files].flatMap(([sentence, places]) => (places.size > 1 ? [`"${sentence}" in ${[...places].join(', ')}`] : []))
}
