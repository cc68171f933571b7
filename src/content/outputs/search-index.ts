import { DEFAULT_LOCALE, type LocaleCode } from '#contracts/locales.ts'
import { docUrl } from '#contracts/urls.ts'
import { type AreaData, isUnlistedArea } from '../areas/area-data.ts'
import { plainTitle } from '../document/titles.ts'
import type { PageRecord } from '../read/page-record.ts'
import type { Tree } from '../tree/tree.ts'

/**
 * The list for quick search of one language: titles and addresses, the most popular first, then in the order of the titles
 * (reference/content.md 4).
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
  return allPages.filter(({ locale: own, slug, area }) => own === locale && (area === undefined || isFound(area.renderer, slug)))
}

function isFound(renderer: AreaData['renderer'], slug: string): boolean {
  return !isUnlistedArea(renderer) && (renderer !== 'BlogIndex' || slug === 'blog')
}

/** The popularity of pages for ordering them: a translation whose own is not known has that of the English page, others have none. */
export function popularityIn(tree: Tree): (page: PageRecord) => number {
  return ({ slug, popularity }) => popularity ?? tree.findExact(docUrl(DEFAULT_LOCALE, slug))?.popularity ?? 0
}
