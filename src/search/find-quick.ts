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
const LONG_TITLE = 80
/** Where the list is by popularity, half of the order within a kind is by that, and half by length. */
const POPULARITY_SHARE = 0.5

/**
 * The titles that contain every term of a query. First those that equal it, or whose address ends with it (spec 000 section 5); then those that
 * begin with it, those where each term begins a word, the others; among these short and popular ones first.
 */
export function findQuick(index: QuickIndex, query: string, limit: number): readonly QuickHit[] {
  const terms = quickTerms(query)
  if (terms.length === 0) return []
  const whole = normalQuery(query)
  const best = new Best(limit)
  for (const [at, title] of index.titles.entries()) {
    const isFound = terms.every((term) => title.lower.includes(term))
    if (!isFound) continue
    best.add({ title, marks: terms }, kindOf(title, whole, terms) + placeOf(title, at, index))
  }
  return best.list()
}

/** Keeps the hits that cost least: most queries of a letter or two find thousands. */
export class Best {
  readonly #limit: number
  readonly #kept: { readonly hit: QuickHit; readonly cost: number }[] = []

  constructor(limit: number) {
    this.#limit = limit
  }

  /** Keeps a hit, unless there are enough better ones; of two equal ones the first is better. */
  add(hit: QuickHit, cost: number): void {
    if (this.#kept.length >= this.#limit && cost >= (this.#kept.at(-1)?.cost ?? 0)) return
    const at = this.#kept.findIndex((kept) => kept.cost > cost)
    this.#kept.splice(at < 0 ? this.#kept.length : at, 0, { hit, cost })
    if (this.#kept.length > this.#limit) this.#kept.pop()
  }

  /** The hits, the best first. */
  list(): readonly QuickHit[] {
    return this.#kept.map(({ hit }) => hit)
  }
}

/** What tells titles of one kind apart, from 0 to 1: short ones first, and popular ones where that is known. */
export function placeOf({ lower }: QuickTitle, at: number, { isByPopularity, titles }: QuickIndex): number {
  const length = Math.min(lower.length, LONG_TITLE) / (LONG_TITLE + 1)
  return isByPopularity ? POPULARITY_SHARE * (at / titles.length) + (1 - POPULARITY_SHARE) * length : length
}

function kindOf({ title, lower, segment, spacedSegment }: QuickTitle, whole: string, terms: readonly string[]): number {
  if (lower === whole) return KINDS.title
  if (segment === whole || spacedSegment === whole) return KINDS.segment
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
