import type { LocaleCode } from '#contracts/locales.ts'
import type { Sidebar, SidebarEntry } from '#contracts/sidebar.ts'
import { contentTexts } from '#locales/content.ts'
import { fillText, type TextValues } from '#locales/translate.ts'
import { askBaselineStatus } from '../data/ask-baseline-status.ts'
import { shownStatuses } from '../data/baseline.ts'
import type { DataSources } from '../data/data-sources.ts'
import { NotedData } from '../data/noted-data.ts'
import type { Problem } from '../diagnostics/diagnostic.ts'
import type { PageRecord } from '../read/page-record.ts'
import { type Facts, Questions, shortHash } from '../tree/facts.ts'
import { buildSidebar } from './build-sidebar.ts'
import { findComputation, isSharedPart, partOfRequest } from './computed-sidebars.ts'
import type { SidebarContext } from './sidebar-context.ts'
import type { SidebarFile } from './sidebar-file.ts'
import { formatSidebarKey, parseSidebarKey, type SidebarKey, type SidebarPart } from './sidebar-key.ts'
import { askingSite, type SidebarSite } from './sidebar-site.ts'
import { findWebExtApi } from './web-ext-api.ts'

/** A problem of a request for a sidebar, reported on each page that makes the request. */
export type RequestProblem = Problem & { readonly hint: string }

/** A link to a page that does not exist: of a sidebar file, with its line (from 1), or of a group of Web APIs in `GroupData.json`. */
export type SidebarBrokenLink =
  | { readonly sidebar: string; readonly link: string; readonly line: number }
  | { readonly group: string; readonly link: string }

/** What the next build has to know of a sidebar. Plain data, so that it can be posted. */
export interface RecordedSidebar {
  /** Its key (sidebar-key.ts), as pages and other sidebars ask for it. */
  readonly text: string
  /** A short text that differs when anything of it does that pages show or tell. */
  readonly version: string
  /** Its content-addressed file; absent when it has no entries or is only a part of others. */
  readonly url?: string
  /** The questions it asked (tree/facts.ts). */
  readonly keys: readonly string[]
  readonly brokenLinks: readonly SidebarBrokenLink[]
}

/** A sidebar, or a part that several share. */
export interface BuiltSidebar extends RecordedSidebar {
  readonly key: SidebarKey
  readonly entries: readonly SidebarEntry[]
  readonly problems: readonly RequestProblem[]
  /** The shared parts it is made with. */
  readonly parts: readonly BuiltSidebar[]
}

/** Sidebar files of the content, by name in lower case. */
export type SidebarFiles = ReadonlyMap<string, { readonly content: SidebarFile }>

interface BuilderInput {
  readonly facts: Facts
  readonly data: DataSources
  readonly files: SidebarFiles
}

/** What comes together while a sidebar is built. */
interface Collected {
  readonly questions: Questions
  readonly problems: RequestProblem[]
  readonly brokenLinks: SidebarBrokenLink[]
  readonly shared: Map<string, BuiltSidebar>
}

/** The name of the part that holds the links of a page's own `Quick_links`; it can't be built from its key. */
export const QUICK_LINKS = 'quick_links'

/** Builds sidebars, each once. One for each thread, like the facts. */
export class SidebarBuilder {
  readonly #input: BuilderInput
  readonly #made = new Map<string, BuiltSidebar>()
  readonly #byUrl = new Map<string, BuiltSidebar>()

  constructor(input: BuilderInput) {
    this.#input = input
  }

  /** The key of the sidebar that a page asks for. `questions` are the page's. */
  keyOf(page: PageRecord, requests: readonly SidebarPart[], questions: Questions): SidebarKey {
    const site = askingSite(questions)
    const parts = requests.map((request) => {
      const file = this.#input.files.get(request.name)?.content
      return file === undefined ? partOfRequest(request, page, site) : { name: request.name, args: argsOfFile(file, page, site) }
    })
    const byKey = new Map(parts.map((part) => [formatSidebarKey({ locale: page.locale, parts: [part] }), part]))
    return { locale: page.locale, parts: [...byKey.values()] }
  }

  /** The sidebar of this key. `quickLinks` are the entries of its part `quick_links`, where it has one. */
  build(key: SidebarKey, quickLinks: readonly SidebarEntry[] = []): BuiltSidebar {
    const built = this.#make(key, quickLinks)
    if (built.url !== undefined) this.#byUrl.set(built.url, built)
    return built
  }

  /** The sidebar of a previous build as it would be now; undefined when its key does not say what is in it. */
  rebuild(text: string): BuiltSidebar | undefined {
    const key = parseSidebarKey(text)
    return key === undefined || key.parts.some(({ name }) => name === QUICK_LINKS) ? undefined : this.#make(key, [])
  }

  /** One of those that were built. */
  findByUrl(url: string): BuiltSidebar | undefined {
    return this.#byUrl.get(url)
  }

  /** Those that were made until now, by address. */
  get made(): ReadonlyMap<string, BuiltSidebar> {
    return this.#byUrl
  }

  /** Forgets all that was made when it is more than this: it is made again when it is asked for. */
  keepFew(limit: number): void {
    if (this.#made.size <= limit) return
    this.#made.clear()
    this.#byUrl.clear()
  }

  /** Takes over what another builder has made, where all its questions have the same answers here. */
  takeOver(other: SidebarBuilder): void {
    for (const [text, sidebar] of other.#made) this.#made.set(text, sidebar)
    for (const [url, sidebar] of other.#byUrl) this.#byUrl.set(url, sidebar)
  }

  /** The questions of all that were made until now, parts of others among them. */
  get questions(): readonly string[] {
    return [...this.#made.values()].flatMap(({ keys }) => keys)
  }

  #make(key: SidebarKey, quickLinks: readonly SidebarEntry[]): BuiltSidebar {
    const text = formatSidebarKey(key)
    const known = this.#made.get(text)
    if (known !== undefined) return known
    const made = this.#makeNew(key, quickLinks)
    this.#made.set(text, made)
    return made
  }

  #makeNew(key: SidebarKey, quickLinks: readonly SidebarEntry[]): BuiltSidebar {
    const questions = new Questions(this.#input.facts)
    const problems: RequestProblem[] = []
    const brokenLinks: SidebarBrokenLink[] = []
    const shared = new Map<string, BuiltSidebar>()
    const context = this.#contextOf(key.locale, { questions, problems, brokenLinks, shared })
    const entries = key.parts.flatMap((part): readonly SidebarEntry[] => {
      if (part.name === QUICK_LINKS) return quickLinks
      questions.version(`sidebar-file:${part.name}`)
      const file = this.#input.files.get(part.name)
      if (file !== undefined) {
        const onMissing = (link: string, line: number): void => void brokenLinks.push({ sidebar: part.name, link, line })
        return buildSidebar(file.content, { args: part.args, context, onMissing })
      }
      const compute = findComputation(part.name)
      if (compute !== undefined) return compute(part.args, context)
      context.report({
        kind: 'missing-sidebar',
        message: `no sidebar is named ${part.name}`,
        hint: `write files/sidebars/${part.name}.yaml`,
      })
      return []
    })
    const digest = shortHash(sidebarJson({ key, entries }))
    const name = nameOf(key).replace(/[^\w+-]/g, '_')
    return {
      key,
      text: formatSidebarKey(key),
      version: problems.length === 0 ? digest : `${digest} ${shortHash(JSON.stringify(problems))}`,
      ...(entries.length === 0 || isShared(key) ? {} : { url: `/static/sidebars/${name}.${digest}.json` }),
      keys: [...questions.keys],
      brokenLinks,
      entries,
      problems,
      parts: [...shared.values()],
    }
  }

  #contextOf(locale: LocaleCode, { questions, problems, brokenLinks, shared }: Collected): SidebarContext {
    const data = new NotedData(this.#input.data, questions)
    return {
      locale,
      site: askingSite(questions),
      text: (name, values) => {
        questions.version(`texts:${locale}`)
        const own = data.get('commonTexts').find(name, locale)
        return own === undefined ? fillText(contentTexts(locale)[name], values) : fillPlaces(own, values)
      },
      data: (name) => data.get(name),
      statusOf: (page) => shownStatuses(page, askBaselineStatus(page, questions, data)),
      findApi: (name) => questions.findApi(name),
      entriesOf: (part) => {
        const built = this.#make({ locale, parts: [part] }, [])
        questions.version(`sidebar:${built.text}`)
        if (!shared.has(built.text)) problems.push(...built.problems)
        shared.set(built.text, built)
        return built.entries
      },
      report: (problem) => problems.push(problem),
      reportMissing: (group, link) => brokenLinks.push({ group, link }),
    }
  }
}

/** The text of the file at a sidebar's `url`. */
export function sidebarJson({ key, entries }: Pick<BuiltSidebar, 'key' | 'entries'>): string {
  const sidebar: Sidebar = { name: nameOf(key), entries }
  return JSON.stringify(sidebar)
}

function nameOf({ parts }: SidebarKey): string {
  return parts.map(({ name }) => name).join('+')
}

function isShared({ parts }: SidebarKey): boolean {
  return parts.some(({ name }) => isSharedPart(name))
}

/** What a sidebar file adds to its key: the page's API of WebExtensions, where it shows the members of one. */
function argsOfFile({ showsWebExtApi }: SidebarFile, { slug }: PageRecord, site: SidebarSite): readonly string[] {
  const api = showsWebExtApi ? findWebExtApi(slug, site) : undefined
  return api === undefined ? [] : [api]
}

/** A text of L10n-Common.json, which has one place at most: `Related pages for $1`. */
function fillPlaces(text: string, values: TextValues = {}): string {
  const [value] = Object.values(values)
  return value === undefined ? text : text.replace('$1', () => String(value))
}

/** What the next build has to know of a sidebar, and nothing of its entries. */
export function recordOf({ text, version, url, keys, brokenLinks }: BuiltSidebar): RecordedSidebar {
  return { text, version, ...(url === undefined ? {} : { url }), keys, brokenLinks }
}
