import { createDataSources } from '../data/data-sources.ts'
import { summarisePage } from '../document/summarise-page.ts'
import { AssetIndex } from '../read/assets.ts'
import type { PageRecord } from '../read/page-record.ts'
import { Answers, Facts, SOURCE_QUESTION } from '../tree/facts.ts'
import { Tree } from '../tree/tree.ts'
import type { BuildSource } from './build-source.ts'
import { type BuildState, type PageState, recordedSidebar } from './build-state.ts'
import type { Plan } from './plan.ts'
import type { SitePlan } from './plan-site.ts'
import type { QuestionTable } from './question-table.ts'
import type { Edits } from './read-text-edits.ts'
import type { StoredSource } from './stored-source.ts'

/** Whether a page that is made from no file shows another summary of a document now. */
export function hasNewSummary({ summaries, content, pages, redirects }: StoredSource, edits: Edits): boolean {
  const urls = new Set([...edits.keys()].map(({ url }) => url.toLowerCase()))
  const concerned = summaries.filter(({ texts }) => texts.some((url) => urls.has(url)))
  if (concerned.length === 0) return false
  const tree = editedTree({ pages, redirects }, edits)
  const facts = new Facts(tree, new AssetIndex(content.assets))
  const data = createDataSources(content.roots)
  return concerned.some(({ url, html }) => {
    const page = tree.findExact(url)
    return page === undefined || summarisePage(page, facts, data).html !== html
  })
}

function editedTree({ pages, redirects }: Pick<StoredSource, 'pages' | 'redirects'>, edits: Edits): Tree {
  return new Tree({ pages: pages.map((page) => edits.get(page) ?? page), redirects })
}

/** The numbers of the questions about the edited texts. */
export function listAsked(edits: Edits, table: QuestionTable): ReadonlySet<number> {
  const numbers = edits.keys().map(({ url }) => table.find(SOURCE_QUESTION + url.toLowerCase()))
  return new Set(numbers.filter((number) => number !== undefined))
}

/** The parts of the previous build that stay. */
export interface Known {
  readonly state: BuildState
  /** Numbers of the questions about the edited texts. */
  readonly asked: ReadonlySet<number>
  /** The questions of the state. */
  readonly table: QuestionTable
}

/** Builds the edited documents and those that show a part of their texts; undefined when such a page is no document. */
export function planPages({ pages }: StoredSource, edits: Edits, { state, asked }: Known): Plan | undefined {
  const numbers = [...asked]
  // Of all pages they are millions of numbers: `includes` looks through them without a call for each.
  const asks = ({ keys }: PageState): boolean => numbers.some((number) => keys.includes(number))
  const build: PageRecord[] = []
  const keep: PageRecord[] = []
  for (const page of pages) {
    const known = state.pages[page.url]
    if (edits.has(page) || (known !== undefined && asks(known))) build.push(page)
    else keep.push(page)
  }
  if (build.some(({ area }) => area !== undefined)) return undefined
  const listSidebars: Plan['listSidebars'] = () =>
    new Map(Object.entries(state.sidebars).map(([key, own]) => [key, recordedSidebar(key, own, state.questions)]))
  return { build: build.map((page) => edits.get(page) ?? page), render: [], keep, deletedCount: 0, listSidebars }
}

/** The plan of the whole site with the plan of its pages: of all that is no page, nothing is made again. */
export function sitePlan(pages: Plan, { sitePages, compat }: BuildState): SitePlan {
  const states = Object.entries(sitePages)
  return {
    pages,
    sitePages: {
      write: [],
      keep: states.map(([url, state]) => ({ ...state, url })),
      inputs: new Map(states.map(([url, { input }]) => [url, input])),
    },
    compat: { write: [], keep: [], unknownKeys: compat.unknownKeys },
    isUpToDate: pages.build.length === 0,
  }
}

/** The same for all pages of a language. */
function findShell(locale: string, { pages }: BuildState): string {
  const url = Object.keys(pages).find((url) => url.startsWith(`/${locale}/`))
  return url === undefined ? '' : (pages[url]?.shell ?? '')
}

/** The source of the build: that of the previous one, with the edited records. */
export function sourceOf(
  { content, pages, redirects, versions, ...stored }: StoredSource,
  edits: Edits,
  { state, asked, table }: Known,
): BuildSource {
  const tree = editedTree({ pages, redirects }, edits)
  const shells = new Map<string, string>()
  const findKnown = (question: string): string | undefined => {
    const number = table.find(question)
    return number === undefined || asked.has(number) ? undefined : state.answers.at(number)
  }
  return {
    ...stored,
    content: { ...content, tree },
    versions,
    answers: new Answers(new Facts(tree, new AssetIndex(content.assets)), versions, findKnown),
    shellOf(locale) {
      const shell = shells.get(locale) ?? findShell(locale, state)
      shells.set(locale, shell)
      return shell
    },
  }
}
