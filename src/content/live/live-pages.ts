import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import type { LocaleCode } from '#contracts/locales.ts'
import { isMonthUrl } from '#contracts/month-urls.ts'
import type { Page, RenderPage, WebAssets } from '#contracts/page.ts'
import { isDocumentUrl } from '#contracts/urls.ts'
import { pageFileText } from '../build/page-file.ts'
import { PageWriter, type Shell } from '../build/page-writer.ts'
import { builderVersion } from '../build/versions.ts'
import type { RefreshableData } from '../data/data-sources.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { BuiltPage, ContentPage } from '../document/content-kind.ts'
import type { PageEngine } from '../document/page-engine.ts'
import { createSummarisePage } from '../document/summarise-page.ts'
import { createImageMeasure } from '../html/measure-image.ts'
import { isContentPage, kindOfPage, kindOfRecord } from '../kinds/kind-of.ts'
import { loadMonths } from '../months/load-months.ts'
import type { Months } from '../months/month-data.ts'
import { monthsCount } from '../months/months-count.ts'
import { listSitePages, listSitePageUrls } from '../outputs/list-site-pages.ts'
import type { ListedSitePage } from '../outputs/listed-site-page.ts'
import { monthPages } from '../outputs/month-pages.ts'
import { siteLocales } from '../outputs/site-locales.ts'
import { type SiteOptions, siteSettings } from '../outputs/site-settings.ts'
import { updatesDataPath } from '../outputs/updates-files.ts'
import type { PageRecord } from '../read/page-record.ts'
import type { CachePlace } from '../read/stored-lines.ts'
import { SidebarBuilder, sidebarJson } from '../sidebars/sidebar-builder.ts'
import type { SiteContent } from '../site/read-site.ts'
import { answer, type Facts } from '../tree/facts.ts'
import { readDocumentEdit } from './document-edit.ts'
import { isFile } from './lazy/disk.ts'
import type { LiveFragments } from './live-fragments.ts'
import { splitPagePath } from './split-page-path.ts'

/** The options that the pages of a live site are made with, whatever its content is. */
export interface LivePageOptions extends SiteOptions {
  readonly webAssets: WebAssets
  readonly renderPage: RenderPage
  /** Gets the problems of each page that is built. */
  readonly onDiagnostic: (diagnostic: Diagnostic) => void
  /** Gets the file of each page that is built. */
  readonly onRead?: (file: string) => void
  /** Where it is stored what was read; absent: nowhere. */
  readonly cache?: Omit<CachePlace, 'version'> | undefined
}

/** Content, and the answers to the questions about it. */
export interface KnownContent {
  readonly content: SiteContent
  readonly facts: Facts
  /** Lists the pages that are known; absent where all are. */
  readonly listKnown?: (() => readonly PageRecord[]) | undefined
}

interface LivePagesInput extends KnownContent {
  readonly options: LivePageOptions
  readonly data: RefreshableData
  readonly fragments: LiveFragments
  /** Whether a page is what the site shows at its address. */
  readonly isCurrent: (page: Page) => boolean
}

interface ShownPage {
  readonly page: ContentPage
  readonly record: PageRecord
  /** The questions that it asked of the rest of the site (tree/facts.ts). */
  readonly keys: ReadonlySet<string>
}

/** How the question about a sidebar file begins. */
const SIDEBAR_FILE_QUESTION = 'version:sidebar-file:'

/** The pages of one state of the content, built when they are asked for. */
export class LivePages {
  readonly content: SiteContent
  readonly facts: Facts
  readonly sidebars: SidebarBuilder
  readonly #input: LivePagesInput
  readonly #shells: Readonly<Record<string, Shell>>
  readonly #madeShells = new Map<LocaleCode, Shell>()
  readonly #writer: PageWriter
  readonly #built: Map<string, ShownPage>
  /** Stylesheets of pages that were built, by path. */
  readonly #stylesheets: Map<string, string>
  #sitePageUrls: ReadonlySet<string> | undefined
  #sitePages: ReadonlyMap<string, ListedSitePage> | undefined
  #monthPages: ReadonlyMap<string, ListedSitePage> | undefined
  /** Those of them that were made. */
  readonly #madeSitePages = new Map<string, Page>()

  /** @param edited the pages before an edit of texts alone; those that were built stay, and so do the sidebars */
  constructor(input: LivePagesInput, edited?: LivePages) {
    this.#input = input
    this.content = input.content
    this.facts = input.facts
    this.sidebars = edited?.sidebars ?? new SidebarBuilder({ facts: this.facts, data: input.data, files: this.content.sidebars })
    this.#built = new Map(edited === undefined ? [] : edited.#built)
    this.#stylesheets = new Map(edited === undefined ? [] : edited.#stylesheets)
    this.#shells = this.#createShells()
    this.#writer = new PageWriter({
      engine: this.#engine,
      renderPage: input.options.renderPage,
      shells: this.#shells,
      publicFolder: { path: '', hasPortableNames: false },
    })
  }

  /** Whether all pages are known. */
  get isComplete(): boolean {
    return this.#input.listKnown === undefined
  }

  /** The pages that are known. */
  get records(): readonly PageRecord[] {
    return this.#input.listKnown?.() ?? this.content.tree.allPages
  }

  /** The addresses of the pages that are made from no file. */
  get sitePageUrls(): ReadonlySet<string> {
    this.#sitePageUrls ??= listSitePageUrls(this.content, this.#monthsCount > 0)
    return this.#sitePageUrls
  }

  /** The changes in browsers, month by month; undefined where there are no pages about them. */
  get months(): Months | undefined {
    const { data, options } = this.#input
    return loadMonths(this.#monthsCount, { data, cache: options.cache, code: () => builderVersion() + updatesDataPath() })
  }

  /** Whether a page that is made from no file may be at this address. */
  hasSitePage(url: string): boolean {
    return this.sitePageUrls.has(url) || (isMonthUrl(url) && this.#findSitePage(url) !== undefined)
  }

  /** A page by its exact address. */
  findPage(url: string): Page | undefined {
    const siteUrl = isDocumentUrl(url) ? undefined : [url, `${url}/`].find((candidate) => this.hasSitePage(candidate))
    if (siteUrl !== undefined) return this.#findSitePage(siteUrl)
    const known = this.facts.tree.findExact(url)
    if (known === undefined) return undefined
    if (known.url.replace(/\/$/, '') !== url.replace(/\/$/, '')) return undefined
    return this.#built.get(known.url)?.page ?? this.#build(known)
  }

  /** Whether a page was built and is still current. */
  hasBuilt(page: Page): boolean {
    return this.#built.get(page.url)?.page === page
  }

  /** The ids of a page. Does not report its problems: that is done when it is shown. A page that can't be built has no known ids. */
  findIds(url: string): readonly string[] | undefined {
    const known = this.facts.tree.findExact(url)
    try {
      return known === undefined ? undefined : kindOfRecord(known).ids?.(this.#built.get(url)?.page ?? this.#buildPage(known).page)
    } catch {
      return undefined
    }
  }

  /** A file of a page, or a stylesheet or sidebar of pages that were built; undefined where the path is none of these. */
  readFile(path: string): string | undefined {
    const stylesheet = this.#stylesheets.get(path)
    if (stylesheet !== undefined) return stylesheet
    const sidebar = this.sidebars.findByUrl(`/${path}`)
    if (sidebar !== undefined) return sidebarJson(sidebar)
    const { folder, name } = splitPagePath(path)
    const page = name === undefined ? undefined : this.findPage(`/${folder}`)
    if (page === undefined) return undefined
    if (name === 'index.html') return this.#writer.render(page)
    const json = JSON.stringify(page)
    if (name === 'index.json') return pageFileText(json, this.#input.options.webAssets.build)
    return isContentPage(page) ? kindOfPage(page).metadata?.(page, hash('sha256', json)) : undefined
  }

  /** Forgets pages that were built, and those that show the beginning of their text. @returns the addresses of all of them */
  forget(urls: readonly string[]): readonly string[] {
    const changed = new Set(urls)
    const sources = urls.map((url) => `source:${url.toLowerCase()}`)
    for (const [url, { keys }] of this.#built) if (sources.some((source) => keys.has(source))) changed.add(url)
    for (const url of changed) this.#built.delete(url)
    return [...changed]
  }

  /** Addresses of the site's own pages that differ from what they were. */
  listChangedSitePages(previous: LivePages): readonly string[] {
    return [...previous.#madeSitePages].flatMap(([url, shown]) => (isDeepStrictEqual(this.#findSitePage(url), shown) ? [] : [url]))
  }

  /**
   * Takes over the pages of another state of the content that are the same in this one.
   *
   * @returns the addresses of pages that were built there and differ, or '*' when any may
   */
  takeOver(previous: LivePages): readonly string[] | '*' {
    const hasSameAnswer = (key: string): boolean => this.#answer(key) === previous.#answer(key)
    if (!this.#hasSameSite(previous) || !previous.sidebars.questions.every(hasSameAnswer)) return '*'
    const changed: string[] = []
    for (const [url, built] of previous.#built) {
      const record = this.facts.tree.findExact(url)
      const isSame = record !== undefined && isDeepStrictEqual(record, built.record) && [...built.keys].every(hasSameAnswer)
      if (isSame) this.#built.set(url, built)
      else changed.push(url)
    }
    this.sidebars.takeOver(previous.sidebars)
    for (const [path, stylesheet] of previous.#stylesheets) this.#stylesheets.set(path, stylesheet)
    return [...changed, ...this.listChangedSitePages(previous)]
  }

  /** Whether the settings of the site, and the data that pages were built with, are still the same: they may have changed before they were watched. */
  #hasSameSite(previous: LivePages): boolean {
    const hasSameShells = [...previous.#madeShells].every(([locale, shell]) => isDeepStrictEqual(this.#shells[locale], shell))
    return hasSameShells && isDeepStrictEqual(this.content.site, previous.content.site) && previous.#input.data.isCurrent()
  }

  /** As `answer`, also of sidebar files. */
  #answer(key: string): string {
    const name = key.startsWith(SIDEBAR_FILE_QUESTION) ? key.slice(SIDEBAR_FILE_QUESTION.length) : undefined
    return name === undefined ? answer(key, this.facts, {}) : (this.content.sidebars.get(name)?.hash ?? '')
  }

  get #engine(): PageEngine {
    const { data } = this.#input
    const { brand, site } = this.content
    return { facts: this.facts, data, brand, source: site.source, sidebars: this.sidebars, isPreview: true, measure: createImageMeasure() }
  }

  /** Undefined where the file of the page is gone, which is not reported yet. */
  #build(known: PageRecord): Page | undefined {
    const record = this.#readRecord(known)
    if (record === undefined) return undefined
    const { page, styleURL, stylesheet, keys, diagnostics, fragmentLinks } = this.#buildPage(record)
    const { onDiagnostic, onRead } = this.#input.options
    onRead?.(record.file)
    for (const diagnostic of diagnostics) onDiagnostic(diagnostic)
    if (styleURL !== null) this.#stylesheets.set(styleURL.slice(1), stylesheet)
    this.#built.set(record.url, { page, record, keys })
    this.#input.fragments.check(record, fragmentLinks, () => this.#input.isCurrent(page))
    return page
  }

  /** The record of a page as its file is at this moment: changes of many files are reported late. */
  #readRecord(known: PageRecord): PageRecord | undefined {
    if (!isFile(known.file)) return undefined
    if (known.area !== undefined || hash('sha1', readFileSync(known.file)) === known.hash) return known
    return readDocumentEdit(known.file, this.content.roots, this.facts.tree)?.record ?? known
  }

  #buildPage(record: PageRecord): BuiltPage {
    return kindOfRecord(record).build(record, { engine: this.#engine, origin: this.#input.options.origin })
  }

  #findSitePage(url: string): Page | undefined {
    const made = this.#madeSitePages.get(url) ?? (isMonthUrl(url) ? this.#listMonthPages() : this.#listSitePages()).get(url)?.make()
    if (made !== undefined) this.#madeSitePages.set(url, made)
    return made
  }

  /** Collecting what months show can take seconds: the home page does so only when all pages are known. */
  #listSitePages(): ReadonlyMap<string, ListedSitePage> {
    const { content, records } = this
    const summarise = createSummarisePage(this.facts, this.#input.data)
    const months = this.isComplete ? this.months : undefined
    this.#sitePages ??= new Map(listSitePages({ content, summarise, months, records }).map((page) => [page.url, page]))
    return this.#sitePages
  }

  #listMonthPages(): ReadonlyMap<string, ListedSitePage> {
    const { content, months } = this
    this.#monthPages ??= new Map((months === undefined ? [] : monthPages(content, months)).map((page) => [page.url, page]))
    return this.#monthPages
  }

  get #monthsCount(): number {
    return monthsCount(this.content.site, this.content.tree)
  }

  /** The settings of each language, made when the first page in it is rendered. */
  #createShells(): Readonly<Record<string, Shell>> {
    const shells: Record<string, Shell> = {}
    for (const code of siteLocales(this.content.tree))
      Object.defineProperty(shells, code, { enumerable: true, get: () => this.#shellOf(code) })
    return shells
  }

  #shellOf(code: LocaleCode): Shell {
    const known = this.#madeShells.get(code)
    if (known !== undefined) return known
    const { options } = this.#input
    const shell = { site: siteSettings(this.content, code, { ...options, sitePages: this.sitePageUrls }), assets: options.webAssets }
    this.#madeShells.set(code, shell)
    return shell
  }
}
