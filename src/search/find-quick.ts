import type { QuickIndex, QuickTitle } from './quick-index.ts'
import { normalQuery, quickTerms } from './quick-terms.ts'

/** A title that answers a query. */
export interface QuickHit {
  readonly title: QuickTitle
  /** What was found in it, lower-cased. */
  readonly marks: readonly string[]
}

/** Between the kinds of hits; what tells hits of one kind apart adds less than one. */
const KINDS = { title: 0, segment: 1, beginning: 2, words: 3, anywhere: 4 } as const
/** So short a term stands in most titles. */
const SHORT_TERM = 2

/**
 * The titles that contain every term of a query. First those that equal it, or whose address ends with it (spec 000 section 5); then those that
 * begin with it, those where each term begins a word, the others; among these short and popular ones first.
 */
export function findQuick(index: QuickIndex, query: string, limit: number): readonly QuickHit[] {
  const terms = quickTerms(query)
  if (terms.length === 0) return []
  const whole = normalQuery(query)
  const best = new Best(limit)
  const equal = new Set(index.equals.get(whole))
  for (const at of equal) {
    const title = index.titles[at]
    if (title !== undefined && hasAll(title.lower, terms))
      best.add({ title, marks: terms }, (title.lower === whole ? KINDS.title : KINDS.segment) + (index.places[at] ?? 0))
  }
  const longest = getLongest(terms)
  // The order of places ends soon where there are many; the text is quick to look through where there are few.
  for (const at of longest.length <= SHORT_TERM ? index.order : listWithTerm(index, longest)) {
    const place = index.places[at] ?? 0
    const isTooLate = KINDS.beginning + place >= best.limitCost
    if (isTooLate && longest.length <= SHORT_TERM) break
    if (isTooLate || equal.has(at)) continue
    const title = index.titles[at]
    if (title !== undefined && hasAll(title.lower, terms)) best.add({ title, marks: terms }, kindOf(title, whole, terms) + place)
  }
  return best.list()
}

/** The numbers of the titles that contain a term, in their order. */
function listWithTerm({ text, starts }: QuickIndex, term: string): readonly number[] {
  const numbers: number[] = []
  let at = 0
  for (let found = text.indexOf(term); found >= 0; found = text.indexOf(term, starts[at])) {
    while ((starts[at + 1] ?? text.length) <= found) at += 1
    numbers.push(at)
    at += 1
  }
  return numbers
}

function getLongest(terms: readonly string[]): string {
  return terms.reduce((longest, term) => (term.length > longest.length ? term : longest))
}

function hasAll(text: string, terms: readonly string[]): boolean {
  for (const term of terms) if (!text.includes(term)) return false
  return true
}

/** Keeps the hits that cost least: most queries of a letter or two find thousands. */
export class Best {
  readonly #limit: number
  #limitCost = Number.POSITIVE_INFINITY
  readonly #kept: { readonly hit: QuickHit; readonly cost: number }[] = []

  constructor(limit: number) {
    this.#limit = limit
  }

  /** Hits that cost so much, or more, are not kept. */
  get limitCost(): number {
    return this.#limitCost
  }

  /** Keeps a hit, unless there are enough better ones; of two equal ones the first is better. */
  add(hit: QuickHit, cost: number): void {
    if (cost >= this.limitCost) return
    const at = this.#kept.findIndex((kept) => kept.cost > cost)
    this.#kept.splice(at < 0 ? this.#kept.length : at, 0, { hit, cost })
    if (this.#kept.length > this.#limit) this.#kept.pop()
    if (this.#kept.length === this.#limit) this.#limitCost = this.#kept.at(-1)?.cost ?? 0
  }

  /** The hits, the best first. */
  list(): readonly QuickHit[] {
    return this.#kept.map(({ hit }) => hit)
  }
}

function kindOf({ title, lower }: QuickTitle, whole: string, terms: readonly string[]): number {
  if (lower.startsWith(whole)) return KINDS.beginning
  return terms.every((term) => beginsWord(term, title, lower)) ? KINDS.words : KINDS.anywhere
}

const LETTER = /[\p{L}\p{N}]/u

/** Whether a term stands somewhere at the beginning of a word, or at a capital within one. */
function beginsWord(term: string, title: string, lower: string): boolean {
  for (let at = lower.indexOf(term); at >= 0; at = lower.indexOf(term, at + 1)) {
    if (at === 0 || !LETTER.test(lower.charAt(at - 1))) return true
    const isCapital = title.charAt(at) !== lower.charAt(at) && title.charAt(at - 1) === lower.charAt(at - 1)
    if (isCapital) return true
  }
  return false
}
