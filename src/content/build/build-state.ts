import type { IndexPiece } from '#search/index-format.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { FragmentAnswer } from '../fragments/broken-fragments.ts'
import type { RecordedSidebar, SidebarBrokenLink } from '../sidebars/sidebar-builder.ts'
import type { Texts } from '../text/text-numbers.ts'
import type { QuestionTable } from './question-table.ts'

/** How the question about a sidebar begins; its key follows. */
export const SIDEBAR_QUESTION = 'version:sidebar:'

/** What a build remembers of a page, to know whether the next one has to build it again. */
export interface PageState {
  /** Hash of the page's own record: front matter, text, metadata taken from English. */
  readonly record: string
  /** Indexes into `questions`. It may be a part of a long list of those of all pages. */
  readonly keys: Uint32Array
  readonly docHash: string
  readonly htmlHash: string
  /** Hash of what the HTML depends on apart from the document. */
  readonly shell: string
  readonly styleURL?: string | undefined
  readonly fragments?: PageFragmentState | undefined
  readonly diagnostics?: readonly Diagnostic[] | undefined
}

/** What a build remembers of a sidebar, or of a part that several share. Pages have one question about it. */
export interface SidebarState {
  readonly version: string
  readonly url?: string
  /** Indexes into `questions`. It may be a part of a long list of those of all sidebars. */
  readonly keys: Uint32Array
  readonly brokenLinks?: readonly SidebarBrokenLink[]
}

/** What a build remembers of the compat data it has written. */
export interface CompatState {
  /** The snapshot of the data. */
  readonly version: string
  /** Keys that it does not know. */
  readonly unknownKeys: readonly string[]
}

/** What a build remembers of links to parts of pages: each part once, and whether it is there. */
export interface FragmentsState {
  /** Address and id of each part, with a line break between them. */
  readonly targets: readonly string[]
  /** By the same indexes; null for pages whose ids are not known, about which nothing is said. */
  readonly answers: readonly (FragmentAnswer | null)[]
}

/** The links of one page to parts of pages: for each the index of its part, its line and its column, all in one list. */
export type PageFragmentState = readonly number[]

/** What a build remembers of a page that is made from no file: home, not found. */
export interface SitePageState {
  /** Hash of all that its files depend on. */
  readonly input: string
  /** Hash of its files. */
  readonly files: string
}

/** What a build remembers of a language's search index: a hash of all it was made from, hashes of its head and of what is stored with it, and the pieces of its texts. */
export interface SearchState {
  readonly input: string
  readonly hash: string
  readonly stored: string
  readonly pieces: readonly IndexPiece[]
}

/**
 * What a build remembers, in `state.bin` next to its manifest, in the format of V8: reading and writing it takes half the time of JSON. Not part of the
 * site.
 */
export interface BuildState {
  readonly version: 1
  /** Of this state alone: what edits change of it names the state that they belong to (state-edits.ts). */
  readonly key: string
  /** Hash of the builder's code, apart from macros and texts. */
  readonly builder: string
  /** The questions that pages asked (tree/facts.ts), each once, and the answers they got. */
  readonly questions: Texts
  readonly answers: Texts
  readonly pages: Readonly<Record<string, PageState>>
  /** By their keys (sidebars/sidebar-key.ts). */
  readonly sidebars: Readonly<Record<string, SidebarState>>
  readonly compat: CompatState
  readonly fragments: FragmentsState
  /** Home and not-found pages, by address. */
  readonly sitePages: Readonly<Record<string, SitePageState>>
  /** Search indexes, by locale. */
  readonly search: Readonly<Record<string, SearchState>>
  /** Hash of the code that makes them. */
  readonly searchCode: string
  /** Hash of what everything but the pages depends on. */
  readonly outputs: string
  /** The build's pages were compressed ahead of time. */
  readonly isCompressed: boolean
}

/** The same before the search indexes are written. */
export type PagesState = Omit<BuildState, 'search'>

/** A sidebar from what a build remembers of it. @param questions of that build */
export function recordedSidebar(key: string, { keys, brokenLinks = [], ...state }: SidebarState, questions: Texts): RecordedSidebar {
  return { ...state, text: key, keys: Array.from(keys, (number) => questions.at(number) ?? ''), brokenLinks }
}

/**
 * The states of all sidebars that the questions in a table are about. Their own questions are added to the table, and those may again be
 * about sidebars.
 *
 * @param sidebars by key
 */
export function sidebarStates(table: QuestionTable, sidebars: ReadonlyMap<string, RecordedSidebar>): Record<string, SidebarState> {
  const states: Record<string, SidebarState> = {}
  // Not for...of: the table grows while it is walked.
  for (let number = 0; number < table.length; number++) {
    const question = table.at(number) ?? ''
    const key = question.slice(SIDEBAR_QUESTION.length)
    const sidebar = question.startsWith(SIDEBAR_QUESTION) ? sidebars.get(key) : undefined
    if (sidebar === undefined) continue
    const { version, url, keys, brokenLinks } = sidebar
    states[key] = {
      version,
      ...(url === undefined ? {} : { url }),
      keys: Uint32Array.from(keys, (own) => table.numberOf(own)),
      ...(brokenLinks.length === 0 ? {} : { brokenLinks }),
    }
  }
  return states
}
