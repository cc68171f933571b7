import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { CssDefinitions, cssDefinitionsVersion, loadCssDefinitions } from './css-definitions.ts'

test('the installed data has properties, descriptors and sentences', () => {
  const data = loadCssDefinitions([])
  expect(data.findProperty('opacity')?.inherited).toBe(false)
  expect(data.findDescriptor('@font-face', 'src')?.initial).toBe('n/a (required)')
  expect(data.findSentence('allElements', 'en-US')).toBe('all elements')
  expect(data.findSentence('allElements', 'ko')).toBeUndefined()
  expect(data.findProperty('constructor')).toBeUndefined()
})

test('a content root can bring translations along; they count where the installed data has none', () => {
  const translations = JSON.stringify({ 'all elements': { ko: 'K', de: 'D' } })
  const root = temporaryFolder({ 'files/jsondata/L10n-CSSFormalDefinitions.json': translations })
  const data = loadCssDefinitions([root])
  expect(data.findSentence('allElements', 'ko')).toBe('K')
  expect(data.findSentence('allElements', 'de')).toBe('alle Elemente')
  expect(data.findTranslation('all elements', 'de')).toBe('D')
  expect(cssDefinitionsVersion([root])).not.toBe(cssDefinitionsVersion([]))
})

test('a translation counts where the installed data only has a copy of the English sentence', () => {
  const english = 'all elements but boxes'
  const sentences = { boxes: { 'en-US': english, de: english, fr: 'tous', ru: english } }
  const data = new CssDefinitions({ properties: {}, rules: {}, sentences, translations: { [english]: { de: 'alle außer Boxen' } } })
  expect((['en-US', 'de', 'fr', 'ru', 'ja'] as const).map((locale) => data.findSentence('boxes', locale))).toEqual([
    english,
    'alle außer Boxen',
    'tous',
    english,
    undefined,
  ])
})

test.each(['text or boxes', 'Text or boxes', 'text or boxes.', ' TEXT OR BOXES. '])(
  '%j has the translation of the same sentence',
  (english) => {
    const translations = { 'Text or boxes.': { de: 'Text oder Boxen' } }
    const data = new CssDefinitions({ properties: {}, rules: {}, sentences: {}, translations })
    expect(data.findTranslation(english, 'de')).toBe('Text oder Boxen')
    expect(data.findTranslation(`${english}, or none`, 'de')).toBeUndefined()
  },
)

test('a broken file of translations is named and not used', () => {
  const data = loadCssDefinitions([temporaryFolder({ 'files/jsondata/L10n-CSSFormalDefinitions.json': '[]' })])
  expect(data.problem).toContain('L10n-CSSFormalDefinitions.json')
  expect(data.findSentence('allElements', 'en-US')).toBe('all elements')
})
