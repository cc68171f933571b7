import { randomUUID } from 'node:crypto'
import type { Versions } from '../tree/facts.ts'
import type { BuildSource } from './build-source.ts'
import { type CompatState, type PageState, type PagesState, SIDEBAR_QUESTION, type SidebarState, sidebarStates } from './build-state.ts'
import { FragmentCollector } from './fragment-state.ts'
import type { MadePages } from './make-pages.ts'
import { NumberLists } from './number-lists.ts'
import type { KeptPage } from './page-pool.ts'
import { recordHash } from './plan.ts'
import type { BuildJob } from './plan-site.ts'
import { QuestionTable } from './question-table.ts'
import { sitePageStates } from './site-page-plan.ts'
import { sorted } from './sorted.ts'

/**
 * What the next build has to know: new for the pages that were built, carried over for the others. Questions are numbered again, so that
 * none is left that no one asks.
 */
export function collectState(job: BuildJob, made: MadePages): PagesState {
  const { input, source, previous, plan } = job
  const table = new QuestionTable()
  const fragments = new FragmentCollector(previous, made.fragments)
  const pages = { ...builtStates(job, made, { table, fragments }), ...carriedStates(job, made, { table, fragments }) }
  const sidebars = sidebarStates(table, new Map([...plan.pages.listSidebars(), ...made.sidebars]))
  const answers = table.questions.map((question) => answerOf(question, source, sidebars))
  return {
    version: 1,
    key: randomUUID(),
    builder: source.builder,
    questions: table.questions,
    answers,
    pages: sorted(pages),
    sidebars: sorted(sidebars),
    compat: compatState(job, made, source.versions),
    fragments: fragments.state(new Set([...plan.pages.render, ...plan.pages.keep].map(({ url }) => url))),
    sitePages: sorted(Object.fromEntries(sitePageStates(plan.sitePages, made.results))),
    searchCode: source.search,
    outputs: source.outputs,
    isCompressed: input.isCompressed,
  }
}

/** @param sidebars by their keys */
export function answerOf(question: string, { answers }: BuildSource, sidebars: Readonly<Record<string, SidebarState>>): string {
  return question.startsWith(SIDEBAR_QUESTION) ? (sidebars[question.slice(SIDEBAR_QUESTION.length)]?.version ?? '') : answers.find(question)
}

/** The numbers of questions and of parts of pages. */
interface Tables {
  readonly table: QuestionTable
  readonly fragments: FragmentCollector
}

const NO_NUMBERS = new Uint32Array()

/** The states of the pages that were built. Their questions and their links are added to the tables. */
export function builtStates({ source, plan }: BuildJob, made: MadePages, { table, fragments }: Tables): Record<string, PageState> {
  const pages: Record<string, PageState> = {}
  const numberOf = table.renumber(made.questions)
  const lists = new NumberLists()
  for (const page of plan.pages.build) {
    const written = writtenPage(made, page.url)
    if (written === undefined) continue
    const { docHash, htmlHash, styleURL, diagnostics = [] } = written
    pages[page.url] = {
      record: recordHash(page),
      keys: lists.listOf(made.asked.get(page.url) ?? NO_NUMBERS, numberOf),
      docHash,
      htmlHash,
      shell: source.shellOf(page.locale),
      ...(styleURL === undefined ? {} : { styleURL }),
      ...fragments.ofBuilt(page.url),
      ...(diagnostics.length === 0 ? {} : { diagnostics }),
    }
  }
  return pages
}

function carriedStates({ source, previous, plan }: BuildJob, made: MadePages, { table, fragments }: Tables): Record<string, PageState> {
  const pages: Record<string, PageState> = {}
  const numberOf = table.renumber(previous?.state.questions ?? [])
  for (const page of [...plan.pages.render, ...plan.pages.keep]) {
    const old = previous?.state.pages[page.url]
    // A page that could not be rendered again is not on the site, and is built by the next build.
    const result = made.results.get(page.url)
    if (old === undefined || (result !== undefined && 'failed' in result)) continue
    const keys = old.keys.map(numberOf)
    const htmlHash = writtenPage(made, page.url)?.htmlHash ?? old.htmlHash
    const { record, docHash, styleURL, diagnostics } = old
    const own = { record, docHash, styleURL, diagnostics, ...fragments.ofReused(old.fragments) }
    pages[page.url] = { ...own, keys, htmlHash, shell: source.shellOf(page.locale) }
  }
  return pages
}

function writtenPage({ results }: MadePages, url: string): KeptPage | undefined {
  const result = results.get(url)
  return result !== undefined && 'written' in result ? result.written : undefined
}

function compatState({ plan }: BuildJob, { compat }: MadePages, versions: Versions): CompatState {
  return {
    version: versions['data:compat'] ?? '',
    unknownKeys: [...plan.compat.unknownKeys, ...compat.flatMap(({ unknownKeys }) => unknownKeys)].sort(),
  }
}
