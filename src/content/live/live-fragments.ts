import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { brokenFragment, findFragment, type PageFragments } from '../fragments/broken-fragments.ts'
import type { FragmentLink } from '../fragments/fragment-link.ts'
import { BackgroundWork } from './background-work.ts'

interface LiveFragmentsInput {
  /** The ids of a page as it is now; undefined when nothing is known of them. */
  readonly findIds: (url: string) => readonly string[] | undefined
  readonly onDiagnostic: (diagnostic: Diagnostic) => void
}

/** Looks in the background where the links of shown pages lead: for this, pages have to be built that no one has asked for. */
export class LiveFragments {
  readonly #input: LiveFragmentsInput
  readonly #background = new BackgroundWork()
  /** By address; undefined where they are not known. */
  readonly #ids = new Map<string, ReadonlySet<string> | undefined>()

  constructor(input: LiveFragmentsInput) {
    this.#input = input
  }

  /**
   * Reports the links of a page that lead to no part of a page.
   *
   * @param isCurrent whether the page is still as it was when this was called
   */
  check(page: Pick<PageFragments, 'url' | 'file'>, links: readonly FragmentLink[], isCurrent: () => boolean): void {
    for (const [url, sameTarget] of Map.groupBy(links, (link) => link.url))
      this.#background.add(() => {
        const ids = isCurrent() ? this.#idsOf(url) : undefined
        if (ids === undefined) return
        for (const link of sameTarget)
          for (const diagnostic of brokenFragment(link, findFragment(link.id, ids), page)) this.#input.onDiagnostic(diagnostic)
      })
  }

  /** Pages have changed; without addresses all of them may have. */
  forget(urls?: Iterable<string>): void {
    if (urls === undefined) this.#ids.clear()
    else for (const url of urls) this.#ids.delete(url)
  }

  #idsOf(url: string): ReadonlySet<string> | undefined {
    if (!this.#ids.has(url)) {
      const ids = this.#input.findIds(url)
      this.#ids.set(url, ids === undefined ? undefined : new Set(ids))
    }
    return this.#ids.get(url)
  }
}
