import { escapeHtml } from '#contracts/escape-html.ts'

/**
 * The HTML of a title, with what was found in it between `<mark>` and `</mark>`, in any case.
 *
 * @example markTerms('<b> & Array', ['arr', '<b']) // '<mark>&lt;b</mark>&gt; &amp; <mark>Arr</mark>ay'
 */
export function markTerms(title: string, terms: readonly string[]): string {
  if (terms.length === 0) return escapeHtml(title)
  const longestFirst = terms.toSorted((one, other) => other.length - one.length)
  const found = new RegExp(`(${longestFirst.map(escapePattern).join('|')})`, 'giu')
  // The parts between the matches have even places.
  return title
    .split(found)
    .map((part, at) => (at % 2 === 0 ? escapeHtml(part) : `<mark>${escapeHtml(part)}</mark>`))
    .join('')
}

function escapePattern(term: string): string {
  return term.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
}
