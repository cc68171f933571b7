import type { FragmentLink } from '../fragments/fragment-link.ts'
import type { PageFragmentState } from './build-state.ts'
import { QuestionTable } from './question-table.ts'

/** What a thread posts of a page that it has built. */
interface PostedFragments {
  readonly url: string
  /** Absent when they are not known. */
  readonly ids?: readonly string[] | undefined
  readonly fragmentLinks?: readonly FragmentLink[] | undefined
}

/** No id has it: an HTML parser puts U+FFFD in its place (HTML standard, 13.2.5). */
const SEPARATOR = '\0'

/** The ids of all pages that were built, and their links to parts of pages: a hundred thousand texts and places in little memory. */
export class BuiltFragments {
  readonly #targets = new QuestionTable()
  /** By address: the ids of the page, as one text. */
  readonly #ids = new Map<string, string>()
  readonly #links = new Map<string, PageFragmentState>()

  /** The parts of pages that are linked, each once: address and id with a line break between them. */
  get targets(): readonly string[] {
    return this.#targets.questions
  }

  take({ url, ids, fragmentLinks = [] }: PostedFragments): void {
    if (ids !== undefined) this.#ids.set(url, ids.join(SEPARATOR))
    if (fragmentLinks.length > 0)
      this.#links.set(
        url,
        fragmentLinks.flatMap((link) => [this.#targets.numberOf(`${link.url}\n${link.id}`), link.line, link.column]),
      )
  }

  /** The ids of a page; undefined when it was not built or they are not known. */
  idsOf(url: string): readonly string[] | undefined {
    const ids = this.#ids.get(url)
    return ids === '' ? [] : ids?.split(SEPARATOR)
  }

  /** The links of a page; the parts they lead to are places in `targets`. */
  linksOf(url: string): PageFragmentState {
    return this.#links.get(url) ?? []
  }
}
