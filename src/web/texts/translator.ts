import type { InterfaceTexts, TextKey } from '#locales/interface/interface-texts.ts'
import { type TextValues, translate } from '#locales/translate.ts'

/** Gives the text of a key with its places filled; a text with plural forms takes the one for `count`. */
export type Translate = (key: TextKey, values?: TextValues) => string

/** The way to a locale's texts. */
export function translator(texts: InterfaceTexts, locale: string): Translate {
  return (key, values) => translate(texts[key], values, locale)
}
