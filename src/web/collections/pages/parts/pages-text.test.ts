import { describe, expect, test } from 'vitest'
import { INTERFACE_LOCALES } from '#contracts/locales.ts'
import { loadCollectionPagesTexts } from '#locales/collections/pages/load-collection-pages-texts.ts'
import type { Text } from '#locales/translate.ts'

const english = await loadCollectionPagesTexts('en-US')

describe.each(INTERFACE_LOCALES.map(({ code }) => code))('the pages of collections in %s', (code) => {
  test('have the keys of the English ones, each with its places and with no empty text', async () => {
    const texts = await loadCollectionPagesTexts(code)
    expect(Object.keys(texts)).toEqual(Object.keys(english))
    expect(placesOf(texts)).toEqual(placesOf(english))
    expect(Object.values(texts).flatMap(formsOf)).not.toContain('')
  })

  test('have a form for each plural category, and no text in English elsewhere', async () => {
    const texts = await loadCollectionPagesTexts(code)
    const categories = new Intl.PluralRules(code).resolvedOptions().pluralCategories.toSorted()
    const plurals = Object.values(texts).filter((text) => typeof text !== 'string')
    expect(plurals.map((text) => Object.keys(text).toSorted())).toEqual(plurals.map(() => categories))
    const englishTexts = new Set(Object.values(english).map((text) => JSON.stringify(text)))
    const same = Object.values(texts).filter((text) => englishTexts.has(JSON.stringify(text)))
    expect(same).toHaveLength(code === 'en-US' ? Object.keys(english).length : 0)
  })
})

test('an unknown language has the English texts', async () => {
  expect(await loadCollectionPagesTexts('xx')).toBe(english)
})

function formsOf(text: Text): readonly string[] {
  return typeof text === 'string' ? [text] : Object.values(text)
}

function placesOf(texts: Readonly<Record<string, Text>>): Readonly<Record<string, readonly string[]>> {
  const places = (text: Text): readonly string[] => [...new Set(formsOf(text).flatMap((form) => form.match(/\{\w+\}/g) ?? []))].toSorted()
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, places(text)]))
}
