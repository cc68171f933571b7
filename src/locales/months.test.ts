import { describe, expect, test } from 'vitest'
import { MONTH_TEXTS, monthTexts } from './months.ts'
import type { Text } from './translate.ts'

const english: Readonly<Record<string, Text>> = MONTH_TEXTS['en-US'] ?? {}

function placesOf(text: Text): readonly string[] {
  const forms = typeof text === 'string' ? [text] : Object.values(text)
  return [...new Set(forms.map((form) => (form.match(/\{\w+\}/g) ?? []).sort().join()))]
}

describe.each(Object.keys(MONTH_TEXTS))('the pages about months in %s', (locale) => {
  const texts: Readonly<Record<string, Text>> = MONTH_TEXTS[locale] ?? {}

  test('have the texts of the English ones, with the same places', () => {
    expect(Object.keys(texts)).toEqual(Object.keys(english))
    expect(Object.values(texts).map(placesOf)).toEqual(Object.values(english).map(placesOf))
  })

  test('have a form for each plural category of the language', () => {
    const categories = new Intl.PluralRules(locale).resolvedOptions().pluralCategories.toSorted()
    const plurals = Object.values(texts).filter((text) => typeof text !== 'string')
    expect(plurals.map((text) => Object.keys(text).toSorted())).toEqual(plurals.map(() => categories))
    expect(plurals).toHaveLength(6)
  })
})

test('languages of the community have English texts', () => {
  expect(monthTexts('ar')('count_newly', { count: 1 })).toBe('1 feature newly available')
})
