import { describe, expect, test } from 'vitest'
import { IDENTITY_TEXTS, identityTexts } from './identity.ts'
import type { Text } from './translate.ts'

const english: Readonly<Record<string, Text>> = IDENTITY_TEXTS['en-US'] ?? {}

function placesOf(text: Text): readonly string[] {
  const forms = typeof text === 'string' ? [text] : Object.values(text)
  return [...new Set(forms.map((form) => (form.match(/\{\w+\}/g) ?? []).sort().join()))]
}

describe.each(Object.keys(IDENTITY_TEXTS))('the pages for signing in in %s', (locale) => {
  const texts: Readonly<Record<string, Text>> = IDENTITY_TEXTS[locale] ?? {}

  test('have the texts of the English ones, with the same places', () => {
    expect(Object.keys(texts)).toEqual(Object.keys(english))
    expect(Object.values(texts).map(placesOf)).toEqual(Object.values(english).map(placesOf))
  })

  test('have a form for each plural category of the language', () => {
    const categories = new Intl.PluralRules(locale).resolvedOptions().pluralCategories.toSorted()
    const plurals = Object.values(texts).filter((text) => typeof text !== 'string')
    expect(plurals.map((text) => Object.keys(text).toSorted())).toEqual([categories])
  })

  test('have no text as it is in English, but for a word that is the same', () => {
    const same = Object.keys(texts).filter((key) => locale !== 'en-US' && texts[key] === english[key])
    expect(same).toEqual(locale === 'es' ? ['problem'] : [])
  })
})

test('languages of the community have English around them', () => {
  expect(identityTexts('ar')('sign_in')).toBe('Log in')
})
