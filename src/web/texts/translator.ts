import type { InterfaceTexts, TextKey } from '#locales/interface/interface-texts.ts'
import { fillText, type TextValues } from '#locales/translate.ts'

/** Gives the text of a key with its places filled. */
export type Translate = (key: TextKey, values?: TextValues) => string

/** The way to a locale's texts. */
export function translator(texts: InterfaceTexts): Translate {
  return (key, values) => (values === undefined ? texts[key] : fillText(texts[key], values))
}
