import type { Alternative, Query } from './read-query.ts'
import type { SearchIndex } from './search-index.ts'

/** A word of the query that stands in the document's address only. */
const PLACE_COVER = 0.75
/** How much a name counts that has all words of the query and many others. */
const SHARE_BASE = 0.2
/** A name of the past, whole and in part. */
const PREVIOUS_NAME = 0.97
const PREVIOUS_COVER = 0.85

/**
 * How nearly a query is a name of documents: 1 when it is one, 0 when it has nothing of any. A document has up to a hundred names and a query compares
 * those of 250 documents; so names are compared as numbers (`NameTable`), and those without a term of the query are passed over first. Valid until the next query
 * of the index.
 */
export class NameScore {
  readonly #query: Query
  readonly #index: SearchIndex
  /** Documents with the query as a name, and whether that is a name of the past. */
  readonly #exact: ReadonlyMap<number, boolean>
  /** The terms of the query that the name at hand has. */
  #used: number[] = []

  constructor(query: Query, index: SearchIndex) {
    this.#query = query
    this.#index = index
    this.#exact = new Map(index.findNamed(query.key).map(({ document, isPrevious }) => [document, isPrevious]))
    index.askedTerms.replace(query.units.flatMap(({ alternatives }) => alternatives.map(({ number }) => number)))
  }

  /** The score of a document: that of its best name. */
  of(document: number): number {
    const isPrevious = this.#exact.get(document)
    // No other name scores more.
    if (isPrevious !== undefined) return isPrevious ? PREVIOUS_NAME : 1
    const { askedTerms, names: table } = this.#index
    const start = table.find(document)
    const { numbers } = table
    const place = start + 1
    const names = place + (numbers[start] ?? 0)
    let best = 0
    let at = names + 1
    for (let left = numbers[names] ?? 0; left > 0; left -= 1) {
      const end = at + 3 + (numbers[at] ?? 0)
      if (askedTerms.areIn(numbers, at + 3, end)) best = Math.max(best, this.#compare(numbers, { at, end, place, placeEnd: names }))
      at = end
    }
    return best
  }

  #compare(numbers: Int32Array, { at, end, place, placeEnd }: Readonly<Record<'at' | 'end' | 'place' | 'placeEnd', number>>): number {
    this.#used = []
    let [inName, inQuery] = [0, 0]
    for (const { alternatives, weight } of this.#query.units) {
      inQuery += weight
      const match = findIn(numbers, at + 3, end, alternatives)
      if (match !== undefined) {
        inName += weight * match.weight
        this.#used.push(match.number)
      } else if (findIn(numbers, place, placeEnd, alternatives) !== undefined) inName += weight * PLACE_COVER
    }
    if (this.#used.length === 0 || inQuery === 0) return 0
    const cover = inName / inQuery
    const share = this.#sumShares(numbers, at + 3, end) / (numbers[at + 1] ?? 1)
    return (numbers[at + 2] === 1 ? PREVIOUS_COVER : 1) * cover * (SHARE_BASE + (0.95 - SHARE_BASE) * share)
  }

  /** How much of the words of a name the query has: all of a word, or some of its parts. */
  #sumShares(numbers: Int32Array, from: number, end: number): number {
    let sum = 0
    for (let at = from; at < end; ) {
      const parts = (numbers[at + 1] ?? 0) - this.#index.terms.length - 1
      if (this.#used.includes(numbers[at] ?? 0)) sum += 1
      else if (parts > 0) sum += this.#countUsed(numbers, at + 2, at + 2 + parts) / parts
      at += 2 + parts
    }
    return sum
  }

  #countUsed(numbers: Int32Array, from: number, end: number): number {
    let count = 0
    for (let at = from; at < end; at += 1) if (this.#used.includes(numbers[at] ?? 0)) count += 1
    return count
  }
}

/** The first alternative whose term is among these numbers. */
function findIn(numbers: Int32Array, from: number, end: number, alternatives: readonly Alternative[]): Alternative | undefined {
  for (const alternative of alternatives) {
    const { number } = alternative
    for (let at = from; at < end; at += 1) if (numbers[at] === number) return alternative
  }
  return undefined
}
