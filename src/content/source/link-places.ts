import { readPageSource } from './page-source.ts'
import { comparableAddress, type SourceLink } from './source-links.ts'

/** Finds where the links that are reported stand in a page. The page is taken apart when first asked: most have no problems. */
export class LinkPlaces {
  readonly #body: string
  readonly #taken = new Set<SourceLink>()
  #byAddress: ReadonlyMap<string, readonly SourceLink[]> | undefined

  constructor(body: string) {
    this.#body = body
  }

  /**
   * The next link to an address that was not asked for yet. Several links may stand in one line, and some have no line of their own.
   *
   * @param from where it stands at the earliest; the definition of a link may stand in front of it
   */
  take(address: string, from: number): SourceLink | undefined {
    this.#byAddress ??= Map.groupBy(readPageSource(this.#body).links, ({ written }) => comparableAddress(written))
    const links = this.#byAddress.get(comparableAddress(address)) ?? []
    const free = links.filter((link) => !this.#taken.has(link))
    const found = free.find(({ start }) => start >= from) ?? free[0]
    if (found !== undefined) this.#taken.add(found)
    return found ?? links.find(({ start }) => start >= from) ?? links[0]
  }
}
