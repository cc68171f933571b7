import type { QuickIndex, QuickTitle } from './quick-index.ts'
import { normalQuery, quickTerms } from './quick-terms.ts'
import { isWordStart } from './title-signs.ts'

/** A title that answers a query. */
export interface QuickHit {
  readonly title: QuickTitle
  /** The part that was found, in lower case. */
  readonly marks: readonly string[]
}

/** Between the kinds of hits; what distinguishes hits of one kind adds less than one. */
const KINDS = { title: 0, segment: 1, beginning: 2, words: 3, anywhere: 4 } as const

/**
 * The titles that contain every term of a query. First those that equal it, or whose address ends with it (docs/behaviour/quick-search.md 3); then those that
 * begin with it, those where each term begins a word, the others; among these short and popular ones first.
 */
export function findQuick(index: QuickIndex, query: string, limit: number): readonly QuickHit[] {
  const terms = quickTerms(query)
  if (terms.length === 0) return []
  const whole = normalQuery(query)
  const best = new Best(limit)
  const seen = new Set<number>()
  for (const at of index.equals.get(whole) ?? []) {
    const title = index.titles[at]
    if (title === undefined || !hasAll(title.lower, terms)) continue
    seen.add(at)
    best.add({ title, marks: terms }, (title.lower === whole ? KINDS.title : KINDS.segment) + (index.places[at] ?? 0))
  }
  const search: Search = { index, best, seen, terms }
  addKind(search, KINDS.beginning, {
    numbers: index.initials.get(whole.charAt(0)) ?? [],
    isOf: ({ lower }) => lower.startsWith(whole) && hasAll(lower, terms),
  })
  if (best.limitCost <= KINDS.words) return best.list()
  const candidates = index.signs.mayContain(terms)
  addKind(search, KINDS.words, {
    numbers: index.signs.mayBegin(candidates, terms),
    isOf: (title) => terms.every((term) => beginsWord(term, title)),
  })
  addKind(search, KINDS.anywhere, { numbers: candidates, isOf: ({ lower }) => hasAll(lower, terms) })
  return best.list()
}

interface Search {
  readonly index: QuickIndex
  readonly best: Best
  /** The numbers of titles that are of a better kind. */
  readonly seen: Set<number>
  readonly terms: readonly string[]
}

/** Titles of one kind. */
interface Kind {
  /** Of titles that may be of it, in their order. */
  readonly numbers: Iterable<number>
  isOf(title: QuickTitle): boolean
}

/** Adds the titles of a kind in the order of their places, until there are enough better ones. */
function addKind({ index: { places, titles }, best, seen, terms }: Search, cost: number, { numbers, isOf }: Kind): void {
  for (const at of numbers) {
    const place = places[at] ?? 0
    if (cost + place >= best.limitCost) return
    const title = titles[at]
    if (title === undefined || seen.has(at) || !isOf(title)) continue
    seen.add(at)
    best.add({ title, marks: terms }, cost + place)
  }
}

function hasAll(text: string, terms: readonly string[]): boolean {
  for (const term of terms) if (!text.includes(term)) return false
  return true
}

/** Keeps the hits that cost least: most queries of a letter or two find thousands. */
export class Best {
  readonly #limit: number
  #limitCost = Number.POSITIVE_INFINITY
  readonly #best: { readonly hit: QuickHit; readonly cost: number }[] = []

  constructor(limit: number) {
    this.#limit = limit
  }

  /** Hits that cost so much, or more, are dropped. */
  get limitCost(): number {
    return this.#limitCost
  }

  /** Keeps a hit, unless there are enough better ones; of two equal ones the first is better. */
  add(hit: QuickHit, cost: number): void {
    if (cost >= this.limitCost) return
    const at = this.#best.findIndex((best) => best.cost > cost)
    this.#best.splice(at < 0 ? this.#best.length : at, 0, { hit, cost })
    if (this.#best.length > this.#limit) this.#best.pop()
    if (this.#best.length === this.#limit) this.#limitCost = this.#best.at(-1)?.cost ?? 0
  }

  /** The hits, the best first. */
  list(): readonly QuickHit[] {
    return this.#best.map(({ hit }) => hit)
  }
}

/** Whether a term stands somewhere at the beginning of a word, or at a capital within one. */
function beginsWord(term: string, { title, lower }: QuickTitle): boolean {
  for (let at = lower.indexOf(term); at >= 0; at = lower.indexOf(term, at + 1)) if (isWordStart(title, lower, at)) return true
  return false
}
