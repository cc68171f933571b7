/**
 * A title, split where terms stand in it, in any case. What was found has the odd places, what is around it the even ones, which may be empty.
 * Single letters stand almost everywhere, so they are found where they begin words; elsewhere only in a title in which nothing else is found.
 *
 * @example splitAtTerms('Array()', ['arr']) // ['', 'Arr', 'ay()']
 * @example splitAtTerms('Array at', ['a']) // ['', 'A', 'rray ', 'a', 't']
 */
export function splitAtTerms(title: string, terms: readonly string[]): readonly string[] {
  for (const pattern of patternsOf(terms)) {
    const parts = title.split(pattern)
    if (parts.length > 1) return parts
  }
  return [title]
}

const LETTER = String.raw`[\p{L}\p{N}]`
const SINGLE_LETTER = new RegExp(`^${LETTER}$`, 'u')

let last: { readonly terms: readonly string[]; readonly patterns: readonly RegExp[] } = { terms: [], patterns: [] }

/** The strict one and the other. Cached, because the titles of one list have the same terms, and browsers need time to compile new patterns. */
function patternsOf(terms: readonly string[]): readonly RegExp[] {
  if (last.terms !== terms) {
    const escaped = terms.toSorted((one, other) => other.length - one.length).map(escapePattern)
    const strict = escaped.map((term) => (SINGLE_LETTER.test(term) ? `(?<!${LETTER})${term}` : term))
    last = { terms, patterns: [...new Set([strict, escaped].map((list) => list.join('|')))].map((list) => new RegExp(`(${list})`, 'giu')) }
  }
  return last.patterns
}

function escapePattern(term: string): string {
  return term.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
}
