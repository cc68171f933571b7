import { interfaceLocaleOf, type LocaleCode } from '#contracts/locales.ts'
import type { InterfaceTexts, TextKey } from '#locales/interface/interface-texts.ts'
import { type TextValues, translate } from '#locales/translate.ts'

/** Gives the text of a key with its places filled; a text with plural forms takes the one for `count`. */
export type Translate = (key: TextKey, values?: TextValues) => string

/**
 * The way to the interface's texts around a page.
 *
 * @param locale of the page; where the interface is not translated, numbers are written in English like the texts
 */
export function translator(texts: InterfaceTexts, locale: LocaleCode): Translate {
  const language = interfaceLocaleOf(locale)
  return (key, values) => translate(texts[key], values, language)
}
