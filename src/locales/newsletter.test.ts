import { describe, expect, test } from 'vitest'
import { NEWSLETTER_TEXTS, newsletterTexts } from './newsletter.ts'
import type { Text } from './translate.ts'

const english: Readonly<Record<string, Text>> = NEWSLETTER_TEXTS['en-US'] ?? {}

function placesOf(text: Text): readonly string[] {
  const forms = typeof text === 'string' ? [text] : Object.values(text)
  return [...new Set(forms.map((form) => (form.match(/\{\w+\}/g) ?? []).sort().join()))]
}

describe.each(Object.keys(NEWSLETTER_TEXTS))('the pages and mails of the newsletter in %s', (locale) => {
  const texts: Readonly<Record<string, Text>> = NEWSLETTER_TEXTS[locale] ?? {}

  test('have the texts of the English ones, with the same places', () => {
    expect(Object.keys(texts)).toEqual(Object.keys(english))
    expect(Object.values(texts).map(placesOf)).toEqual(Object.values(english).map(placesOf))
  })

  test('have no text as it is in English', () => {
    const same = Object.keys(texts).filter((key) => locale !== 'en-US' && texts[key] === english[key])
    expect(same).toEqual([])
  })
})

test('languages of the community have English around them', () => {
  expect(newsletterTexts('ar')('leave_button')).toBe('Unsubscribe')
})
