import { describe, expect, test } from 'vitest'
import { SEARCH_TEXTS, searchTexts } from './search.ts'
import type { Text } from './translate.ts'

const english: Readonly<Record<string, Text>> = SEARCH_TEXTS['en-US'] ?? {}

function placesOf(text: Text): readonly string[] {
  const forms = typeof text === 'string' ? [text] : Object.values(text)
  return [...new Set(forms.map((form) => (form.match(/\{\w+\}/g) ?? []).sort().join()))]
}

describe.each(Object.keys(SEARCH_TEXTS))('the search page in %s', (locale) => {
  const texts: Readonly<Record<string, Text>> = SEARCH_TEXTS[locale] ?? {}

  test('has the texts of the English one, with the same places', () => {
    expect(Object.keys(texts)).toEqual(Object.keys(english))
    expect(Object.values(texts).map(placesOf)).toEqual(Object.values(english).map(placesOf))
  })

  test('has a form for each plural category of the language', () => {
    const categories = new Intl.PluralRules(locale).resolvedOptions().pluralCategories.toSorted()
    const plurals = Object.values(texts).filter((text) => typeof text !== 'string')
    expect(plurals.map((text) => Object.keys(text).toSorted())).toEqual([categories, categories, categories])
  })

  test('has sentences of its own', () => {
    if (locale !== 'en-US') expect([texts.failed, texts.no_query]).not.toContain(english.failed)
  })
})

test('a kind of page that has no name in it has none', () => {
  expect([searchTexts('de').kindName('method'), searchTexts('de').kindName('toString')]).toEqual(['Methode', undefined])
})

test('languages of the community have English around them', () => {
  expect(searchTexts('ar')).toMatchObject({ language: 'en-US' })
  expect(searchTexts('ar').t('title')).toBe('Search')
})
