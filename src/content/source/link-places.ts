import { readPageSource } from './page-source.ts'
import { comparableAddress, type SourceLink } from './source-links.ts'

/** Finds where the links that are reported stand in a page. The page is taken apart when first asked: most have no problems. */
export class LinkPlaces {
  readonly #body: string
  #byAddress: ReadonlyMap<string, PlacesOfAddress> | undefined

  constructor(body: string) {
    this.#body = body
  }

  /**
   * The next link to an address that was not asked for yet. Several links may stand in one line, and some have no line of their own.
   *
   * @param from where it stands at the earliest; the definition of a link may stand in front of it
   */
  take(address: string, from: number): SourceLink | undefined {
    this.#byAddress ??= readPlaces(this.#body)
    return this.#byAddress.get(comparableAddress(address))?.take(from)
  }
}

function readPlaces(body: string): ReadonlyMap<string, PlacesOfAddress> {
  const links = Map.groupBy(readPageSource(body).links, ({ written }) => comparableAddress(written))
  return new Map(Array.from(links, ([address, ofAddress]) => [address, new PlacesOfAddress(ofAddress)]))
}

/** The links to one address. A page may have many thousand of them, all of them reported (docs/behaviour/content-limits.md 2). */
class PlacesOfAddress {
  /** In the order of the page. */
  readonly #links: readonly SourceLink[]
  /** For each link that is taken: a later one, before which all are taken. It can be the number of links: then no later one is free. */
  readonly #later = new Map<number, number>()

  constructor(links: readonly SourceLink[]) {
    this.#links = links
  }

  /** The first free link from an offset on, else the first free one; when all are taken, the same among all. */
  take(from: number): SourceLink | undefined {
    const first = this.#findFrom(from)
    const freeAfter = this.#findFree(first)
    const free = freeAfter < this.#links.length ? freeAfter : this.#findFree(0)
    if (free === this.#links.length) return this.#links[first] ?? this.#links[0]
    this.#later.set(free, free + 1)
    return this.#links[free]
  }

  /** The index of the first link that stands at an offset or after it, or the number of links. */
  #findFrom(offset: number): number {
    let low = 0
    let high = this.#links.length
    while (low < high) {
      const middle = Math.floor((low + high) / 2)
      if ((this.#links[middle]?.start ?? offset) < offset) low = middle + 1
      else high = middle
    }
    return low
  }

  /**
   * The first free index from an index on, or the number of links. Each step that was taken becomes twice as long for the next search (path
   * halving): without this, all taken links would be walked for each link.
   */
  #findFree(index: number): number {
    let at = index
    for (let next = this.#later.get(at); next !== undefined; next = this.#later.get(at)) {
      const afterNext = this.#later.get(next)
      if (afterNext !== undefined) this.#later.set(at, afterNext)
      at = afterNext ?? next
    }
    return at
  }
}
