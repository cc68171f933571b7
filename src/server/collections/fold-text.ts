import { createHash } from 'node:crypto'
import { normalizeText } from '#contracts/normalize-text.ts'
import { trimEndOf } from '#contracts/trim-characters.ts'

/** Longer titles are sorted by their beginnings: PostgreSQL rejects index entries of more than 2,704 bytes. */
const SORTED_LENGTH = 200

/**
 * A text in the form in which it is searched: NFKC, lower case by the rules that are the same for all languages, white space as one space. Both databases
 * compare this form by code points, so they find the same.
 *
 * @example foldText(' The  ﬁrst ÉTÉ') // 'the first été'
 */
export function foldText(text: string): string {
  const lower = normalizeText(text, 'NFKC').toLowerCase().normalize('NFKC')
  // The small sigma at the end of a word is another letter, which no query would find in the middle of one.
  return lower.replaceAll('ς', 'σ').replaceAll(/\s+/g, ' ').trim()
}

/** The keys by which an item is sorted and searched. `title` is the shown one. */
export function itemKeys({ title, notes }: { readonly title: string; readonly notes: string }): {
  readonly title_key: string
  readonly search_key: string
} {
  const folded = foldText(title)
  // A line for each: folded texts have no line breaks, so that nothing is found across the two.
  return { title_key: [...folded].slice(0, SORTED_LENGTH).join(''), search_key: `${folded}\n${foldText(notes)}` }
}

/** The key of a collection's name: equal for names that look the same, except for spaces around them. A hash, because names may be too long for an index. */
export function nameKeyOf(name: string): string {
  return createHash('sha256').update(normalizeText(name, 'NFC').trim()).digest('hex')
}

/** The address of a page as it is compared (docs/behaviour/collections.md 13). @example pageKeyOf('/en-US/blog/ ') // '/en-us/blog' */
export function pageKeyOf(path: string): string {
  return trimEndOf(path.trim(), '/').toLowerCase()
}
