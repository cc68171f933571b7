const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/**
 * Text for HTML, in content and in double-quoted attributes, as the builder writes it. Apostrophes stay, other than in
 * contracts/escape-html.ts: prose is full of them, and the builder's attributes are all in double quotes.
 */
export function escapeHtml(text: string): string {
  return /[&<>"]/.test(text) ? text.replace(/[&<>"]/g, (char) => ESCAPES[char] ?? char) : text
}

/** The same for text in which entities may stand already: `&lt;` is not escaped again. */
export function escapeOnce(text: string): string {
  return escapeHtml(text.replace(/&(?:lt|gt|amp|quot|#39|#x27);/gi, (entity) => DECODED[entity.toLowerCase()] ?? entity))
}

const DECODED: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&', '&quot;': '"', '&#39;': "'", '&#x27;': "'" }
