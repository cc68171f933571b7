import { DEFAULT_LOCALE, findLocale, LOCALES, type LocaleCode } from '#contracts/locales.ts'
import { docUrl } from '#contracts/urls.ts'
import type { PageRecord } from '../read/page-record.ts'
import { urlKey } from './page-url.ts'

/** The data that a tree is made from: plain, so that threads can be given it. */
export interface TreeData {
  /** Documents and pages of other areas, no two with the same address in any case. */
  readonly pages: readonly PageRecord[]
  readonly redirects: ReadonlyMap<string, string>
}

/** A page that a link leads to. */
export interface FoundPage {
  readonly page: PageRecord
  /** The link is answered by the English page because the user's language has none. */
  readonly isFallback: boolean
  /** The address was moved; the page is the new one. */
  readonly isRedirected: boolean
  /** With this fragment, when the redirect gave one: `#x`. */
  readonly fragment: string
}

/** Trees of this thread, by the pages that they are known by: to make one of many pages again takes longer than to build a page. */
const trees = new WeakMap<readonly PageRecord[], Tree>()

/** All pages of the site, as links and lists see them. Nothing in it changes once it is made. */
export class Tree {
  /** The documents. */
  readonly pages: readonly PageRecord[]
  /** The documents, and after them the pages of other areas. */
  readonly allPages: readonly PageRecord[]
  readonly redirects: ReadonlyMap<string, string>
  /** The languages of the documents, in the order of LOCALES. */
  readonly locales: readonly LocaleCode[]
  readonly #byUrl: ReadonlyMap<string, PageRecord>
  readonly #children: ReadonlyMap<string, readonly PageRecord[]>

  /** @param previous a tree of the same pages, and those of its records that are others here; absent: the tree is made anew */
  constructor({ pages, redirects }: TreeData, previous?: { readonly tree: Tree; readonly records: readonly PageRecord[] }) {
    this.pages = pages.filter(({ area }) => area === undefined)
    this.allPages = [...this.pages, ...pages.filter(({ area }) => area !== undefined)]
    this.redirects = redirects
    const locales = new Set(this.pages.map(({ locale }) => locale))
    this.locales = LOCALES.map(({ code }) => code).filter((code) => locales.has(code))
    if (previous === undefined) {
      this.#byUrl = new Map(pages.map((page) => [urlKey(page.url), page]))
      this.#children = childrenByParent(this.pages)
    } else {
      this.#byUrl = new Map([...previous.tree.#byUrl, ...previous.records.map((page) => [urlKey(page.url), page] as const)])
      this.#children = replaceChildren(previous.tree.#children, previous.records)
    }
    trees.set(this.allPages, this)
  }

  /** The tree that these pages are `allPages` of; in another thread, which has copies of them, one that is made of them. */
  static of(data: TreeData): Tree {
    const known = trees.get(data.pages)
    return known?.redirects === data.redirects ? known : new Tree(data)
  }

  /** Whether a page names compatibility data: a site without such a page has no updates. */
  get hasCompatPages(): boolean {
    return this.allPages.some(({ browserCompat }) => browserCompat.length > 0)
  }

  /** This tree with other records of pages that it has. */
  replace(records: readonly PageRecord[]): Tree {
    const byPrevious = new Map(records.map((page) => [this.findExact(page.url), page]))
    return new Tree(
      { pages: this.allPages.map((page) => byPrevious.get(page) ?? page), redirects: this.redirects },
      { tree: this, records },
    )
  }

  /** The page at this address, whatever its case, with or without a slash at its end, without redirects or fallback. */
  findExact(url: string): PageRecord | undefined {
    return this.#byUrl.get(urlKey(url))
  }

  findPage(locale: LocaleCode, slug: string): PageRecord | undefined {
    return this.findExact(docUrl(locale, slug))
  }

  /** Where a moved page is now; `url` in any case. */
  findRedirect(url: string): string | undefined {
    return this.redirects.get(url.toLowerCase())
  }

  /**
   * The page that a link to `url` leads to: redirect of the locale, page of the locale, English redirect, English page
   * (docs/behaviour/documents.md 39). Undefined for a page that does not exist, and for a redirect that leaves the site.
   *
   * @param url `/{locale}/docs/...` without fragment
   */
  resolve(url: string): FoundPage | undefined {
    const own = this.#follow(url)
    if (own !== undefined) return { ...own, isFallback: false }
    const [, locale = '', ...rest] = url.split('/')
    if (findLocale(locale)?.code === DEFAULT_LOCALE) return undefined
    const english = this.#follow(`/${DEFAULT_LOCALE}/${rest.join('/')}`)
    if (english === undefined) return undefined
    const code = findLocale(locale)?.code
    const twin = code === undefined || english.page.area !== undefined ? undefined : this.findPage(code, english.page.slug)
    return twin === undefined ? { ...english, isFallback: true } : { ...english, page: twin, isFallback: false }
  }

  #follow(url: string): Omit<FoundPage, 'isFallback'> | undefined {
    const target = this.findRedirect(url)
    if (target === undefined) {
      const page = this.findExact(url)
      return page === undefined ? undefined : { page, isRedirected: false, fragment: '' }
    }
    const [path = '', fragment] = target.split('#')
    const page = this.findExact(path)
    return page === undefined ? undefined : { page, isRedirected: true, fragment: fragment === undefined ? '' : `#${fragment}` }
  }

  /** The English pages directly below a slug, in no special order. Lists of sub-pages always come from English. */
  listChildren(slug: string): readonly PageRecord[] {
    return this.#children.get(slug.toLowerCase()) ?? []
  }

  /** The page in all locales it exists in, in the order of LOCALES. */
  listTranslations(slug: string): readonly PageRecord[] {
    return this.locales.flatMap((code) => this.findPage(code, slug) ?? [])
  }
}

function replaceChildren(
  children: ReadonlyMap<string, readonly PageRecord[]>,
  records: readonly PageRecord[],
): ReadonlyMap<string, readonly PageRecord[]> {
  const replaced = new Map(children)
  for (const record of records) {
    const parent = parentOf(record)
    const list = parent === undefined ? undefined : replaced.get(parent)
    if (parent !== undefined && list !== undefined)
      replaced.set(
        parent,
        list.map((page) => (page.url === record.url ? record : page)),
      )
  }
  return replaced
}

/** The slug, in lower case, below which a page is listed. */
function parentOf({ area, locale, slug }: PageRecord): string | undefined {
  return area !== undefined || locale !== DEFAULT_LOCALE || !slug.includes('/')
    ? undefined
    : slug.slice(0, slug.lastIndexOf('/')).toLowerCase()
}

function childrenByParent(pages: readonly PageRecord[]): ReadonlyMap<string, readonly PageRecord[]> {
  const children = new Map<string, PageRecord[]>()
  for (const page of pages) {
    const parent = parentOf(page)
    if (parent === undefined) continue
    const list = children.get(parent)
    if (list === undefined) children.set(parent, [page])
    else list.push(page)
  }
  return children
}

/**
 * Gives translated pages the metadata that only the English page with the same slug has: page type, status, compat keys,
 * specifications and sidebar (docs/behaviour/documents.md 38; banners are not among them). A page's own values win.
 *
 * @param findEnglish the English page of a slug, redirects followed
 */
export function inheritMetadata(page: PageRecord, findEnglish: (slug: string) => PageRecord | undefined): PageRecord {
  if (page.locale === DEFAULT_LOCALE) return page
  const english = findEnglish(page.slug)
  if (english === undefined) return page
  return {
    ...page,
    pageType: page.pageType === 'none' ? english.pageType : page.pageType,
    status: page.status.length > 0 ? page.status : english.status,
    browserCompat: page.browserCompat.length > 0 ? page.browserCompat : english.browserCompat,
    specUrls: page.specUrls.length > 0 ? page.specUrls : english.specUrls,
    sidebars: page.sidebars.length > 0 ? page.sidebars : english.sidebars,
  }
}
