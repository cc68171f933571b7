import { describe, expect, test } from 'vitest'
import { BILLING_TEXTS, billingTexts } from './billing.ts'
import type { Text } from './translate.ts'

const english: Readonly<Record<string, Text>> = BILLING_TEXTS['en-US'] ?? {}
const placesOf = (text: Text): readonly string[] => (JSON.stringify(text).match(/\{\w+\}/g) ?? []).toSorted()

describe.each(Object.keys(BILLING_TEXTS))('the pages of billing in %s', (locale) => {
  const texts: Readonly<Record<string, Text>> = BILLING_TEXTS[locale] ?? {}

  test('has the texts of the English one, with the same places', () => {
    expect(Object.keys(texts)).toEqual(Object.keys(english))
    expect(Object.values(texts).map(placesOf)).toEqual(Object.values(english).map(placesOf))
  })

  test('has sentences of its own', () => {
    const same = Object.keys(texts).filter((key) => locale !== 'en-US' && texts[key] === english[key])
    expect(same).toEqual([])
  })
})

test('a text is filled with its values', () => {
  expect(billingTexts('de')('since', { date: '1. Mai' })).toBe('Seit 1. Mai')
})
