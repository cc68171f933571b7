import { join } from 'node:path'
import { DEFAULT_LOCALE, findLocale, LOCALES, type LocaleCode } from '#contracts/locales.ts'
import { folderOfSlug } from '#contracts/urls.ts'
import type { FileCache } from '../../read/file-cache.ts'
import type { PageRecord } from '../../read/page-record.ts'
import { readPage } from '../../read/read-page.ts'
import { urlKey } from '../../tree/page-url.ts'
import { inheritMetadata, Tree } from '../../tree/tree.ts'
import { entriesOf, findFolderOf, isThere, localeFolder } from './disk.ts'
import { LazyRedirects } from './lazy-redirects.ts'

/** The input of a tree that reads pages when they are asked for. */
export interface LazyTreeInput {
  /** Absolute, links resolved. */
  readonly roots: readonly string[]
  /** The stored records of the files of pages. */
  readonly cache: FileCache
  /** The languages whose pages a machine translates. */
  readonly machineTranslated: ReadonlySet<string>
  /** Reads the pages besides documents; called when one is first asked for. */
  readonly readAreaPages: () => readonly PageRecord[]
}

/**
 * All pages of a site, of which only those that were asked for are read: a page is found by the folder that its address names
 * (docs/behaviour/build.md 16). A page whose slug belongs into another folder is not found. The lists of all pages are empty.
 */
export class LazyTree extends Tree {
  override readonly locales: readonly LocaleCode[]
  readonly #input: LazyTreeInput
  readonly #redirects: LazyRedirects
  /** The records of the files of documents, by language and folder. */
  readonly #read = new Map<string, PageRecord | undefined>()
  readonly #pages = new Map<string, PageRecord | undefined>()
  readonly #children = new Map<string, readonly PageRecord[]>()
  #areaPages: ReadonlyMap<string, PageRecord> | undefined

  constructor(input: LazyTreeInput) {
    super({ pages: [], redirects: new Map() })
    this.#input = input
    this.locales = LOCALES.map(({ code }) => code).filter((code) =>
      input.roots.some((root) => entriesOf(localeFolder(root, code)).length > 0),
    )
    this.#redirects = new LazyRedirects(input.roots, (url) => (this.#findDocumentFile(url) ?? this.#findAreaPage(url))?.url)
  }

  /** Not known yet; most sites have some. */
  override get hasCompatPages(): boolean {
    return true
  }

  /** The pages besides documents. */
  get areaPages(): readonly PageRecord[] {
    return [...this.#readAreaPages().values()]
  }

  override findExact(url: string): PageRecord | undefined {
    const key = urlKey(url)
    if (!this.#pages.has(key)) this.#pages.set(key, this.#findAnew(key))
    return this.#pages.get(key)
  }

  override findRedirect(url: string): string | undefined {
    return this.#redirects.find(url)
  }

  override listChildren(slug: string): readonly PageRecord[] {
    const key = slug.toLowerCase()
    const known = this.#children.get(key)
    if (known !== undefined) return known
    const children = this.#listChildrenAnew(key)
    this.#children.set(key, children)
    return children
  }

  /** The English document in a folder. @param folder below that of the language: `web/css` */
  findInFolder(folder: string): PageRecord | undefined {
    return this.#readDocument(DEFAULT_LOCALE, folder)
  }

  #findAnew(url: string): PageRecord | undefined {
    const document = this.#findDocumentFile(url)
    if (document === undefined) return this.#findAreaPage(url)
    const page = inheritMetadata(document, (slug) => {
      const english = this.resolve(`/${DEFAULT_LOCALE}/docs/${slug}`)?.page
      return english?.area === undefined ? english : undefined
    })
    return this.#input.machineTranslated.has(page.locale) ? { ...page, isMachineMade: true } : page
  }

  #findAreaPage(url: string): PageRecord | undefined {
    return addressOf(url) === undefined ? this.#readAreaPages().get(urlKey(url)) : undefined
  }

  #readAreaPages(): ReadonlyMap<string, PageRecord> {
    this.#areaPages ??= new Map(this.#input.readAreaPages().map((page) => [urlKey(page.url), page]))
    return this.#areaPages
  }

  #findDocumentFile(url: string): PageRecord | undefined {
    const address = addressOf(url)
    const folder = address === undefined ? undefined : findFolderOf(address.slug)
    return address === undefined || folder === undefined ? undefined : this.#readDocument(address.locale, folder)
  }

  #readDocument(locale: LocaleCode, folder: string): PageRecord | undefined {
    const key = `${locale}/${folder}`
    if (!this.#read.has(key)) this.#read.set(key, this.#readDocumentFile(locale, folder))
    return this.#read.get(key)
  }

  /** The first content root with a page that can be read wins. */
  #readDocumentFile(locale: LocaleCode, folder: string): PageRecord | undefined {
    for (const root of this.#input.roots) {
      const path = join(localeFolder(root, locale), folder, 'index.md')
      const { record } = isThere(path) ? readPage({ locale, path, folder, name: 'index.md' }, undefined, this.#input.cache) : {}
      if (record !== undefined && folderOfSlug(record.slug) === folder) return record
    }
    return undefined
  }

  #listChildrenAnew(slug: string): readonly PageRecord[] {
    const parent = findFolderOf(slug)
    if (parent === undefined) return []
    const names = this.#input.roots.flatMap((root) =>
      entriesOf(join(localeFolder(root, DEFAULT_LOCALE), parent)).flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])),
    )
    return [...new Set(names)].flatMap((name) => this.findInFolder(`${parent}/${name}`) ?? [])
  }
}

export interface DocumentAddress {
  readonly locale: LocaleCode
  readonly slug: string
}

/** Language and slug of the address of a document, in any case. */
export function addressOf(url: string): DocumentAddress | undefined {
  const [, locale = '', kind = '', ...slug] = urlKey(url).split('/')
  const code = findLocale(locale)?.code
  return code === undefined || kind !== 'docs' || slug.length === 0 ? undefined : { locale: code, slug: slug.join('/') }
}
