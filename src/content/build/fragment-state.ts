import { readFileSync } from 'node:fs'
import { filePathOf } from '#contracts/urls.ts'
import { type FragmentAnswer, findFragment } from '../fragments/broken-fragments.ts'
import type { FragmentLink, FragmentTarget } from '../fragments/fragment-link.ts'
import { isContentPage, kindOfPage } from '../kinds/kind-of.ts'
import type { FragmentsState, PageFragmentState } from './build-state.ts'
import type { BuiltFragments } from './built-fragments.ts'
import { readPageFile } from './page-file.ts'
import type { PreviousBuild } from './previous-build.ts'
import { publicFile } from './public-files.ts'
import { QuestionTable } from './question-table.ts'

/**
 * Collects the links of all pages of a build, then looks each part up once (docs/behaviour/links.md 10). Ids of pages that were reused
 * are read from the build before only when a part is new.
 */
export class FragmentCollector {
  readonly #table: QuestionTable
  readonly #previous: PreviousBuild | undefined
  readonly #built: BuiltFragments
  readonly #renumberReused: (number: number) => number
  readonly #renumberBuilt: (number: number) => number

  /** @param table of parts that have their numbers already */
  constructor(previous: PreviousBuild | undefined, built: BuiltFragments, table = new QuestionTable()) {
    this.#previous = previous
    this.#table = table
    this.#built = built
    this.#renumberReused = table.renumber(previous?.state.fragments.targets ?? [])
    this.#renumberBuilt = table.renumber(built.targets)
  }

  ofBuilt(url: string): { readonly fragments?: PageFragmentState } {
    return stateOf(this.#built.linksOf(url), this.#renumberBuilt)
  }

  ofReused(links: PageFragmentState = []): { readonly fragments?: PageFragmentState } {
    return stateOf(links, this.#renumberReused)
  }

  /** @param takenOver addresses of the pages that were not built */
  state(takenOver: ReadonlySet<string>): FragmentsState {
    const targets = this.#table.questions
    const previous = this.#previous?.state.fragments
    const known = new Map(previous?.targets.map((target, index) => [target, previous.answers[index] ?? null]))
    const idsByUrl = new Map<string, ReadonlySet<string> | undefined>()
    const idsOf = (url: string): ReadonlySet<string> | undefined => {
      if (!idsByUrl.has(url)) idsByUrl.set(url, setOf(this.#built.idsOf(url) ?? (takenOver.has(url) ? this.#readIds(url) : undefined)))
      return idsByUrl.get(url)
    }
    const answers = targets.map((target) => {
      const { url, id } = splitTarget(target)
      const before = takenOver.has(url) ? known.get(target) : undefined
      if (before !== undefined) return before
      const ids = idsOf(url)
      return ids === undefined ? null : findFragment(id, ids)
    })
    return { targets, answers }
  }

  #readIds(url: string): readonly string[] | undefined {
    if (this.#previous === undefined) return undefined
    const { page } = readPageFile(readFileSync(publicFile(this.#previous.publicFolder, filePathOf(url, 'index.json')), 'utf8'))
    return isContentPage(page) ? kindOfPage(page).ids?.(page) : undefined
  }
}

/** A link of a page that leads to no part of a page, and what was found in its place. */
interface BrokenLink {
  readonly link: FragmentLink
  readonly answer: FragmentAnswer
}

/** The links of a page that lead to no part of a page. */
export function listBrokenLinks(links: PageFragmentState, { targets, answers }: FragmentsState): readonly BrokenLink[] {
  const broken: BrokenLink[] = []
  for (let at = 0; at < links.length; at += 3) {
    const index = links[at] ?? 0
    const answer = answers[index] ?? true
    if (answer !== true)
      broken.push({ link: { ...splitTarget(targets[index] ?? ''), line: links[at + 1] ?? 0, column: links[at + 2] ?? 0 }, answer })
  }
  return broken
}

function stateOf(links: PageFragmentState, renumber: (number: number) => number): { readonly fragments?: PageFragmentState } {
  return links.length === 0 ? {} : { fragments: links.map((value, index) => (index % 3 === 0 ? renumber(value) : value)) }
}

function splitTarget(target: string): FragmentTarget {
  const end = target.indexOf('\n')
  return { url: target.slice(0, end), id: target.slice(end + 1) }
}

function setOf(ids: readonly string[] | undefined): ReadonlySet<string> | undefined {
  return ids === undefined ? undefined : new Set(ids)
}
