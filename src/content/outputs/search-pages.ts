import type { SearchPage } from '#contracts/page.ts'
import { SEARCH_PLACE } from '#contracts/search-place.ts'
import { plainSearch, searchPath } from '#contracts/search-url.ts'
import { searchTexts } from '#locales/search.ts'
import { searchPageHtml } from '#markup/search-page-html.ts'
import type { SiteContent } from '../site/read-site.ts'
import { siteLocales } from './site-locales.ts'

/** The search page of each language that the site has, without a search: the server fills in the results of one. */
export function searchPages({ brand, tree }: Pick<SiteContent, 'brand' | 'tree'>): SearchPage[] {
  return siteLocales(tree).map((code) => {
    const texts = searchTexts(code)
    return {
      renderer: 'Search',
      url: searchPath(code),
      locale: code,
      pageTitle: `${texts.t('title')} | ${brand.shortName}`,
      html: `${SEARCH_PLACE.start}${searchPageHtml(plainSearch(code, ''), { kind: 'unserved' }, texts)}${SEARCH_PLACE.end}`,
    }
  })
}
