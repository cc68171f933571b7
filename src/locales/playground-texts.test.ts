import { describe, expect, test } from 'vitest'
import { loadCodeEditorTexts } from './code-editor/load-code-editor-texts.ts'
import { loadOfflineTexts } from './offline/load-offline-texts.ts'
import { loadPlaygroundTexts } from './playground/load-playground-texts.ts'
import { loadPreferencesTexts } from './preferences/load-preferences-texts.ts'
import { loadTelemetryTexts } from './telemetry/load-telemetry-texts.ts'
import type { Text } from './translate.ts'

const LOADERS = {
  playground: loadPlaygroundTexts,
  'code editor': loadCodeEditorTexts,
  preferences: loadPreferencesTexts,
  'offline reading': loadOfflineTexts,
  telemetry: loadTelemetryTexts,
}
const LOCALES = ['de', 'es', 'fr', 'ja', 'ko', 'pt-BR', 'ru', 'zh-CN', 'zh-TW']

function placesOf(text: Text): readonly string[] {
  const forms = typeof text === 'string' ? [text] : Object.values(text)
  return [...new Set(forms.map((form) => (form.match(/\{\w+\}/g) ?? []).sort().join()))]
}

describe.each(Object.entries(LOADERS))('the texts of the %s', (_, load) => {
  test.each(LOCALES)('in %s are those of the English ones, with the same places and all plural forms', async (locale) => {
    const texts: Readonly<Record<string, Text>> = await load(locale)
    const english: Readonly<Record<string, Text>> = await load('en-US')
    expect(Object.keys(texts).toSorted()).toEqual(Object.keys(english).toSorted())
    for (const key of Object.keys(english)) expect([key, placesOf(texts[key] ?? '')]).toEqual([key, placesOf(english[key] ?? '')])
    const categories = new Intl.PluralRules(locale).resolvedOptions().pluralCategories.toSorted()
    for (const text of Object.values(texts)) if (typeof text !== 'string') expect(Object.keys(text).toSorted()).toEqual(categories)
  })

  test('an unknown language gets the English ones', async () => {
    expect(await load('ar')).toEqual(await load('en-US'))
  })
})
