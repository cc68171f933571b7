import { lowerCase } from './lower-case.ts'

/**
 * The terms of a query of quick search: lower-cased, split at white space, commas and dots; a term that begins or ends with a dot is whole
 * (docs/behaviour/quick-search.md 2). A query of nothing but commas is a term itself, for an operator is called that.
 *
 * @example quickTerms(' Array.prototype at ') // ['array', 'prototype', 'at']
 * @example quickTerms('.at') // ['.at']
 */
export function quickTerms(query: string): readonly string[] {
  const whole = normalQuery(query)
  const terms = whole
    .split(/[\s,]+/)
    .flatMap((term) => (term.startsWith('.') || term.endsWith('.') ? [term] : term.split('.')))
    .filter((term) => term !== '')
  if (terms.length > 0 || whole === '') return [...new Set(terms)]
  return [whole]
}

/** A query as titles are compared with it. */
export function normalQuery(query: string): string {
  return lowerCase(query.trim())
}
