import { interfaceLocaleOf, type LocaleCode } from '#contracts/locales.ts'
import type { InterfaceTexts, TextKey } from '#locales/interface/interface-texts.ts'
import { type Translator, translatorOf } from '#locales/translate.ts'

/** Gives the texts of the interface. */
export type Translate = Translator<TextKey>

/**
 * Gives the interface's texts around a page.
 *
 * @param locale of the page; where the interface is not translated, numbers are written in English like the texts
 */
export function translator(texts: InterfaceTexts, locale: LocaleCode): Translate {
  return translatorOf(texts, interfaceLocaleOf(locale))
}
