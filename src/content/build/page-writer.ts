import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { threadId } from 'node:worker_threads'
import type { Page, RenderInput, RenderPage } from '#contracts/page.ts'
import type { Sidebar, SidebarEntry } from '#contracts/sidebar.ts'
import { filePathOf } from '#contracts/urls.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { PageEngine } from '../document/page-engine.ts'
import type { FragmentLink } from '../fragments/fragment-link.ts'
import { isContentPage, kindOfPage, kindOfRecord } from '../kinds/kind-of.ts'
import type { PageRecord } from '../read/page-record.ts'
import { branchOf } from '../sidebars/branch.ts'
import { type BuiltSidebar, type RecordedSidebar, recordOf, sidebarJson } from '../sidebars/sidebar-builder.ts'
import { trustJson } from '../text/json.ts'
import { encodeUrl } from '../tree/page-url.ts'
import { type AskedQuestions, QuestionSender } from './asked-questions.ts'
import { type WrittenCompat, writeCompatFiles } from './compat-files.ts'
import { metadataPathOf } from './metadata-file.ts'
import { encodePageFile, readPageFile } from './page-file.ts'
import { linkPublicFile, makeFolderOf, type PublicFolder, publicFile, writeHashedFile, writePublicFile } from './public-files.ts'

/** What a page's files depend on apart from its document. */
export type Shell = Pick<RenderInput, 'site' | 'assets'>

/** Where and with what pages are written. */
export interface WriterSetup {
  readonly engine: PageEngine
  readonly renderPage: RenderPage
  readonly shells: Readonly<Record<string, Shell>>
  /** The public folder that is being made; no one sees it yet. */
  readonly publicFolder: PublicFolder
  /** The public folder of the build before; absent in a first build. */
  readonly previousPublicFolder?: PublicFolder
}

/** What was done with a page. */
export interface WrittenPage {
  readonly url: string
  /** Of the page's JSON without the build it stands in. */
  readonly docHash: string
  readonly htmlHash: string
  /** The questions that the document depends on; absent when the document was reused. */
  readonly asked?: AskedQuestions
  readonly styleURL?: string
  readonly diagnostics?: readonly Diagnostic[]
  /** The ids that links can lead to, as far as they are known. */
  readonly ids?: readonly string[]
  /** Its links to parts of pages. */
  readonly fragmentLinks?: readonly FragmentLink[]
  /** Its sidebar and the parts this is made of, as far as the writer has not reported them before. */
  readonly sidebars?: readonly PostedSidebar[]
}

/** A sidebar as the thread that built it posts it. */
export interface PostedSidebar extends Omit<RecordedSidebar, 'keys'> {
  readonly asked: AskedQuestions
}

/** Sidebars that are remembered; pages that are built one after the other share most of theirs. */
const MAX_SIDEBARS = 500

/** Writes the files of pages. One for each thread. */
export class PageWriter {
  readonly #setup: WriterSetup
  readonly #questions = new QuestionSender(threadId)
  /** Keys of the sidebars that were reported. */
  readonly #reported = new Set<string>()
  /** Entries of sidebars of the previous build, by address. */
  readonly #previous = new Map<string, readonly SidebarEntry[]>()

  constructor(setup: WriterSetup) {
    this.#setup = setup
  }

  /**
   * Builds a page and writes its index.json, index.html and stylesheet, and of a document its metadata.json; nothing is written of a page
   * that can't be built.
   *
   * @throws SiteFolderError when a file can't be written, any other error when the page can't be built
   */
  buildPage(record: PageRecord): WrittenPage {
    const { engine, shells } = this.#setup
    engine.sidebars.keepFew(MAX_SIDEBARS)
    const kind = kindOfRecord(record)
    const { page, ...built } = kind.build(record, { engine, origin: shells[record.locale]?.site.origin ?? '' })
    const html = this.render(page)
    if (built.styleURL !== null) this.#write(built.styleURL.slice(1), built.stylesheet)
    const docHash = this.#writePageFile(page, JSON.stringify(page))
    const metadata = kind.metadata?.(page, docHash)
    if (metadata !== undefined) writePublicFile(this.#setup.publicFolder, metadataPathOf(record.url), metadata)
    const ids = kind.ids?.(page)
    const htmlHash = this.#write(filePathOf(record.url, 'index.html'), html)
    const sidebars = built.sidebar === undefined ? [] : this.#writeSidebar(built.sidebar)
    return {
      url: record.url,
      docHash,
      htmlHash,
      ...(built.styleURL === null ? {} : { styleURL: built.styleURL }),
      diagnostics: built.diagnostics,
      ...(ids === undefined ? {} : { ids }),
      fragmentLinks: built.fragmentLinks,
      // Last: what is posted has to arrive, so nothing may fail after it.
      ...(sidebars.length === 0 ? {} : { sidebars: sidebars.map((sidebar) => this.#postSidebar(sidebar)) }),
      asked: this.#questions.post(built.keys),
    }
  }

  /** Renders the HTML of a page again from the document of the previous build. */
  renderAgain(url: string, docHash: string): WrittenPage {
    const previous = this.#setup.previousPublicFolder
    if (previous === undefined) throw new Error(`no previous build to take ${url} from`)
    const path = filePathOf(url, 'index.json')
    const { page, json, build } = readPageFile(readFileSync(publicFile(previous, path), 'utf8'))
    const html = this.render(page)
    const htmlHash = this.#write(filePathOf(url, 'index.html'), html)
    if (build === this.#shellOf(page).assets.build) linkPublicFile(previous, this.#setup.publicFolder, path)
    else this.#writePageFile(page, json)
    if (hasMetadata(page)) linkPublicFile(previous, this.#setup.publicFolder, metadataPathOf(url))
    return { url, docHash, htmlHash }
  }

  /** Writes a page that is made from no document: home, not found. */
  writeSitePage(page: Page): WrittenPage {
    const json = JSON.stringify(page)
    this.#writePageFile(page, json)
    return { url: page.url, docHash: hash('sha1', json), htmlHash: this.#write(filePathOf(page.url, 'index.html'), this.render(page)) }
  }

  /**
   * Writes the compat data of keys.
   *
   * @throws SiteFolderError when a file can't be written
   */
  writeCompat(keys: readonly string[]): WrittenCompat {
    return writeCompatFiles(keys, this.#setup.engine.data.get('compat'), this.#setup.publicFolder)
  }

  /** The HTML of a page. */
  render(page: Page): string {
    const shell = this.#shellOf(page)
    const sidebarURL = 'doc' in page && 'sidebarURL' in page.doc ? page.doc.sidebarURL : null
    const sidebar = sidebarURL === null ? undefined : this.#findSidebar(sidebarURL)
    return this.#setup.renderPage({ page, ...shell, ...(sidebar === undefined ? {} : { sidebar: branchOf(sidebar, encodeUrl(page.url)) }) })
  }

  #shellOf(page: Page): Shell {
    const locale = 'locale' in page ? page.locale : page.doc.locale
    const shell = this.#setup.shells[locale]
    if (shell === undefined) throw new Error(`no settings for the locale ${locale}`)
    return shell
  }

  #findSidebar(url: string): readonly SidebarEntry[] | undefined {
    const known = this.#setup.engine.sidebars.findByUrl(url)?.entries ?? this.#previous.get(url)
    const previous = this.#setup.previousPublicFolder
    if (known !== undefined || previous === undefined) return known
    const { entries }: Sidebar = trustJson(readFileSync(publicFile(previous, url.slice(1)), 'utf8'))
    this.#previous.set(url, entries)
    return entries
  }

  /** Writes a sidebar's file, the first time, and gives what is new to the build. */
  #writeSidebar(sidebar: BuiltSidebar): readonly BuiltSidebar[] {
    const news = [...sidebar.parts, sidebar].filter(({ text }) => !this.#reported.has(text))
    if (sidebar.url !== undefined && news.includes(sidebar)) this.#write(sidebar.url.slice(1), sidebarJson(sidebar))
    for (const { text } of news) this.#reported.add(text)
    return news
  }

  #postSidebar(sidebar: BuiltSidebar): PostedSidebar {
    const { keys, ...record } = recordOf(sidebar)
    return { ...record, asked: this.#questions.post(keys) }
  }

  /** @returns SHA-256 of the JSON */
  #writePageFile(page: Page, json: string): string {
    const { build } = this.#shellOf(page).assets
    const path = filePathOf(page.url, 'index.json')
    makeFolderOf(this.#setup.publicFolder, path)
    const { bytes, hash } = encodePageFile(json, build)
    writePublicFile(this.#setup.publicFolder, path, bytes)
    return hash
  }

  /** @returns SHA-1 of the file */
  #write(path: string, text: string): string {
    return writeHashedFile(this.#setup.publicFolder, path, text)
  }
}

function hasMetadata(page: Page): boolean {
  return isContentPage(page) && kindOfPage(page).metadata !== undefined
}
