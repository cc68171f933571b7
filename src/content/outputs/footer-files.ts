import { INTERFACE_LOCALES } from '#contracts/locales.ts'
import { SITE_FOOTERS_FILE, type SiteFooters } from '#contracts/site-footers.ts'
import type { SiteContent } from '../site/read-site.ts'
import { listSitePageUrls } from './list-site-pages.ts'
import type { Output } from './output.ts'
import { siteFooter } from './site-menus.ts'
import { firstYearOf } from './site-settings.ts'

/** The footers of the pages that the server writes itself (docs/behaviour/layout.md 18). */
export const footerFiles: Output = ({ content }) => [{ path: SITE_FOOTERS_FILE, make: () => JSON.stringify(siteFooters(content)) }]

function siteFooters(content: SiteContent): SiteFooters {
  const { tree, brand, site, features } = content
  const sitePages = listSitePageUrls(content, site.months !== 0)
  const columns = INTERFACE_LOCALES.map(({ code }) => [code, siteFooter(site.links, { tree, locale: code, brand, features, sitePages })])
  return { name: brand.name, firstYear: firstYearOf(site), columns: Object.fromEntries(columns) }
}
