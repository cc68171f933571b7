/** A document and how well it answers a query. */
export interface Ranked {
  readonly document: number
  readonly score: number
  /** Without what users look for most. */
  readonly relevance: number
}

/** The best of the documents that were added, the best first; of equal ones those with the lowest numbers. */
export class BestRanked {
  readonly #count: number
  readonly #best: Ranked[] = []

  /** @param count how many, at least 1 */
  constructor(count: number) {
    this.#count = count
  }

  get list(): readonly Ranked[] {
    return this.#best
  }

  add(document: number, score: number, relevance: number): void {
    const best = this.#best
    const last = best.at(-1)
    if (best.length === this.#count && last !== undefined && !isBefore(document, score, last)) return
    if (best.length === this.#count) best.pop()
    best.splice(this.#placeOf(document, score), 0, { document, score, relevance })
  }

  #placeOf(document: number, score: number): number {
    let [low, high] = [0, this.#best.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      const other = this.#best[middle]
      if (other !== undefined && isBefore(document, score, other)) high = middle
      else low = middle + 1
    }
    return low
  }
}

function isBefore(document: number, score: number, other: Ranked): boolean {
  return score > other.score || (score === other.score && document < other.document)
}
