import { escapeHtml } from '#contracts/escape-html.ts'

/**
 * The HTML of a title, with what was found in it between `<mark>` and `</mark>`, in any case.
 *
 * @example markTerms('<b> & Array', ['arr', '<b']) // '<mark>&lt;b</mark>&gt; &amp; <mark>Arr</mark>ay'
 */
export function markTerms(title: string, terms: readonly string[]): string {
  if (terms.length === 0) return escapeHtml(title)
  // The parts between the matches have even places.
  return title
    .split(patternOf(terms))
    .map((part, at) => (at % 2 === 0 ? escapeHtml(part) : `<mark>${escapeHtml(part)}</mark>`))
    .join('')
}

let last: { readonly terms: readonly string[]; readonly pattern: RegExp } | undefined

/** Kept, for the titles of one list have the same terms, and browsers take their time over new patterns. */
function patternOf(terms: readonly string[]): RegExp {
  if (last?.terms !== terms) {
    const longestFirst = terms.toSorted((one, other) => other.length - one.length)
    last = { terms, pattern: new RegExp(`(${longestFirst.map(escapePattern).join('|')})`, 'giu') }
  }
  return last.pattern
}

function escapePattern(term: string): string {
  return term.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
}
