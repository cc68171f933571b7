import texts from './areas.json' with { type: 'json' }
import { fillText, type TextValues } from './translate.ts'

/** A key of the texts of blog, curriculum and the pages next to them. */
export type AreaTextKey = keyof typeof texts

/**
 * A text of the blog, the curriculum or a page next to them, its places filled in. These areas exist in English only, so their texts do
 * (docs/behaviour/locales.md 11).
 *
 * @example areaText('blog.read_time', { minutes: '3' }) // '3 minute read'
 */
export function areaText(key: AreaTextKey, values?: TextValues): string {
  return fillText(texts[key], values)
}
