import { hash } from 'node:crypto'
import { findLocale } from '#contracts/locales.ts'
import type { SiteFileBytes } from '#contracts/site-source.ts'
import { trimEndOf } from '#contracts/trim-characters.ts'
import { isDocumentUrl } from '#contracts/urls.ts'
import { compatFile } from '../data/compat-file.ts'
import { createDataSources, type RefreshableData } from '../data/data-sources.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { sitePolicy } from '../outputs/site-policy.ts'
import { AssetIndex } from '../read/assets.ts'
import type { ReadHistory } from '../read/git-history.ts'
import { type BuiltSidebar, sidebarJson } from '../sidebars/sidebar-builder.ts'
import type { SiteContent } from '../site/read-site.ts'
import { Facts } from '../tree/facts.ts'
import { readPageProblems } from './document-edit.ts'
import { type EditedContent, editContent, MAX_EDITS } from './edit-content.ts'
import { isFile, isNoFile, readIfThere } from './lazy/disk.ts'
import { findLazyAsset } from './lazy/find-lazy-asset.ts'
import { openLazyContent } from './lazy/lazy-content.ts'
import { LiveContent, type LiveContentInput } from './live-content.ts'
import { LiveFragments } from './live-fragments.ts'
import { LiveOutputs } from './live-outputs.ts'
import { type KnownContent, type LivePageOptions, LivePages } from './live-pages.ts'
import { SiteReading } from './site-reading.ts'

interface LiveInput extends LivePageOptions, LiveContentInput {
  /** Gets what `update` returns, when a reading in the background has found it. */
  readonly onChange?: (changed: readonly string[] | '*') => void
  /** All pages are known, also after a change for which the content was read again. */
  readonly onComplete?: () => void
  /** Reads the histories of the content roots without holding up requests. */
  readonly readHistories?: (roots: readonly string[]) => Promise<readonly ReadHistory[]>
}

/**
 * A site whose pages are built when they are asked for, from the content as it is on disk. While the content is not known as a whole, what a page needs is
 * read when it is needed; the whole is read in the background, and what it changes is reported (docs/behaviour/build.md 16).
 */
export class LiveSite {
  readonly #input: LiveInput
  readonly #content: LiveContent
  readonly #fragments: LiveFragments
  #data: RefreshableData
  #pages: LivePages
  readonly #reading: SiteReading
  /** Files that have changed and were not taken up yet. */
  readonly #touched = new Set<string>()
  /** Files that have changed since all pages were known. */
  readonly #changed = new Set<string>()
  /** Problems that were reported since all pages were known. */
  readonly #reported = new Set<string>()
  /** Whether readings are carried out in the background; before, only when something needs the whole content. */
  #isStarted = false
  #lastRequestMs = Number.NEGATIVE_INFINITY
  /** The last ones of before a change: browsers that show a page of then may ask for its sidebar now. */
  #previousSidebars: ReadonlyMap<string, BuiltSidebar> = new Map()
  /** Listed when one is first asked for. */
  #outputs: LiveOutputs | undefined

  /** @throws ContentError when a root can't be read */
  constructor(input: LiveInput) {
    this.#input = input
    this.#data = createDataSources(input.roots)
    this.#fragments = new LiveFragments({ findIds: (url) => this.#pages.findIds(url), onDiagnostic: input.onDiagnostic })
    this.#content = new LiveContent(input)
    const { readHistories } = input
    this.#reading = new SiteReading({
      content: this.#content,
      readHistories: readHistories === undefined ? undefined : () => readHistories(this.roots),
      onRead: (content) => this.#complete(content),
      onError: (error) => this.#reportUnreadable(error),
      lastRequestMs: () => this.#lastRequestMs,
    })
    this.#pages = this.#openLazily(this.#content.openStored())
  }

  /** As in `Brand`. */
  get siteName(): string {
    return this.#pages.content.brand.name
  }

  get roots(): readonly string[] {
    return this.#pages.content.roots
  }

  /** Whether all pages are known. */
  get isComplete(): boolean {
    return this.#pages.isComplete
  }

  /** Begins to read the content in the background. Files that change from now on must be reported. */
  start(): void {
    this.#isStarted = true
    if (!this.isComplete) this.#readInBackground()
  }

  /** Ends what is under way. */
  close(): void {
    this.#isStarted = false
    this.#reading.stop()
  }

  /**
   * Takes up changed files.
   *
   * @returns addresses of the pages that look different now, or '*' when any may
   * @throws ContentError when the content can't be used any more, an error with a system call when a file is gone meanwhile; nothing changes then
   */
  update(paths: readonly string[]): readonly string[] | '*' {
    const unread = this.isComplete ? this.#content.listUnread(paths, this.#pages.content) : []
    for (const path of paths) if (!unread.includes(path)) this.#touched.add(path)
    if (this.isComplete && this.#touched.size === 0) return []
    const edited = this.isComplete ? editContent([...this.#touched], this.#pages) : undefined
    return edited === undefined ? this.#readAgain(paths) : this.#takeUp(edited)
  }

  pageUrls(): readonly string[] {
    return [...this.#pages.records.map(({ url }) => url), ...this.#pages.sitePageUrls]
  }

  /** The languages that have documents. */
  get documentLocales(): readonly string[] {
    return [...this.#pages.facts.tree.locales].sort()
  }

  /** @param csp `WebBuild.csp` */
  policyFrom(csp: string): string {
    return sitePolicy(csp, this.#pages.records, this.#pages.content.site)
  }

  findPageUrl(path: string): string | undefined {
    this.#lastRequestMs = performance.now()
    const url = trimEndOf(path, '/')
    const page = this.#pages.facts.tree.findExact(url)
    if (page !== undefined || isDocumentUrl(url)) return page?.url
    const home = findLocale(url.slice(1))
    if (home !== undefined && this.#pages.hasSitePage(`/${home.code}/`)) return `/${home.code}/`
    return this.#pages.hasSitePage(url) ? url : undefined
  }

  findRedirect(path: string): string | undefined {
    return this.#pages.facts.tree.findRedirect(path)
  }

  /** A file of the site by its path below the public folder; undefined when there is none. Reads the whole content when the file needs it. */
  read(path: string): SiteFileBytes | undefined {
    const found = this.readNow(path)
    if (found !== undefined || this.isComplete) return found
    this.readAll()
    return this.readNow(path)
  }

  /** Reads at once what is not read yet. @throws ContentError when it can't be read */
  readAll(): void {
    while (!this.isComplete) {
      if (!this.#reading.isUnderWay) this.#forgetTouched()
      this.#reading.finish()
    }
  }

  /** The same, but undefined also where the file needs the whole content and this is not read yet. */
  readNow(path: string): SiteFileBytes | undefined {
    this.#lastRequestMs = performance.now()
    const bytes = this.#readAsOnDisk(path)
    return bytes === undefined ? undefined : { bytes, hash: hash('sha1', bytes) }
  }

  /** Resolves when the whole content is read, or can't be. */
  async whenComplete(): Promise<void> {
    if (this.isComplete) return
    if (!this.#reading.isUnderWay) this.#readInBackground()
    // Where files have changed meanwhile, the next reading has begun. One that can't be carried out ends the wait.
    do await this.#reading.whenRead()
    while (this.#reading.isUnderWay)
  }

  /** A page that this one shows may be gone: that is a change that was not reported yet. */
  #readAsOnDisk(path: string): Uint8Array | undefined {
    try {
      return this.#readBytes(path)
    } catch (error) {
      if (!isNoFile(error)) throw error
      const gone = this.#pages.records.flatMap(({ file }) => (isFile(file) ? [] : [file]))
      // While not all pages are known, those that were read are read again.
      if (this.isComplete && gone.length === 0) throw error
      this.update(gone)
      return this.#readBytes(path)
    }
  }

  #readBytes(path: string): Uint8Array | undefined {
    const text = this.#pages.readFile(path) ?? this.#readPreviousSidebar(path) ?? this.#readCompat(path)
    if (text !== undefined) return Buffer.from(text)
    if (this.isComplete) {
      this.#outputs ??= new LiveOutputs(this.#pages, this.#input.origin)
      return this.#outputs.read(path)
    }
    const asset = findLazyAsset(path, this.#pages.facts)
    return asset === undefined ? undefined : readIfThere(asset.path)
  }

  #readPreviousSidebar(path: string): string | undefined {
    const sidebar = this.#previousSidebars.get(`/${path}`)
    return sidebar === undefined ? undefined : sidebarJson(sidebar)
  }

  /** The compat data of any key, also of those that no page names. */
  #readCompat(path: string): string | undefined {
    const [, key] = /^bcd\/api\/v0\/current\/(.+)\.json$/.exec(path) ?? []
    return key === undefined ? undefined : compatFile(key, this.#data.get('compat'))
  }

  /** Files were saved, and it is known all that they change. */
  #takeUp({ content, facts, texts, hasNewData, diagnostics }: EditedContent): readonly string[] | '*' {
    this.#content.forgetSaved([...this.#touched])
    this.#touched.clear()
    if (hasNewData) this.#data = this.#data.refresh()
    const previous = this.#pages
    this.#show(this.#createPages({ content, facts }, texts === undefined ? undefined : previous))
    for (const diagnostic of diagnostics) this.#input.onDiagnostic(diagnostic)
    const changed = texts === undefined ? undefined : this.#pages.forget(texts)
    this.#fragments.forget(changed)
    return changed === undefined ? '*' : [...changed, ...this.#pages.listChangedSitePages(previous)]
  }

  /** Any file may have changed: until the content is read again, pages are read when they are needed. */
  #readAgain(paths: readonly string[]): '*' {
    this.#data = this.#data.refresh()
    this.#show(this.#openLazily(this.#content.openCompared(paths)))
    this.#fragments.forget()
    if (this.#touched.size <= MAX_EDITS) this.#report(readPageProblems([...this.#touched], this.roots))
    if (this.#isStarted && !this.#reading.isUnderWay) this.#readInBackground()
    return '*'
  }

  /** @throws ContentError */
  #openLazily(cache: ReturnType<LiveContent['openStored']>): LivePages {
    return this.#createPages(openLazyContent(this.#input.roots, this.#input.features, cache))
  }

  #readInBackground(): void {
    this.#forgetTouched()
    this.#reading.start()
  }

  #forgetTouched(): void {
    this.#content.forget([...this.#touched])
    for (const path of this.#touched) this.#changed.add(path)
    this.#touched.clear()
  }

  /** The whole content was read; files that have changed meanwhile are taken up, or it is read once more. */
  #complete(content: SiteContent): void {
    const read = { content, facts: new Facts(content.tree, new AssetIndex(content.assets)) }
    for (const path of this.#content.listUnread([...this.#touched], content)) this.#touched.delete(path)
    const edited = this.#touched.size === 0 ? read : editContent([...this.#touched], read)
    this.#forgetTouched()
    if (edited === undefined) {
      this.#readInBackground()
      return
    }
    this.#data = this.#data.refresh()
    const pages = this.#createPages(edited)
    const changed = pages.takeOver(this.#pages)
    this.#show(pages)
    this.#fragments.forget()
    this.#report(content.diagnostics.filter(({ file }) => this.#changed.has(file)))
    this.#changed.clear()
    this.#reported.clear()
    if (changed.length > 0) this.#input.onChange?.(changed)
    this.#input.onComplete?.()
  }

  #reportUnreadable(error: unknown): void {
    const message = error instanceof Error ? error.message : String(error)
    const hint = 'pages are shown as they are on disk; lists may not be complete'
    this.#input.onDiagnostic({ kind: 'content', severity: 'error', message, file: this.roots[0] ?? '', hint })
  }

  #createPages({ content, facts, listKnown }: KnownContent, edited?: LivePages): LivePages {
    const shared = { options: this.#input, data: this.#data, fragments: this.#fragments }
    return new LivePages({ ...shared, content, facts, listKnown, isCurrent: (page) => this.#pages.hasBuilt(page) }, edited)
  }

  #show(pages: LivePages): void {
    const { made } = this.#pages.sidebars
    if (made.size > 0) this.#previousSidebars = new Map(made)
    this.#outputs = undefined
    this.#pages = pages
  }

  /** Each problem once. */
  #report(diagnostics: readonly Diagnostic[]): void {
    for (const diagnostic of diagnostics) {
      const text = JSON.stringify(diagnostic)
      if (!this.#reported.has(text)) this.#input.onDiagnostic(diagnostic)
      this.#reported.add(text)
    }
  }
}
