import type { LocaleCode } from '#contracts/locales.ts'
import type { TextKey } from '#locales/interface/interface-texts.ts'
import { interfaceTexts } from '#locales/interface.ts'
import { type TextValues, translate } from '#locales/translate.ts'

/** A text of the interface as a reader of this locale sees it. */
export function textOf(locale: LocaleCode, key: TextKey, values?: TextValues): string {
  return translate(interfaceTexts(locale)[key], values, locale)
}
