import { expect, test } from 'vitest'
import { loadAiHelpTexts } from './ai-help/load-ai-help-texts.ts'
import { loadCollectionsTexts } from './collections/load-collections-texts.ts'
import { CONTENT_TEXTS } from './content.ts'
import { errorTexts } from './errors.ts'
import { loadExampleTexts } from './examples/load-example-texts.ts'
import { interfaceTexts } from './interface/all-interface-texts.ts'
import { loadPlaygroundTexts } from './playground/load-playground-texts.ts'
import { loadSettingsTexts } from './plus/settings/load-settings-texts.ts'
import { PLUS_LANDING_TEXTS } from './plus-landing.ts'
import { loadQuickSearchTexts } from './quick-search/load-quick-search-texts.ts'
import { SEARCH_TEXTS } from './search.ts'
import type { Text } from './translate.ts'
import { loadUpdatesTexts } from './updates/page/load-updates-texts.ts'

type Texts = Readonly<Record<string, Text>>

const SAME_WORD = 'the language has the same word'
const LOAN_WORD = 'the language took the word from English'
const SAME_ORDER = 'it has no word, and the language has the same order'
const NAME = 'a name that is never translated'

/** The texts that may be what they are in English, why, and in which languages; `all` for every one. */
const SAME_AS_ENGLISH: Readonly<Record<string, { readonly reason: string; readonly in: readonly string[] | 'all' }>> = {
  'collections.collection': { reason: SAME_WORD, in: ['fr'] },
  'collections.description': { reason: SAME_WORD, in: ['fr'] },
  'collections.error': { reason: SAME_WORD, in: ['es'] },
  'collections.name': { reason: SAME_WORD, in: ['de'] },
  'collections.note': { reason: SAME_WORD, in: ['fr'] },
  'collections.optional': { reason: SAME_WORD, in: ['de'] },
  app_collection: { reason: SAME_WORD, in: ['fr'] },
  'baseline.name': { reason: NAME, in: 'all' },
  'compat.desktop': { reason: LOAN_WORD, in: ['de', 'pt-BR'] },
  'compat.mobile': { reason: SAME_WORD, in: ['fr'] },
  'compat.server': { reason: SAME_WORD, in: ['de'] },
  'compat.value_no': { reason: SAME_WORD, in: ['es'] },
  'documents.status_experimental': { reason: SAME_WORD, in: ['es', 'pt-BR'] },
  'examples.is_error': { reason: SAME_WORD, in: ['es'] },
  'feedback.no': { reason: SAME_WORD, in: ['es'] },
  css_info_no: { reason: SAME_WORD, in: ['es'] },
  example_console: { reason: SAME_WORD, in: ['fr', 'pt-BR'] },
  example_description: { reason: SAME_WORD, in: ['fr'] },
  example_name: { reason: SAME_WORD, in: ['de'] },
  experimental_label: { reason: SAME_WORD, in: ['es', 'pt-BR'] },
  menu_blog: { reason: LOAN_WORD, in: ['de', 'es', 'fr', 'pt-BR'] },
  menu_collections: { reason: SAME_WORD, in: ['fr'] },
  menu_feedback: { reason: LOAN_WORD, in: ['de'] },
  menu_plus_docs: { reason: SAME_WORD, in: ['fr'] },
  menu_plus: { reason: NAME, in: 'all' },
  optional_label: { reason: SAME_WORD, in: ['de'] },
  'playground.code': { reason: SAME_WORD, in: ['de', 'fr'] },
  'playground.console.index': { reason: SAME_WORD, in: ['fr'] },
  'playground.console.is_error': { reason: SAME_WORD, in: ['es'] },
  'playground.console.name': { reason: SAME_WORD, in: ['fr', 'pt-BR'] },
  'playground.options': { reason: SAME_WORD, in: ['fr'] },
  'playground.share.permalink': { reason: LOAN_WORD, in: ['de'] },
  'plus.collections': { reason: SAME_WORD, in: ['fr'] },
  property_configurable: { reason: SAME_WORD, in: ['es', 'fr'] },
  property_enumerable: { reason: SAME_WORD, in: ['es'] },
  property_no: { reason: SAME_WORD, in: ['es'] },
  rfc_section: { reason: SAME_WORD, in: ['fr'] },
  'search.kind.constructor': { reason: SAME_WORD, in: ['es'] },
  'search.kind.error': { reason: SAME_WORD, in: ['es'] },
  'search.kind.extension': { reason: SAME_WORD, in: ['fr'] },
  'search.kind.guide': { reason: SAME_WORD, in: ['fr'] },
  'search.kind.interface': { reason: SAME_WORD, in: ['fr', 'pt-BR'] },
  'search.kind.module': { reason: SAME_WORD, in: ['fr'] },
  'search.kind.namespace': { reason: LOAN_WORD, in: ['pt-BR'] },
  'search.kind.selector': { reason: SAME_WORD, in: ['es'] },
  'search.kind.type': { reason: SAME_WORD, in: ['fr'] },
  'search.type_name': { reason: SAME_ORDER, in: ['ja', 'ko', 'zh-CN', 'zh-TW'] },
  'settings.sessions': { reason: SAME_WORD, in: ['fr'] },
  sidebar_constructor: { reason: SAME_WORD, in: ['es'] },
  sidebar_guides: { reason: SAME_WORD, in: ['fr'] },
  sidebar_interfaces: { reason: SAME_WORD, in: ['es', 'fr', 'pt-BR'] },
  sidebar_tutorial: { reason: SAME_WORD, in: ['de', 'es', 'pt-BR'] },
  sidebar_types: { reason: SAME_WORD, in: ['fr'] },
  'updates.baseline': { reason: NAME, in: 'all' },
  'updates.collections': { reason: SAME_WORD, in: ['fr'] },
  'updates.category_api': { reason: SAME_WORD, in: ['ja', 'ko', 'zh-CN', 'zh-TW'] },
  'updates.feed_json': { reason: NAME, in: 'all' },
  'updates.page': { reason: SAME_WORD, in: ['fr'] },
  'updates.status': { reason: SAME_WORD, in: ['de', 'pt-BR'] },
  'updates.status_experimental': { reason: SAME_WORD, in: ['es', 'pt-BR'] },
  'updates.status_standard': { reason: SAME_WORD, in: ['fr'] },
}

const TRANSLATED = Object.keys(CONTENT_TEXTS).filter((locale) => locale !== 'en-US')

test.each(TRANSLATED)('no text in %s is what it is in English, but for words that are the same', async (locale) => {
  const content: Readonly<Record<string, Texts>> = CONTENT_TEXTS
  const same = [
    ...findSame(interfaceTexts(locale), interfaceTexts('en-US')),
    ...findSame(content[locale] ?? {}, CONTENT_TEXTS['en-US']),
    ...findSame(errorTexts(locale), errorTexts('en-US')),
    ...findSame(SEARCH_TEXTS[locale] ?? {}, SEARCH_TEXTS['en-US'] ?? {}).map((key) => `search.${key}`),
    ...findSame(await loadAiHelpTexts(locale), await loadAiHelpTexts('en-US')).map((key) => `ai_help.${key}`),
    ...findSame(await loadCollectionsTexts(locale), await loadCollectionsTexts('en-US')).map((key) => `collections.${key}`),
    ...findSame(await loadPlaygroundTexts(locale), await loadPlaygroundTexts('en-US')).map((key) => `playground.${key}`),
    ...findSame(await loadSettingsTexts(locale), await loadSettingsTexts('en-US')).map((key) => `settings.${key}`),
    ...findSame(PLUS_LANDING_TEXTS[locale] ?? {}, PLUS_LANDING_TEXTS['en-US'] ?? {}).map((key) => `plus.${key}`),
    ...findSame(await loadQuickSearchTexts(locale), await loadQuickSearchTexts('en-US')).map((key) => `quick_search.${key}`),
    ...findSame(await loadExampleTexts(locale), await loadExampleTexts('en-US')).map((key) => `examples.${key}`),
    ...findSame(await loadUpdatesTexts(locale), await loadUpdatesTexts('en-US')).map((key) => `updates.${key}`),
  ]
  expect(same.filter((key) => !mayBeSame(key, locale))).toEqual([])
})

function findSame(texts: Texts, english: Texts): readonly string[] {
  return Object.keys(texts).filter((key) => JSON.stringify(texts[key]) === JSON.stringify(english[key]))
}

function mayBeSame(key: string, locale: string): boolean {
  const locales = SAME_AS_ENGLISH[key]?.in
  return locales === 'all' || locales?.includes(locale) === true
}
