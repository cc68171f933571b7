import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { createDataSources } from '../data/data-sources.ts'
import { summarisePage } from '../document/summarise-page.ts'
import { AssetIndex } from '../read/assets.ts'
import type { PageRecord } from '../read/page-record.ts'
import { readPage } from '../read/read-page.ts'
import { isSameStamp, STAMP_LENGTH, type Stamp } from '../read/stamp.ts'
import { Answers, Facts, SOURCE_QUESTION } from '../tree/facts.ts'
import { inheritMetadata, Tree } from '../tree/tree.ts'
import { BUILD_FILES } from './build-files.ts'
import type { BuildInput, InputStamps } from './build-input.ts'
import { hasFailures } from './build-result.ts'
import type { BuildSource } from './build-source.ts'
import { type BuildState, type PageState, QuestionTable, recordedSidebar, SIDEBAR_QUESTION } from './build-state.ts'
import { collectEdits } from './collect-edits.ts'
import { collectState } from './collect-state.ts'
import type { Plan } from './plan.ts'
import type { BuildJob, SitePlan } from './plan-site.ts'
import type { PreviousBuild } from './previous-build.ts'
import { linkFile } from './public-files.ts'
import { reuseSiteFiles } from './reuse-site-files.ts'
import type { BuildStart } from './site-files.ts'
import { applyEdits, joinEdits } from './state-edits.ts'
import { readStoredSource, type SourceEdits, type StoredSource, storeSource, storeSourceEdits } from './stored-source.ts'

/** With more edits than this, reading the content costs little next to building the pages. */
const MAX_EDITS = 64
/** With more edited pages than this, what is stored is written as a whole again. */
const MAX_STORED_EDITS = 256

/**
 * The build after edits of the texts of documents. Nothing else has changed since the previous build, so that its answers, lists and files of the whole site
 * stay (docs/behaviour/build.md 21).
 *
 * @returns undefined when something else has changed or can't be told: the whole content has to be read
 */
export function startTextEdits(input: BuildInput, previous: PreviousBuild | undefined): BuildStart | undefined {
  const { inputs } = input
  if (previous === undefined || inputs === undefined || input.isCompressed) return undefined
  const read = readStoredSource(previous.folder, inputs.frame)
  if (read === undefined) return undefined
  const { stored } = read
  const edits = readEdits(stored, read.edits.stamps, inputs)
  if (edits === undefined) return undefined
  const table = new QuestionTable(previous.state.questions)
  const known = { state: previous.state, asked: listAsked(edits, previous.state), table }
  if (hasNewSummary(stored, edits)) return undefined
  const plan = planPages(stored, edits, known)
  if (plan === undefined) return undefined
  const job = { input, source: sourceOf(stored, edits, known), previous, plan: sitePlan(plan, previous.state) }
  return {
    job,
    collectState(made) {
      const own = collectEdits(job, { previous, asked: known.asked, table, made })
      const all = joinEdits(previous.edits, own)
      // A page that can't be built is in no state, and edits remove no sidebar.
      if (hasFailures(made.results) || hasLeftSidebar(own.pages, previous.state) || Object.keys(all.pages).length > MAX_STORED_EDITS)
        return { state: collectState(job, made) }
      return { state: applyEdits(previous.state, own), edits: all }
    },
    // The lists of the whole site leave a page out that can't be built.
    writeFiles: async (target) =>
      hasFailures(target.made.results)
        ? (await import('./whole-build.ts')).startWholeBuild(input, previous).writeFiles(target)
        : reuseSiteFiles(job, previous, target),
    storeSource: (folder) => storeTexts(folder, { job, previous, inputs, before: read.edits, edits }),
  }
}

/** Whether one of the built pages no longer asks for a sidebar: it may have been the last one. */
function hasLeftSidebar(built: BuildState['pages'], { pages, questions }: BuildState): boolean {
  return Object.entries(built).some(([url, { keys }]) => {
    const asked = new Set(keys)
    return pages[url]?.keys.some((number) => !asked.has(number) && questions[number]?.startsWith(SIDEBAR_QUESTION) === true) === true
  })
}

interface Texts {
  readonly job: BuildJob
  readonly previous: PreviousBuild
  readonly inputs: InputStamps
  /** The edits that the source had. */
  readonly before: SourceEdits
  readonly edits: Edits
}

/** The source stays as it was stored, with the edited texts. */
function storeTexts(folder: string, { job, previous, inputs, before, edits }: Texts): void {
  const own = Array.from(edits.values(), ({ file, hash, bodyStart }) => [file, { hash, bodyStart }] as const)
  const texts = new Map([...before.texts, ...own])
  if (texts.size > MAX_STORED_EDITS) storeSource(folder, job.source, inputs)
  else {
    if (folder !== previous.folder) linkFile(join(previous.folder, BUILD_FILES.source), join(folder, BUILD_FILES.source))
    storeSourceEdits(folder, { key: before.key, stamps: inputs.stamps, texts })
  }
}

/** Records of documents whose text has changed, by the records that they replace. */
type Edits = ReadonlyMap<PageRecord, PageRecord>

/** undefined when more than texts has changed. */
function readEdits(stored: StoredSource, stampsBefore: Float64Array, stamps: InputStamps): Edits | undefined {
  const files = listChanged(stampsBefore, stamps)
  if (files.size === 0 || files.size > MAX_EDITS) return undefined
  if (stored.content.diagnostics.some(({ file }) => files.has(file))) return undefined
  const before = stored.pages.filter(({ file }) => files.has(file))
  if (before.length !== files.size) return undefined
  const tree = createTreeOnce(stored)
  const edits = new Map<PageRecord, PageRecord>()
  for (const record of before) {
    const edited = readEdit(record, tree)
    if (edited === undefined) return undefined
    if (edited.hash !== record.hash) edits.set(record, edited)
  }
  return edits
}

/** The files of documents that have another stamp, or one that says nothing. The order of the files is part of the frame. */
function listChanged(before: Float64Array, { pages, stamps }: InputStamps): ReadonlySet<string> {
  return new Set(
    pages.filter((_, index) => !isSameStamp(stampAt(before, index), stampAt(stamps, index)) || stamps[index * STAMP_LENGTH] === -1),
  )
}

function stampAt(stamps: Float64Array, index: number): Stamp {
  const [size = 0, mtimeMs = 0, ctimeMs = 0, inode = 0] = stamps.subarray(index * STAMP_LENGTH, (index + 1) * STAMP_LENGTH)
  return [size, mtimeMs, ctimeMs, inode]
}

function createTreeOnce(data: StoredSource): () => Tree {
  let tree: Tree | undefined
  return () => (tree ??= new Tree(data))
}

/** The record of a document whose text alone has changed; undefined when there is more or the file has problems. */
function readEdit(record: PageRecord, tree: () => Tree): PageRecord | undefined {
  if (record.area !== undefined) return undefined
  const { locale, file, folder } = record
  const read = readPage({ locale, path: file, folder: folder.slice(folder.indexOf('/') + 1), name: 'index.md' }, undefined)
  if (read.record === undefined || read.diagnostics.length > 0) return undefined
  const { hash, bodyStart } = read.record
  const edited = { ...record, hash, bodyStart }
  const inherited = inheritMetadata(read.record, (slug) => tree().resolve(`/en-US/docs/${slug}`)?.page)
  return isDeepStrictEqual({ ...inherited, ...givenByOthers(record) }, edited) ? edited : undefined
}

/** What of a record does not come from its file. */
function givenByOthers({ modified, commit, isMachineMade, hasWikiContributors, popularity }: PageRecord): Partial<PageRecord> {
  return {
    ...(modified === undefined ? {} : { modified }),
    ...(commit === undefined ? {} : { commit }),
    ...(isMachineMade === undefined ? {} : { isMachineMade }),
    ...(hasWikiContributors === undefined ? {} : { hasWikiContributors }),
    ...(popularity === undefined ? {} : { popularity }),
  }
}

/** Whether a page that is made from no file shows another summary of a document now. */
function hasNewSummary({ summaries, content, pages, redirects }: StoredSource, edits: Edits): boolean {
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
function listAsked(edits: Edits, { questions }: BuildState): ReadonlySet<number> {
  const urls = new Set([...edits.keys()].map(({ url }) => url.toLowerCase()))
  const isAbout = (question: string): boolean => question.startsWith(SOURCE_QUESTION) && urls.has(question.slice(SOURCE_QUESTION.length))
  return new Set(questions.flatMap((question, number) => (isAbout(question) ? [number] : [])))
}

interface Known {
  readonly state: BuildState
  /** Numbers of the questions about the edited texts. */
  readonly asked: ReadonlySet<number>
  /** The questions of the state. */
  readonly table: QuestionTable
}

/** Builds the edited documents and those that show a part of their texts; undefined when such a page is no document. */
function planPages({ pages }: StoredSource, edits: Edits, { state, asked }: Known): Plan | undefined {
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

function sitePlan(pages: Plan, { sitePages, compat }: BuildState): SitePlan {
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

/** What was read for the previous build, with the edited records. */
function sourceOf(
  { content, pages, redirects, versions, ...stored }: StoredSource,
  edits: Edits,
  { state, asked, table }: Known,
): BuildSource {
  const tree = editedTree({ pages, redirects }, edits)
  const shells = new Map<string, string>()
  const findKnown = (question: string): string | undefined => {
    const number = table.find(question)
    return number === undefined || asked.has(number) ? undefined : state.answers[number]
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
