import type { Page } from '#contracts/page.ts'
import { contentTexts } from '#locales/content.ts'
import type { ContentPage } from '../document/content-kind.ts'
import type { SummarisePage } from '../document/summarise-page.ts'
import type { PageRecord } from '../read/page-record.ts'
import type { SiteContent } from '../site/read-site.ts'
import { appPages, listedAppPages } from './app-pages.ts'
import { homePages, homeUrl } from './home-pages.ts'
import { plusPages } from './plus-pages.ts'
import { searchPages } from './search-pages.ts'
import { siteLocales } from './site-locales.ts'
import { notFoundPages } from './site-pages.ts'

/** A page that is made from no file of its own. */
export type SitePage = Exclude<Page, ContentPage>

/**
 * The pages of a site that are made from no file: home, not found, search, applications.
 *
 * @param records all pages of the content as they are now
 */
export function listSitePages(
  content: SiteContent,
  summarise: SummarisePage,
  records: readonly PageRecord[] = content.tree.allPages,
): readonly SitePage[] {
  return [...homePages(content, summarise, records), ...listPlainPages(content)]
}

/** The addresses of these pages, without making those that show something of others. */
export function listSitePageUrls(content: SiteContent): ReadonlySet<string> {
  return new Set([...siteLocales(content.tree).map(homeUrl), ...listPlainPages(content).map(({ url }) => url)])
}

/** Those of them that search engines may list, but the home pages: the page about Plus, and applications that are the same for everybody. */
export function listOpenSitePages(content: Pick<SiteContent, 'brand' | 'features' | 'tree'>): readonly Pick<SitePage, 'locale' | 'url'>[] {
  return [...listedAppPages(content), ...plusPages(content)]
}

/** Those that show nothing of other pages. */
function listPlainPages(content: SiteContent): readonly SitePage[] {
  return [
    ...notFoundPages(content, (locale) => contentTexts(locale).page_not_found),
    ...searchPages(content),
    ...appPages(content),
    ...plusPages(content),
  ]
}
