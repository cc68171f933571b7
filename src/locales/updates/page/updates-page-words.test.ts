import { describe, expect, test } from 'vitest'
import type { Text } from '../../translate.ts'
import { UPDATES_PAGE_TEXTS, updatesPageWords } from './updates-page-words.ts'

const english: Readonly<Record<string, Text>> = UPDATES_PAGE_TEXTS['en-US'] ?? {}

function placesOf(text: Text): readonly string[] {
  const forms = typeof text === 'string' ? [text] : Object.values(text)
  return [...new Set(forms.map((form) => (form.match(/\{\w+\}/g) ?? []).sort().join()))]
}

describe.each(Object.keys(UPDATES_PAGE_TEXTS))('the page of updates in %s', (locale) => {
  const texts: Readonly<Record<string, Text>> = UPDATES_PAGE_TEXTS[locale] ?? {}

  test('has the texts of the English one, with the same places', () => {
    expect(Object.keys(texts)).toEqual(Object.keys(english))
    expect(Object.values(texts).map(placesOf)).toEqual(Object.values(english).map(placesOf))
  })

  test('has a form for each plural category of the language', () => {
    const categories = new Intl.PluralRules(locale).resolvedOptions().pluralCategories.toSorted()
    const plurals = Object.values(texts).filter((text) => typeof text !== 'string')
    expect(plurals.map((text) => Object.keys(text).toSorted())).toEqual([categories, categories, categories])
  })
})

test('languages of the community have English around them', () => {
  expect(updatesPageWords('ar')).toMatchObject({ language: 'en-US' })
  expect(updatesPageWords('ar').t('title')).toBe('Updates')
})
