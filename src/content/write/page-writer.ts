import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic } from '#contracts/diagnostics.ts'
import type { DocPage, Page, RenderInput, RenderPage } from '#contracts/page.ts'
import type { Sidebar, SidebarEntry } from '#contracts/sidebar.ts'
import { filePathOf } from '#contracts/urls.ts'
import type { AreaData } from '../areas/area-data.ts'
import { buildAreaPage } from '../areas/build-area-page.ts'
import { buildDocument } from '../document/build-document.ts'
import type { PageEngine } from '../document/page-engine.ts'
import { encodeUrl } from '../macros/link.ts'
import { metadataLine } from '../outputs/metadata.ts'
import type { PageRecord } from '../read/page-record.ts'
import { readPageText } from '../read/read-page.ts'
import { branchOf } from '../sidebars/branch.ts'
import { type BuiltSidebar, type RecordedSidebar, sidebarJson } from '../sidebars/sidebar-builder.ts'
import { type WrittenCompat, writeCompatFiles } from './compat-files.ts'
import { pageFileText, readPageFile } from './page-file.ts'
import { linkPublicFile, writePublicFile } from './public-files.ts'
import { recordOf } from './review-questions.ts'

/** What a page's files depend on apart from its document. */
export type Shell = Pick<RenderInput, 'site' | 'assets'>

/** Where and with what pages are written. */
export interface WriterSetup {
  readonly engine: PageEngine
  readonly renderPage: RenderPage
  readonly shells: Readonly<Record<string, Shell>>
  /** The public folder that is being made; nobody sees it yet. */
  readonly publicFolder: string
  /** The public folder of the build before; absent in a first build. */
  readonly formerPublicFolder?: string
}

/** What became of a page. */
export interface WrittenPage {
  readonly url: string
  /** Of the page's JSON without the build it stands in. */
  readonly docHash: string
  readonly htmlHash: string
  /** Keys of the questions that the document depends on; absent when the document was taken over. */
  readonly keys?: readonly string[]
  readonly styleURL?: string
  readonly diagnostics?: readonly Diagnostic[]
  /** Its sidebar and the parts this is made of, as far as the writer has not told of them before. */
  readonly sidebars?: readonly RecordedSidebar[]
  /** The line of its metadata.json; absent when the document was taken over. */
  readonly metadata?: string
}

/** Writes the files of pages. One for each thread. */
export class PageWriter {
  readonly #setup: WriterSetup
  /** Keys of the sidebars that were told of. */
  readonly #told = new Set<string>()
  /** Entries of sidebars of the former build, by address. */
  readonly #former = new Map<string, readonly SidebarEntry[]>()

  constructor(setup: WriterSetup) {
    this.#setup = setup
  }

  /**
   * Builds a page and writes its index.json, index.html and style sheet, and of a document its metadata.json; nothing is written of a page
   * that can't be built.
   *
   * @throws SiteFolderError when a file can't be written, any other error when the page can't be built
   */
  buildPage(record: PageRecord): WrittenPage {
    return record.area === undefined ? this.#buildDocument(record) : this.#buildAreaPage(record, record.area)
  }

  #buildDocument(record: PageRecord): WrittenPage {
    const { doc, styleSheet, sidebar, keys, diagnostics } = buildDocument(record, readPageText(record.file).text, this.#setup.engine)
    const page: DocPage = { renderer: 'Doc', url: record.url, doc }
    const html = this.render(page)
    if (doc.styleURL !== null) this.#write(doc.styleURL.slice(1), styleSheet)
    const json = JSON.stringify(page)
    const docHash = hash('sha256', json)
    const metadata = metadataLine(doc, docHash)
    this.#writePageFile(page, json)
    writePublicFile(this.#setup.publicFolder, filePathOf(record.url, 'metadata.json'), metadata)
    const written = {
      url: record.url,
      docHash,
      metadata,
      htmlHash: this.#write(filePathOf(record.url, 'index.html'), html),
      keys: [...keys],
      ...(doc.styleURL === null ? {} : { styleURL: doc.styleURL }),
      diagnostics,
    }
    const sidebars = sidebar === undefined ? [] : this.#writeSidebar(sidebar)
    return { ...written, ...(sidebars.length === 0 ? {} : { sidebars }) }
  }

  #buildAreaPage(record: PageRecord, area: AreaData): WrittenPage {
    const { engine, shells } = this.#setup
    const origin = shells[record.locale]?.site.origin ?? ''
    const { page, styleSheet, styleURL, keys, diagnostics } = buildAreaPage(record, area, { engine, origin })
    const html = this.render(page)
    if (styleURL !== null) this.#write(styleURL.slice(1), styleSheet)
    const json = JSON.stringify(page)
    this.#writePageFile(page, json)
    return {
      url: record.url,
      docHash: hash('sha256', json),
      htmlHash: this.#write(filePathOf(record.url, 'index.html'), html),
      keys: [...keys],
      ...(styleURL === null ? {} : { styleURL }),
      diagnostics,
    }
  }

  /** Renders the HTML of a page again from the document of the former build. */
  renderAgain(url: string, docHash: string): WrittenPage {
    const former = this.#setup.formerPublicFolder
    if (former === undefined) throw new Error(`no former build to take ${url} from`)
    const path = filePathOf(url, 'index.json')
    const { page, json, build } = readPageFile(readFileSync(join(former, path), 'utf8'))
    const html = this.render(page)
    const htmlHash = this.#write(filePathOf(url, 'index.html'), html)
    if (build === this.#shellOf(page).assets.build) linkPublicFile(former, this.#setup.publicFolder, path)
    else this.#writePageFile(page, json)
    if (page.renderer === 'Doc') linkPublicFile(former, this.#setup.publicFolder, filePathOf(url, 'metadata.json'))
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
    const sidebarURL = page.renderer === 'Doc' ? page.doc.sidebarURL : null
    const sidebar = sidebarURL === null ? undefined : this.#findSidebar(sidebarURL)
    return this.#setup.renderPage({ page, ...shell, ...(sidebar === undefined ? {} : { sidebar: branchOf(sidebar, encodeUrl(page.url)) }) })
  }

  #shellOf(page: Page): Shell {
    const locale = page.renderer === 'Doc' ? page.doc.locale : page.locale
    const shell = this.#setup.shells[locale]
    if (shell === undefined) throw new Error(`no settings for the locale ${locale}`)
    return shell
  }

  #findSidebar(url: string): readonly SidebarEntry[] | undefined {
    const known = this.#setup.engine.sidebars.findByUrl(url)?.entries ?? this.#former.get(url)
    const former = this.#setup.formerPublicFolder
    if (known !== undefined || former === undefined) return known
    const { entries }: Sidebar = JSON.parse(readFileSync(join(former, url.slice(1)), 'utf8'))
    this.#former.set(url, entries)
    return entries
  }

  /** Writes a sidebar's file, the first time, and gives what is new to the build. */
  #writeSidebar(sidebar: BuiltSidebar): readonly RecordedSidebar[] {
    const news = [...sidebar.parts, sidebar].filter(({ text }) => !this.#told.has(text))
    if (sidebar.url !== undefined && news.includes(sidebar)) this.#write(sidebar.url.slice(1), sidebarJson(sidebar))
    for (const { text } of news) this.#told.add(text)
    return news.map(recordOf)
  }

  #writePageFile(page: Page, json: string): void {
    const { build } = this.#shellOf(page).assets
    writePublicFile(this.#setup.publicFolder, filePathOf(page.url, 'index.json'), pageFileText(json, build))
  }

  #write(path: string, text: string): string {
    writePublicFile(this.#setup.publicFolder, path, text)
    return hash('sha1', text)
  }
}
