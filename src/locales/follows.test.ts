import { describe, expect, test } from 'vitest'
import { FOLLOW_TEXTS, followTexts } from './follows.ts'
import type { Text } from './translate.ts'

const english: Readonly<Record<string, Text>> = FOLLOW_TEXTS['en-US'] ?? {}

function placesOf(text: Text): readonly string[] {
  const forms = typeof text === 'string' ? [text] : Object.values(text)
  return [...new Set(forms.map((form) => (form.match(/\{\w+\}/g) ?? []).sort().join()))]
}

describe.each(Object.keys(FOLLOW_TEXTS))('the weekly mail in %s', (locale) => {
  const texts: Readonly<Record<string, Text>> = FOLLOW_TEXTS[locale] ?? {}

  test('has the texts of the English one, with the same places', () => {
    expect(Object.keys(texts)).toEqual(Object.keys(english))
    expect(Object.values(texts).map(placesOf)).toEqual(Object.values(english).map(placesOf))
  })

  test('has a form for each plural category of the language', () => {
    const categories = new Intl.PluralRules(locale).resolvedOptions().pluralCategories.toSorted()
    expect(Object.keys(texts.more ?? {}).toSorted()).toEqual(categories)
  })

  test('has no text as it is in English', () => {
    expect(Object.keys(texts).filter((key) => locale !== 'en-US' && texts[key] === english[key])).toEqual([])
  })
})

test('languages of the community have English texts', () => {
  expect(followTexts('ar')('stop')).toBe('Stop these mails')
})
