import { DEFAULT_LOCALE, type LocaleCode } from '#contracts/locales.ts'
import { docUrl } from '#contracts/urls.ts'
import { kindOfRecord } from '../kinds/kind-of.ts'
import type { PageRecord } from '../read/page-record.ts'
import { plainTitle } from '../tree/titles.ts'
import type { Tree } from '../tree/tree.ts'
import type { Output } from './output.ts'
import { siteLocales } from './site-locales.ts'

/** The list for quick search of each language. */
export const quickSearchFiles: Output = ({ content: { tree }, records }) =>
  siteLocales(tree).map((locale) => ({
    path: `${locale}/search-index.json`,
    make: () => searchIndex(quickSearchPages({ allPages: records }, locale), popularityIn(tree)),
  }))

/**
 * The list for quick search of one language: titles and addresses, the most popular first, then in the order of the titles
 * (docs/behaviour/quick-search.md 1).
 */
export function searchIndex(pages: readonly PageRecord[], popularityOf: (page: PageRecord) => number): string {
  const entries = pages.map((page) => ({ popularity: popularityOf(page), title: plainTitle(page.title), url: page.url }))
  entries.sort((a, b) => b.popularity - a.popularity || (a.title < b.title ? -1 : a.title > b.title ? 1 : a.url < b.url ? -1 : 1))
  return JSON.stringify(entries.map(({ title, url }) => ({ title, url })))
}

/**
 * The pages that quick search of a language knows: its documents, and the pages besides them, but for lists of posts and what
 * search engines are to leave out.
 */
export function quickSearchPages({ allPages }: Pick<Tree, 'allPages'>, locale: LocaleCode): readonly PageRecord[] {
  return allPages.filter((page) => page.locale === locale && isFound(page))
}

function isFound(page: PageRecord): boolean {
  const kind = kindOfRecord(page)
  return kind.isUnlisted !== true && (kind.isNamed?.(page) ?? true)
}

/** The popularity of pages for ordering them: a translation whose own is not known has that of the English page, others have none. */
export function popularityIn(tree: Tree): (page: PageRecord) => number {
  return ({ slug, popularity }) => popularity ?? tree.findExact(docUrl(DEFAULT_LOCALE, slug))?.popularity ?? 0
}
