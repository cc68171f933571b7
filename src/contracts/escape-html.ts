const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const SPECIAL = /[&<>"']/g
const HAS_SPECIAL = /[&<>"']/

/**
 * A text as it stands in HTML, between tags or in a quoted attribute.
 *
 * @example escapeHtml('a < "b"') // 'a &lt; &quot;b&quot;'
 */
export function escapeHtml(text: string): string {
  return HAS_SPECIAL.test(text) ? text.replace(SPECIAL, (character) => ENTITIES[character] ?? character) : text
}
