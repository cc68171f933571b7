import texts from './observatory.json' with { type: 'json' }
import { fillText, type TextValues } from './translate.ts'

/** A key of the texts of the scanner's pages. */
export type ObservatoryTextKey = keyof typeof texts

/** A text of the scanner's pages, its places filled in. They exist in English only, so their texts do (docs/behaviour/observatory.md 200). */
export function observatoryText(key: ObservatoryTextKey, values?: TextValues): string {
  return fillText(texts[key], values)
}
