import { escapeHtml } from './escape-html.ts'

/**
 * A text with its places filled with HTML; the text itself is escaped. What stands in a value is never taken for a place.
 *
 * @example fillHtml('Do you mean {link}?', { link: '<a href="/">a</a>' }) // 'Do you mean <a href="/">a</a>?'
 */
export function fillHtml(text: string, values: Readonly<Record<string, string>>): string {
  return escapeHtml(text).replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)
}
