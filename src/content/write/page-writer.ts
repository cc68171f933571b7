import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic } from '#contracts/diagnostics.ts'
import type { DocPage, Page, RenderInput, RenderPage } from '#contracts/page.ts'
import type { Sidebar } from '#contracts/sidebar.ts'
import { filePathOf } from '#contracts/urls.ts'
import { buildDocument } from '../document/build-document.ts'
import type { PageEngine } from '../document/page-engine.ts'
import { encodeUrl } from '../macros/link.ts'
import type { PageRecord } from '../read/page-record.ts'
import { readPageText } from '../read/read-page.ts'
import { branchOf } from '../sidebars/branch.ts'
import { linkPublicFile, writePublicFile } from './public-files.ts'

/** What a page's files depend on apart from its document. */
export type Shell = Pick<RenderInput, 'site' | 'assets'>

/** Where and with what pages are written. */
export interface WriterSetup {
  readonly engine: PageEngine
  readonly renderPage: RenderPage
  readonly shells: Readonly<Record<string, Shell>>
  /** JSON of the sidebars, by their addresses. */
  readonly sidebars: Readonly<Record<string, string>>
  /** The public folder that is being made; nobody sees it yet. */
  readonly publicFolder: string
  /** The public folder of the build before; absent in a first build. */
  readonly formerPublicFolder?: string
}

/** What became of a page. */
export interface WrittenPage {
  readonly url: string
  readonly docHash: string
  readonly htmlHash: string
  /** Keys of the questions that the document depends on; absent when the document was taken over. */
  readonly keys?: readonly string[]
  readonly styleURL?: string
  readonly diagnostics?: readonly Diagnostic[]
}

/** Writes the files of pages. One for each thread. */
export class PageWriter {
  readonly #setup: WriterSetup
  readonly #sidebars = new Map<string, Sidebar>()

  constructor(setup: WriterSetup) {
    this.#setup = setup
  }

  /**
   * Builds a document and writes its index.json, index.html and style sheet; nothing is written of a page that can't be built.
   *
   * @throws SiteFolderError when a file can't be written, any other error when the page can't be built
   */
  buildPage(record: PageRecord): WrittenPage {
    const { doc, styleSheet, keys, diagnostics } = buildDocument(record, readPageText(record.file).text, this.#setup.engine)
    const page: DocPage = { renderer: 'Doc', url: record.url, doc }
    const html = this.render(page)
    if (doc.styleURL !== undefined) this.#write(doc.styleURL.slice(1), styleSheet)
    return {
      url: record.url,
      docHash: this.#write(filePathOf(record.url, 'index.json'), JSON.stringify(page)),
      htmlHash: this.#write(filePathOf(record.url, 'index.html'), html),
      keys: [...keys],
      ...(doc.styleURL === undefined ? {} : { styleURL: doc.styleURL }),
      diagnostics,
    }
  }

  /** Renders the HTML of a page again from the document of the former build. */
  renderAgain(url: string, docHash: string): WrittenPage {
    const former = this.#setup.formerPublicFolder
    if (former === undefined) throw new Error(`no former build to take ${url} from`)
    const path = filePathOf(url, 'index.json')
    const page: DocPage = JSON.parse(readFileSync(join(former, path), 'utf8'))
    const html = this.render(page)
    const htmlHash = this.#write(filePathOf(url, 'index.html'), html)
    linkPublicFile(former, this.#setup.publicFolder, path)
    return { url, docHash, htmlHash }
  }

  /** Writes a page that is made from no document: home, not found. */
  writeSitePage(page: Page): WrittenPage {
    return {
      url: page.url,
      docHash: this.#write(filePathOf(page.url, 'index.json'), JSON.stringify(page)),
      htmlHash: this.#write(filePathOf(page.url, 'index.html'), this.render(page)),
    }
  }

  /** The HTML of a page. */
  render(page: Page): string {
    const locale = page.renderer === 'Doc' ? page.doc.locale : page.locale
    const shell = this.#setup.shells[locale]
    if (shell === undefined) throw new Error(`no settings for the locale ${locale}`)
    const sidebarURL = page.renderer === 'Doc' ? page.doc.sidebarURL : undefined
    const sidebar = sidebarURL === undefined ? undefined : this.#findSidebar(sidebarURL)
    return this.#setup.renderPage({ page, ...shell, ...(sidebar === undefined ? {} : { sidebar: branchOf(sidebar.entries, encodeUrl(page.url)) }) })
  }

  #findSidebar(url: string): Sidebar | undefined {
    const known = this.#sidebars.get(url)
    if (known !== undefined) return known
    const json = this.#setup.sidebars[url]
    if (json === undefined) return undefined
    const sidebar: Sidebar = JSON.parse(json)
    this.#sidebars.set(url, sidebar)
    return sidebar
  }

  #write(path: string, text: string): string {
    writePublicFile(this.#setup.publicFolder, path, text)
    return hash('sha1', text)
  }
}
