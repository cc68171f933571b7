import { DEFAULT_LOCALE, type InterfaceLocale, interfaceLocaleOf, isLocaleCode } from '#contracts/locales.ts'
import type { CollectionPagesTextKey, CollectionPagesTexts } from '#locales/collections/pages/collection-pages-texts.ts'
import { loadCollectionPagesTexts } from '#locales/collections/pages/load-collection-pages-texts.ts'
import { type TextValues, translate } from '#locales/translate.ts'
import { prepareCollectionsTexts } from '../collections-text.ts'

let known: { readonly texts: CollectionPagesTexts; readonly language: InterfaceLocale } | undefined

/**
 * Brings in the texts of the pages and those of the feature, before a page is shown.
 *
 * @param lang of the document; where the interface is not translated, the texts are English
 */
export async function preparePagesTexts(lang: string): Promise<void> {
  const language = interfaceLocaleOf(isLocaleCode(lang) ? lang : DEFAULT_LOCALE)
  const [texts] = await Promise.all([loadCollectionPagesTexts(language), prepareCollectionsTexts(lang)])
  known ??= { texts, language }
}

/**
 * A text of the pages with its places filled; one with plural forms takes that for `count`.
 *
 * @throws Error before `preparePagesTexts`
 */
export function pagesText(key: CollectionPagesTextKey, values?: TextValues): string {
  if (known === undefined) throw new Error('the texts of the pages are to be loaded before one is shown')
  return translate(known.texts[key], values, known.language)
}
