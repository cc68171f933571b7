import { withoutTags } from '#contracts/without-tags.ts'

/**
 * Stand-ins for macro output while Markdown is parsed. They are made of control characters (C1), which Markdown passes through as letters, and are
 * as long as the call they stand for, so that lines and columns stay right. HTML has no use for these characters; in a page's own text
 * they are taken out first. They are of Latin-1, as most pages are: V8 stores such a text, and all that is made of it, in half of the memory
 * (docs/decisions/0163).
 */
const OPEN = '\u0080'
/** The same in an attribute, where the text of the output stands alone. */
const OPEN_TEXT = '\u0083'
const CLOSE = '\u0081'
const FILL = '\u0082'

/** Digits of a number: characters that follow each other. */
interface Digits {
  readonly first: number
  readonly radix: number
}

/** Three of these digits name this many calls: more than any page has. */
const MAX_NARROW = 27 ** 3
const NARROW: Digits = { first: 0x85, radix: 27 }
/** Private-use characters, for the calls after those. Three are enough for 262,144 calls, and the shortest call has room for three. */
const WIDE: Digits = { first: 0xe010, radix: 64 }

const PLACEHOLDER = /([\u0080\u0083])([\u0085-\u009F\uE010-\uE04F]+)\u0082*\u0081/g
const RESERVED = /[\u0080-\u009F\uE010-\uE04F]/g

/** A page's text without characters that could be mistaken for a placeholder. */
export function withoutReserved(text: string): string {
  return RESERVED.test(text) ? text.replace(RESERVED, '\uFFFD') : text
}

/** The placeholder of the `index`th output, padded to `length` characters where it is shorter. */
export function placeholder(index: number, length: number): string {
  const { first, radix } = index < MAX_NARROW ? NARROW : WIDE
  let digits = ''
  for (let rest = index; digits === '' || rest > 0; rest = Math.floor(rest / radix)) {
    digits = String.fromCharCode(first + (rest % radix)) + digits
  }
  return OPEN + digits + FILL.repeat(Math.max(0, length - digits.length - 2)) + CLOSE
}

/** The index that the digits of a placeholder stand for. */
export function placeholderIndex(digits: string): number {
  const { first, radix } = digits.charCodeAt(0) < WIDE.first ? NARROW : WIDE
  let index = 0
  for (const digit of digits) index = index * radix + (digit.charCodeAt(0) - first)
  return index
}

/** Whether a text has placeholders. */
export function hasPlaceholder(text: string): boolean {
  return text.includes(OPEN)
}

const LINK_TAG = /<a\s[^<>]*>/gi
const SAMPLE = '<div class="live-sample"'

/**
 * An output whose links to parts of pages say which call they are from, until they are checked (html/links.ts), and whose live sample does,
 * until its code is found (html/live-samples.ts).
 */
export function markCall(output: string, index: number): string {
  if (output.startsWith(SAMPLE)) return `${SAMPLE} data-call="${index}"${output.slice(SAMPLE.length)}`
  if (!output.includes('#')) return output
  return output.replace(LINK_TAG, (tag) => (tag.includes('#') ? `<a data-call="${index}"${tag.slice('<a'.length)}` : tag))
}

/** A text that becomes an attribute: of the outputs in it only the text is put in. */
export function asAttribute(text: string): string {
  return text.replaceAll(OPEN, OPEN_TEXT)
}

/** Puts the outputs in the places of their placeholders. */
export function fillPlaceholders(html: string, outputs: readonly string[]): string {
  if (!hasPlaceholder(html) && !html.includes(OPEN_TEXT)) return html
  return html.replace(PLACEHOLDER, (_, open: string, digits: string) => {
    const output = outputs[placeholderIndex(digits)] ?? ''
    return open === OPEN ? output : withoutTags(output).replaceAll('"', '&quot;')
  })
}
