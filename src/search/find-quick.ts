import type { QuickIndex, QuickTitle } from './quick-index.ts'
import { normalQuery, quickTerms } from './quick-terms.ts'
import { isWordStart, mayBegin, mayContain, neededSigns } from './title-signs.ts'

/** A title that answers a query. */
export interface QuickHit {
  readonly title: QuickTitle
  /** What was found in it, lower-cased. */
  readonly marks: readonly string[]
}

/** Between the kinds of hits; what tells hits of one kind apart adds less than one. */
const KINDS = { title: 0, segment: 1, beginning: 2, words: 3, anywhere: 4 } as const

/** Titles of one kind, and how they are told from others. */
interface Kind {
  readonly cost: number
  readonly needs: Int32Array
  /** Whether what is needed begins words. */
  readonly isBeginning: boolean
  isOf(title: QuickTitle): boolean
}

/**
 * The titles that contain every term of a query. First those that equal it, or whose address ends with it (spec 000 section 5); then those that
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
  const candidates = listCandidates(index, neededSigns(terms))
  for (const kind of listKinds(whole, terms)) addKind(index, kind, { candidates, best, seen, marks: terms })
  return best.list()
}

/** The numbers of the titles that may contain what is needed, in the order of their places. */
function listCandidates({ titles, signs }: QuickIndex, needs: Int32Array): readonly number[] {
  const candidates: number[] = []
  for (let at = 0; at < titles.length; at += 1) if (mayContain(signs, at, needs)) candidates.push(at)
  return candidates
}

function listKinds(whole: string, terms: readonly string[]): readonly Kind[] {
  const needs = neededSigns(terms)
  return [
    {
      cost: KINDS.beginning,
      needs: neededSigns([whole]),
      isBeginning: true,
      isOf: ({ lower }) => lower.startsWith(whole) && hasAll(lower, terms),
    },
    { cost: KINDS.words, needs, isBeginning: true, isOf: (title) => terms.every((term) => beginsWord(term, title)) },
    { cost: KINDS.anywhere, needs, isBeginning: false, isOf: ({ lower }) => hasAll(lower, terms) },
  ]
}

interface Found {
  /** The numbers of titles, in their order. */
  readonly candidates: readonly number[]
  readonly best: Best
  /** The numbers of titles that are of a better kind. */
  readonly seen: Set<number>
  readonly marks: readonly string[]
}

/** Adds the titles of a kind in the order of their places, until there are enough better ones. */
function addKind(
  { places, signs, titles }: QuickIndex,
  { cost, needs, isBeginning, isOf }: Kind,
  { candidates, best, seen, marks }: Found,
): void {
  for (const at of candidates) {
    const place = places[at] ?? 0
    if (cost + place >= best.limitCost) return
    if ((isBeginning && !mayBegin(signs, at, needs)) || seen.has(at)) continue
    const title = titles[at]
    if (title === undefined || !isOf(title)) continue
    seen.add(at)
    best.add({ title, marks }, cost + place)
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

/** Whether a term stands somewhere at the beginning of a word, or at a capital within one. */
function beginsWord(term: string, { title, lower }: QuickTitle): boolean {
  for (let at = lower.indexOf(term); at >= 0; at = lower.indexOf(term, at + 1)) if (isWordStart(title, lower, at)) return true
  return false
}
