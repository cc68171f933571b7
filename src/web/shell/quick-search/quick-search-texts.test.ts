import { describe, expect, test } from 'vitest'
import { INTERFACE_LOCALES } from '#contracts/locales.ts'
import { loadQuickSearchTexts } from '#locales/quick-search/load-quick-search-texts.ts'
import type { Text } from '#locales/translate.ts'

const english = await loadQuickSearchTexts('en-US')

describe.each(INTERFACE_LOCALES.map(({ code }) => code))('quick search in %s', (code) => {
  test('has the keys of the English one, each with its places and with no empty text', async () => {
    const texts = await loadQuickSearchTexts(code)
    expect(Object.keys(texts)).toEqual(Object.keys(english))
    expect(placesOf(texts)).toEqual(placesOf(english))
    expect(Object.values(texts).flatMap(formsOf)).not.toContain('')
  })

  test('has a form for each plural category, and no text in English elsewhere', async () => {
    const texts = await loadQuickSearchTexts(code)
    const categories = new Intl.PluralRules(code).resolvedOptions().pluralCategories
    expect(Object.keys(texts.status).toSorted()).toEqual(categories.toSorted())
    const same = Object.entries(texts).filter(
      ([key, text]) => JSON.stringify(text) === JSON.stringify(Object.entries(english).find(([name]) => name === key)?.[1]),
    )
    expect(same.length).toBe(code === 'en-US' ? Object.keys(english).length : 0)
  })
})

test('an unknown language has the English texts', async () => {
  expect(await loadQuickSearchTexts('xx')).toBe(english)
})

function formsOf(text: Text): readonly string[] {
  return typeof text === 'string' ? [text] : Object.values(text)
}

function placesOf(texts: Readonly<Record<string, Text>>): Readonly<Record<string, readonly string[]>> {
  const places = (text: Text): readonly string[] => [...new Set(formsOf(text).flatMap((form) => form.match(/\{\w+\}/g) ?? []))].toSorted()
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, places(text)]))
}
