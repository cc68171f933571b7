import { DEFAULT_LOCALE, interfaceLocaleOf, isLocaleCode } from '#contracts/locales.ts'
import type { CollectionsTextKey, CollectionsTexts } from '#locales/collections/collections-texts.ts'
import { loadCollectionsTexts } from '#locales/collections/load-collections-texts.ts'
import { type TextValues, translate } from '#locales/translate.ts'

let known: { readonly texts: CollectionsTexts; readonly language: string } | undefined

/**
 * Brings in the texts of collections, before anything is shown that needs them. A document has one language for as long as it stands.
 *
 * @param lang of the document; where the interface is not translated, the texts are English
 */
export async function prepareCollectionsTexts(lang: string): Promise<void> {
  const language = interfaceLocaleOf(isLocaleCode(lang) ? lang : DEFAULT_LOCALE)
  known ??= { texts: await loadCollectionsTexts(language), language }
}

/**
 * A text of collections with its places filled; one with plural forms takes that for `count`.
 *
 * @throws Error before `prepareCollectionsTexts`
 */
export function collectionsText(key: CollectionsTextKey, values?: TextValues): string {
  if (known === undefined) throw new Error('the texts of collections are to be loaded before one is shown')
  return translate(known.texts[key], values, known.language)
}

/** The language of these texts: for elements that stand outside of those that say it. */
export function collectionsLanguage(): string {
  return known?.language ?? DEFAULT_LOCALE
}
