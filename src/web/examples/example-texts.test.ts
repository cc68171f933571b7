import { describe, expect, test } from 'vitest'
import { INTERFACE_LOCALES } from '#contracts/locales.ts'
import { loadExampleTexts } from '#locales/examples/load-example-texts.ts'
import type { Text } from '#locales/translate.ts'

const english = await loadExampleTexts('en-US')

describe.each(INTERFACE_LOCALES.map(({ code }) => code))('examples in %s', (code) => {
  test('have the texts of the English ones, each with its places and with no empty text', async () => {
    const texts = await loadExampleTexts(code)
    expect(Object.keys(texts)).toEqual(Object.keys(english))
    expect(Object.values(texts).map(placesOf)).toEqual(Object.values(english).map(placesOf))
    expect(Object.values(texts).flatMap(formsOf)).not.toContain('')
  })

  test('have a form for each plural category of the language', async () => {
    const categories = new Intl.PluralRules(code).resolvedOptions().pluralCategories
    const { queue_count } = await loadExampleTexts(code)
    expect(Object.keys(queue_count).toSorted()).toEqual(categories.toSorted())
  })
})

test('an unknown language has the English texts', async () => {
  expect(await loadExampleTexts('xx')).toBe(english)
})

function formsOf(text: Text): readonly string[] {
  return typeof text === 'string' ? [text] : Object.values(text)
}

function placesOf(text: Text): readonly string[] {
  return [...new Set(formsOf(text).flatMap((form) => form.match(/\{\w+\}/g) ?? []))].toSorted()
}
