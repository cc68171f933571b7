import { describe, expect, test } from 'vitest'
import { UPDATES_FEED_TEXTS, updatesFeedWords } from './updates-feed.ts'

const english: object = UPDATES_FEED_TEXTS['en-US'] ?? {}
const placesOf = (texts: object) => Object.values(texts).map((text) => String(text).match(/\{\w+\}/g) ?? [])

describe.each(Object.keys(UPDATES_FEED_TEXTS))('the feeds of updates in %s', (locale) => {
  const texts: object = UPDATES_FEED_TEXTS[locale] ?? {}

  test('have the texts of the English ones, with the same places', () => {
    expect(Object.keys(texts)).toEqual(Object.keys(english))
    expect(placesOf(texts)).toEqual(placesOf(english))
  })

  test('have no text as it is in English', () => {
    const same = Object.values(texts).filter((text) => Object.values(english).includes(text))
    expect(same.length).toBe(locale === 'en-US' ? same.length : 0)
  })
})

test('languages of the community have English feeds', () => {
  expect(updatesFeedWords('ar')).toMatchObject({ language: 'en-US' })
  expect(updatesFeedWords('ar').t('more', { count: 3 })).toBe('Show all updates: 3')
})
