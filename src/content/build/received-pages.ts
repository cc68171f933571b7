import type { CountedPage, CountedPages } from '../search/counted-pages.ts'
import type { PostedPage } from './count-pages.ts'
import { MissingSourceError } from './write-index-files.ts'

/** Joins the pages of a language that threads have counted: each thread has its own list of terms. */
export class ReceivedPages implements CountedPages {
  readonly terms: string[] = []
  readonly #numbers = new Map<string, number>()
  /** For each thread the numbers that its terms have here. */
  readonly #lists = new Map<number, number[]>()
  /** Addresses that pages link to: each text is there once, though threads post it for each page. */
  readonly #links = new Map<string, string>()
  readonly #pages = new Map<string, CountedPage | undefined>()

  /** How many pages came. */
  get size(): number {
    return this.#pages.size
  }

  /** What a thread posts has to be taken in the order in which it was posted. The numbers in it are changed. */
  take({ url, thread, from, added, page }: PostedPage): void {
    const known = from === 0 ? [] : (this.#lists.get(thread) ?? [])
    this.#lists.set(thread, known)
    for (const term of added) known.push(this.#numberOf(term))
    const numbers = page?.document.counts.numbers ?? []
    for (let at = 0; at < numbers.length; at += 1) numbers[at] = known[numbers[at] ?? 0] ?? 0
    this.#pages.set(url, page === undefined ? undefined : { ...page, links: page.links.map((link) => this.#linkOf(link)) })
  }

  /** @throws MissingSourceError for a page that did not come */
  find(url: string): CountedPage | undefined {
    const page = this.#pages.get(url)
    if (page === undefined && !this.#pages.has(url)) throw new MissingSourceError(url)
    return page
  }

  #linkOf(link: string): string {
    const known = this.#links.get(link)
    if (known === undefined) this.#links.set(link, link)
    return known ?? link
  }

  #numberOf(term: string): number {
    const known = this.#numbers.get(term)
    if (known !== undefined) return known
    const number = this.terms.push(term) - 1
    this.#numbers.set(term, number)
    return number
  }
}
