/**
 * Stand-ins for macro output while Markdown is parsed. They are made of private-use characters, which Markdown, the
 * highlighter and URL encoding of attributes pass through as letters, and are as long as the call they stand for, so
 * that lines and columns stay right. Characters of this range in a page's own text are taken out first.
 */
const OPEN = '\uE000'
const CLOSE = '\uE001'
const FILL = '\uE002'
const DIGIT_BASE = 0xe010
const RADIX = 64

const PLACEHOLDER = /\uE000([\uE010-\uE04F]+)\uE002*\uE001/g
const PRIVATE = /[\uE000-\uE04F]/g

/** A page's text without characters that could be mistaken for a placeholder. */
export function withoutPrivateUse(text: string): string {
  return PRIVATE.test(text) ? text.replace(PRIVATE, '\uFFFD') : text
}

/** The placeholder of the `index`th output, padded to `length` characters where it is shorter. */
export function placeholder(index: number, length: number): string {
  let digits = ''
  for (let rest = index; digits === '' || rest > 0; rest = Math.floor(rest / RADIX)) {
    digits = String.fromCharCode(DIGIT_BASE + (rest % RADIX)) + digits
  }
  return OPEN + digits + FILL.repeat(Math.max(0, length - digits.length - 2)) + CLOSE
}

/** The index that the digits of a placeholder stand for. */
export function placeholderIndex(digits: string): number {
  let index = 0
  for (const digit of digits) index = index * RADIX + (digit.charCodeAt(0) - DIGIT_BASE)
  return index
}

/** Whether a text has placeholders. */
export function hasPlaceholder(text: string): boolean {
  return text.includes(OPEN)
}

const LINK_TAG = /<a\s[^<>]*>/gi

/** An output whose links to parts of pages say which call they are from, until they are checked (html/links.ts). */
export function markCall(output: string, index: number): string {
  if (!output.includes('#')) return output
  return output.replace(LINK_TAG, (tag) => (tag.includes('#') ? `<a data-call="${index}"${tag.slice('<a'.length)}` : tag))
}

/** Puts the outputs in the places of their placeholders. */
export function fillPlaceholders(html: string, outputs: readonly string[]): string {
  return hasPlaceholder(html) ? html.replace(PLACEHOLDER, (_, digits: string) => outputs[placeholderIndex(digits)] ?? '') : html
}
