import { hash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Diagnostic } from '#contracts/diagnostics.ts'
import { findLocale } from '#contracts/locales.ts'
import type { Page, RenderPage, WebAssets } from '#contracts/page.ts'
import type { SiteFileBytes } from '#contracts/site-source.ts'
import { contentTexts } from '#locales/content.ts'
import { buildAreaPage } from '../areas/build-area-page.ts'
import { blogFeeds, isFeedPath } from '../areas/feeds.ts'
import { compatFile } from '../data/compat-file.ts'
import { createDataSources, type DataSources } from '../data/data-sources.ts'
import { buildDocument } from '../document/build-document.ts'
import { createImageMeasure } from '../html/measure-image.ts'
import { appPages } from '../outputs/app-pages.ts'
import { contributorsText } from '../outputs/contributors.ts'
import { homePages } from '../outputs/home-pages.ts'
import { metadataLine } from '../outputs/metadata.ts'
import { searchPages } from '../outputs/search-pages.ts'
import { siteLocales } from '../outputs/site-locales.ts'
import { notFoundPages } from '../outputs/site-pages.ts'
import { sitePolicy } from '../outputs/site-policy.ts'
import { type SiteOptions, siteSettings } from '../outputs/site-settings.ts'
import { AssetIndex } from '../read/assets.ts'
import type { PageRecord } from '../read/page-record.ts'
import { readPageText } from '../read/read-page.ts'
import { readSite, type SiteContent } from '../read/read-site.ts'
import { type BuiltSidebar, SidebarBuilder, sidebarJson } from '../sidebars/sidebar-builder.ts'
import { Facts } from '../tree/facts.ts'
import { Tree } from '../tree/tree.ts'
import { pageFileText } from '../write/page-file.ts'
import { PageWriter } from '../write/page-writer.ts'
import { isAreaPage, readAreaEdits } from './area-edits.ts'
import { readDocumentEdit } from './document-edit.ts'
import { liveFiles } from './live-files.ts'

interface LiveInput extends SiteOptions {
  readonly roots: readonly string[]
  readonly popularityFile?: string
  readonly webAssets: WebAssets
  readonly renderPage: RenderPage
  /** Told of the faults of each page that is built. */
  readonly onDiagnostic: (diagnostic: Diagnostic) => void
}

/** What is made from the content once it is read, and made anew when more than one page's text has changed. */
interface Loaded {
  readonly content: SiteContent
  readonly facts: Facts
  readonly sidebars: SidebarBuilder
  readonly writer: PageWriter
  readonly files: ReadonlyMap<string, () => Uint8Array>
  readonly sitePages: ReadonlyMap<string, Page>
}

/** A page fresh from the builder. */
interface LivePage {
  readonly page: Page
  readonly styleURL: string | null
  readonly styleSheet: string
  readonly keys: ReadonlySet<string>
  readonly diagnostics: readonly Diagnostic[]
}

interface BuiltPage {
  readonly page: Page
  /** What it asked of the rest of the site (tree/facts.ts). */
  readonly keys: ReadonlySet<string>
}

/** A site whose pages are built when they are asked for, from the content as it is on disk. */
export class LiveSite {
  readonly #input: LiveInput
  readonly #data: DataSources
  #loaded: Loaded
  /** Pages whose text alone has changed since the content was read. */
  #edited = new Map<string, PageRecord>()
  #built = new Map<string, BuiltPage>()
  /** Those of before the content was read anew: browsers that show a page of then may ask for its sidebar now. */
  #formerSidebars: ReadonlyMap<string, BuiltSidebar> = new Map()
  /** Sheets of pages that were built, by path. */
  readonly #styleSheets = new Map<string, string>()

  /** @throws ContentError when a root can't be read */
  constructor(input: LiveInput) {
    this.#input = input
    this.#data = createDataSources(input.roots)
    this.#loaded = this.#load(readSite(input.roots, input.popularityFile, input.features))
  }

  get roots(): readonly string[] {
    return this.#loaded.content.roots
  }

  /**
   * Takes up changed files.
   *
   * @returns addresses of the pages that look different now, or '*' when any may
   * @throws ContentError when the content can't be used any more, an error with a system call when a file is gone meanwhile; the site stays
   *   as it was
   */
  update(paths: readonly string[]): readonly string[] | '*' {
    const areaPaths = paths.filter((path) => isAreaPage(path, this.roots))
    const edits = [
      ...paths.filter((path) => !areaPaths.includes(path)).map((path) => this.#readEdit(path)),
      ...(areaPaths.length === 0 ? [] : this.#readAreaEdits(areaPaths)),
    ]
    if (edits.every((edit) => edit !== undefined)) return this.#takeUp(edits)
    const loaded = this.#load(readSite(this.#input.roots, this.#input.popularityFile, this.#input.features))
    for (const diagnostic of loaded.content.diagnostics) if (paths.includes(diagnostic.file)) this.#input.onDiagnostic(diagnostic)
    this.#formerSidebars = this.#loaded.sidebars.made
    this.#loaded = loaded
    this.#edited = new Map()
    this.#built = new Map()
    return '*'
  }

  /** Pages whose text alone has changed: they look different, and so do those that show the beginning of that text. */
  #takeUp(edits: readonly PageRecord[]): readonly string[] {
    const former = this.#loaded.sitePages
    for (const record of edits) this.#edited.set(record.url, record)
    const sitePages = sitePagesOf(this.#loaded.content, this.#pages())
    const changed = new Set(edits.map(({ url }) => url))
    const sources = edits.map(({ url }) => `source:${url.toLowerCase()}`)
    for (const [url, { keys }] of this.#built) if (sources.some((source) => keys.has(source))) changed.add(url)
    for (const url of changed) this.#built.delete(url)
    this.#loaded = { ...this.#loaded, sitePages }
    return [...changed, ...[...sitePages].flatMap(([url, page]) => (isDeepStrictEqual(page, former.get(url)) ? [] : [url]))]
  }

  pageUrls(): readonly string[] {
    const { content, sitePages } = this.#loaded
    return [...content.tree.allPages.map(({ url }) => url), ...sitePages.keys()]
  }

  /** The languages that have documents. */
  get documentLocales(): readonly string[] {
    return [...new Set(this.#loaded.content.tree.pages.map(({ locale }) => locale))].sort()
  }

  /** @param csp `WebBuild.csp` */
  policyFrom(csp: string): string {
    return sitePolicy(csp, this.#pages())
  }

  findPageUrl(path: string): string | undefined {
    const { facts, sitePages } = this.#loaded
    const url = path.replace(/\/+$/, '')
    const page = facts.tree.findExact(url)
    if (page !== undefined) return page.url
    const home = findLocale(url.slice(1))
    if (home !== undefined && sitePages.has(`/${home.code}/`)) return `/${home.code}/`
    return sitePages.has(url) ? url : undefined
  }

  findRedirect(path: string): string | undefined {
    return this.#loaded.facts.tree.redirects.get(path.toLowerCase())
  }

  /** A file of the site by its path below the public folder; undefined when there is none. */
  read(path: string): SiteFileBytes | undefined {
    const bytes = this.#readBytes(path)
    return bytes === undefined ? undefined : { bytes, hash: hash('sha1', bytes) }
  }

  #readBytes(path: string): Uint8Array | undefined {
    const sheet = this.#styleSheets.get(path)
    if (sheet !== undefined) return Buffer.from(sheet)
    const file = this.#loaded.files.get(path)
    if (file !== undefined) return file()
    const sidebar = this.#loaded.sidebars.findByUrl(`/${path}`) ?? this.#formerSidebars.get(`/${path}`)
    if (sidebar !== undefined) return Buffer.from(sidebarJson(sidebar))
    const compat = this.#readCompat(path)
    if (compat !== undefined) return Buffer.from(compat)
    if (isFeedPath(path)) return this.#readFeed(path)
    const [, folder = '', name] = /^(.*?)\/?(index\.(?:html|json)|metadata\.json|contributors\.txt)$/.exec(path) ?? []
    const page = name === undefined ? undefined : this.#findPage(`/${folder}`)
    if (page === undefined) return undefined
    const json = JSON.stringify(page)
    if (name === 'index.json') return Buffer.from(pageFileText(json, this.#input.webAssets.build))
    if (name === 'index.html') return Buffer.from(this.#loaded.writer.render(page))
    if (page.renderer !== 'Doc') return undefined
    if (name === 'metadata.json') return Buffer.from(metadataLine(page.doc, hash('sha256', json)))
    const { content, facts } = this.#loaded
    const record = facts.tree.findExact(page.url)
    const text = record === undefined ? undefined : contributorsText(record, content.site.source, content.wikiContributors)
    return text === undefined ? undefined : Buffer.from(text)
  }

  /** The compat data of any key, also of those that no page names. */
  #readCompat(path: string): string | undefined {
    const [, key] = /^bcd\/api\/v0\/current\/(.+)\.json$/.exec(path) ?? []
    return key === undefined ? undefined : compatFile(key, this.#data.get('compat'))
  }

  #readFeed(path: string): Uint8Array | undefined {
    const { content } = this.#loaded
    const posts = content.tree.allPages.flatMap(({ url, area }) => {
      const page = area?.renderer === 'BlogPost' ? this.#findPage(url) : undefined
      return page?.renderer === 'BlogPost' ? [page] : []
    })
    const files = new AssetIndex(content.assets)
    const site = { brand: content.brand, origin: this.#input.origin, bytesOf: (key: string) => files.bytesOf(key) }
    const text = blogFeeds(posts, site).get(path)
    return text === undefined ? undefined : Buffer.from(text)
  }

  #findPage(url: string): Page | undefined {
    const { facts, sitePages } = this.#loaded
    const site = sitePages.get(url) ?? sitePages.get(`${url}/`)
    if (site !== undefined) return site
    const known = facts.tree.findExact(url)
    if (known === undefined || known.url.replace(/\/$/, '') !== url.replace(/\/$/, '')) return undefined
    const record = this.#edited.get(known.url) ?? known
    return this.#built.get(record.url)?.page ?? this.#build(record)
  }

  #build(record: PageRecord): Page {
    const { page, styleURL, styleSheet, keys, diagnostics } = this.#buildPage(record)
    for (const diagnostic of diagnostics) this.#input.onDiagnostic(diagnostic)
    if (styleURL !== null) this.#styleSheets.set(styleURL.slice(1), styleSheet)
    this.#built.set(record.url, { page, keys })
    return page
  }

  #buildPage(record: PageRecord): LivePage {
    const { facts, content, sidebars } = this.#loaded
    const engine = {
      facts,
      data: this.#data,
      brand: content.brand,
      source: content.site.source,
      sidebars,
      isPreview: true,
      measure: createImageMeasure(),
    }
    if (record.area !== undefined) return buildAreaPage(record, record.area, { engine, origin: this.#input.origin })
    const { doc, ...built } = buildDocument(record, readPageText(record.file).text, engine)
    return { ...built, styleURL: doc.styleURL, page: { renderer: 'Doc', url: record.url, doc } }
  }

  /** All pages as they are now. */
  #pages(): readonly PageRecord[] {
    return this.#loaded.content.tree.allPages.map((page) => this.#edited.get(page.url) ?? page)
  }

  /** What saved pages besides documents reach; one undefined when the site has to be read again. */
  #readAreaEdits(paths: readonly string[]): readonly (PageRecord | undefined)[] {
    const edits = readAreaEdits(this.#loaded.content, this.#pages())
    for (const diagnostic of edits?.diagnostics ?? []) if (paths.includes(diagnostic.file)) this.#input.onDiagnostic(diagnostic)
    return edits?.records ?? [undefined]
  }

  /** The new record of a saved document; undefined when the site has to be read again. */
  #readEdit(path: string): PageRecord | undefined {
    const edit = readDocumentEdit(path, this.roots, this.#loaded.facts.tree)
    for (const diagnostic of edit?.diagnostics ?? []) this.#input.onDiagnostic(diagnostic)
    return edit?.record
  }

  #load(content: SiteContent): Loaded {
    const { webAssets, renderPage } = this.#input
    const facts = new Facts(new Tree({ pages: content.tree.allPages, redirects: content.tree.redirects }), new AssetIndex(content.assets))
    const sidebars = new SidebarBuilder({ facts, data: this.#data, files: content.sidebars })
    const shells = Object.fromEntries(
      siteLocales(content.tree).map((code) => [code, { site: siteSettings(content, code, this.#input), assets: webAssets }]),
    )
    const writer = new PageWriter({
      engine: {
        facts,
        data: this.#data,
        brand: content.brand,
        source: content.site.source,
        sidebars,
        isPreview: true,
        measure: () => undefined,
      },
      renderPage,
      shells,
      publicFolder: '',
    })
    return { content, facts, sidebars, writer, files: liveFiles(content, this.#input.origin), sitePages: sitePagesOf(content) }
  }
}

function sitePagesOf(content: SiteContent, records = content.tree.allPages): ReadonlyMap<string, Page> {
  const pages = [
    ...homePages(content, records),
    ...notFoundPages(content, (locale) => contentTexts(locale).page_not_found),
    ...searchPages(content),
    ...appPages(content),
  ]
  return new Map(pages.map((page) => [page.url, page]))
}
