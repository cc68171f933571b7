import { describe, expect, test } from 'vitest'
import { INTERFACE_LOCALES } from '#contracts/locales.ts'
import { interfaceTexts } from '#locales/interface/all-interface-texts.ts'
import { loadInterfaceTexts } from '#locales/interface/load-interface-texts.ts'
import type { Text } from '#locales/translate.ts'

const english = interfaceTexts('en-US')

describe.each(INTERFACE_LOCALES.map(({ code }) => code))('the interface in %s', (code) => {
  const texts: Readonly<Record<string, Text>> = interfaceTexts(code)

  test('has the keys of the English one and no others, none of them empty', () => {
    expect(Object.keys(texts)).toEqual(Object.keys(english))
    expect(
      Object.values(texts)
        .flatMap(formsOf)
        .filter((text) => text.trim() === ''),
    ).toEqual([])
  })

  test('has the same places in each text', () => {
    expect(placesOf(texts)).toEqual(placesOf(english))
  })

  test('has a form for each plural category of the language', () => {
    const categories = new Intl.PluralRules(code).resolvedOptions().pluralCategories.toSorted()
    const plurals = Object.entries(texts).filter(([, text]) => typeof text !== 'string')
    expect(plurals.map(([key, text]) => [key, Object.keys(text).toSorted()])).toEqual(plurals.map(([key]) => [key, categories]))
    expect(plurals.map(([key]) => key)).toEqual(Object.entries(english).flatMap(([key, text]) => (typeof text === 'string' ? [] : [key])))
  })

  test('is the same on the server and in the browser', async () => {
    expect(await loadInterfaceTexts(code)).toEqual(texts)
  })
})

test('each locale has texts of its own', () => {
  expect(new Set(INTERFACE_LOCALES.map(({ code }) => interfaceTexts(code)['not_found.message'])).size).toBe(INTERFACE_LOCALES.length)
})

function formsOf(text: Text): readonly string[] {
  return typeof text === 'string' ? [text] : Object.values(text)
}

/** Every form of a text with plural forms has the same places. */
function placesOf(texts: Readonly<Record<string, Text>>): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      [...new Set(formsOf(text).map((form) => (form.match(/\{\w+\}/g) ?? []).sort().join()))],
    ]),
  )
}
