import { monthsUrl } from '#contracts/month-urls.ts'
import { contentTexts } from '#locales/content.ts'
import type { SummarisePage } from '../document/summarise-page.ts'
import type { Months } from '../months/month-data.ts'
import type { PageRecord } from '../read/page-record.ts'
import type { SiteContent } from '../site/read-site.ts'
import { appPages, listedAppPages } from './app-pages.ts'
import { homePages, homeUrl } from './home-pages.ts'
import { type ListedSitePage, listedPage, type SitePage } from './listed-site-page.ts'
import { monthPages } from './month-pages.ts'
import { observatoryPages, openObservatoryPages } from './observatory-pages.ts'
import { plusPages } from './plus-pages.ts'
import { searchPages } from './search-pages.ts'
import { siteLocales } from './site-locales.ts'
import { notFoundPages } from './site-pages.ts'
import { updatesPages } from './updates-pages.ts'

interface SitePageInput {
  readonly content: SiteContent
  readonly summarise: SummarisePage
  /** undefined: the site has no pages about months. */
  readonly months: Months | undefined
  /** All pages of the content as they are now. */
  readonly records: readonly PageRecord[]
}

/** The pages of a site that are made from no file: home, not found, search, applications, months. */
export function listSitePages({ content, summarise, months, records }: SitePageInput): readonly ListedSitePage[] {
  const plain: readonly SitePage[] = [...homePages(content, { summarise, months, pages: records }), ...listPlainPages(content)]
  return [...plain.map(listedPage), ...(months === undefined ? [] : monthPages(content, months))]
}

/**
 * The addresses of these pages, without making those that show something of others; those of single months are left out.
 *
 * @param hasMonths whether there are pages about months
 */
export function listSitePageUrls(content: SiteContent, hasMonths: boolean): ReadonlySet<string> {
  const locales = siteLocales(content.tree)
  const ofMonths = hasMonths ? locales.map(monthsUrl) : []
  return new Set([...locales.map(homeUrl), ...listPlainPages(content).map(({ url }) => url), ...ofMonths])
}

/** Those of them that search engines may list, but the home pages: the page about Plus, updates, that of the scanner, and applications that are the same for everybody. */
export function listOpenSitePages(
  content: Pick<SiteContent, 'brand' | 'features' | 'tree' | 'site'>,
): readonly Pick<SitePage, 'locale' | 'url'>[] {
  return [...listedAppPages(content), ...plusPages(content), ...updatesPages(content), ...openObservatoryPages(content)]
}

/** Those that show nothing of other pages. */
function listPlainPages(content: SiteContent): readonly SitePage[] {
  return [
    ...notFoundPages(content, (locale) => contentTexts(locale).page_not_found),
    ...searchPages(content),
    ...appPages(content),
    ...plusPages(content),
    ...updatesPages(content),
    ...observatoryPages(content),
  ]
}
