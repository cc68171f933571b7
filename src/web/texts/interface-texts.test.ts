import { describe, expect, test } from 'vitest'
import { LOCALES } from '#contracts/locales.ts'
import { loadInterfaceTexts } from '#locales/interface/load-interface-texts.ts'
import { interfaceTexts } from '#locales/interface.ts'

const english = interfaceTexts('en-US')

describe.each(LOCALES.map(({ code }) => code))('the interface in %s', (code) => {
  test('has the keys of the English one and no others, none of them empty', () => {
    const texts = interfaceTexts(code)
    expect(Object.keys(texts)).toEqual(Object.keys(english))
    expect(Object.values(texts).filter((text) => text.trim() === '')).toEqual([])
  })

  test('has the same places in each text', () => {
    expect(placesOf(interfaceTexts(code))).toEqual(placesOf(english))
  })

  test('is the same on the server and in the browser', async () => {
    expect(await loadInterfaceTexts(code)).toEqual(interfaceTexts(code))
  })
})

test('each locale has texts of its own', () => {
  expect(new Set(LOCALES.map(({ code }) => interfaceTexts(code)['not_found.message'])).size).toBe(LOCALES.length)
})

function placesOf(texts: Readonly<Record<string, string>>): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, (text.match(/\{\w+\}/g) ?? []).sort()]))
}
