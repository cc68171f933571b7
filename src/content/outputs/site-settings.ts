import { DEFAULT_FEATURES, type Feature } from '#contracts/features.ts'
import type { LocaleCode } from '#contracts/locales.ts'
import type { ShellSettings } from '#contracts/site.ts'
import type { SiteContent } from '../read/read-site.ts'
import { communityLocales } from './site-locales.ts'
import { siteAccountMenu, siteFooter, siteMenus } from './site-menus.ts'

/** The areas of a site that names none: the routes of spec 000 section 2. */
export const DEFAULT_AREAS = [
  'Web/HTML',
  'Web/CSS',
  'Web/JavaScript',
  'Web/HTTP',
  'Web/API',
  'Web/Accessibility',
  'Mozilla/Add-ons/WebExtensions',
  'Learn_web_development',
]

/** First year of the copyright range of a site that names none (reference/client.md 9.2). */
const FIRST_YEAR = 1998

/** What the operator decides of the pages. */
export interface SiteOptions {
  /** Scheme and host, for sitemaps and canonical addresses. */
  readonly origin: string
  /** Absent: the default ones. */
  readonly features?: readonly Feature[] | undefined
  /** As in `SiteSettings`. */
  readonly runner?: string | undefined
}

/** What each page of a language is told of the site. */
export function siteSettings(
  { tree, brand, site, logo }: SiteContent,
  locale: LocaleCode,
  { origin, features = DEFAULT_FEATURES, runner }: SiteOptions,
): ShellSettings {
  const source = { tree, locale, brand, features }
  return {
    brand,
    origin,
    ...(logo === undefined ? {} : { logoUrl: logoUrl(logo) }),
    features,
    ...communityLocales(tree),
    ...(runner === undefined ? {} : { runner }),
    ...(site.translationHosts === undefined ? {} : { translationHosts: site.translationHosts }),
    menus: siteMenus(site.areas ?? DEFAULT_AREAS, source),
    footer: siteFooter(site.links, source),
    account: siteAccountMenu(site.feedback, source),
    firstYear: site.firstYear ?? FIRST_YEAR,
  }
}

/** Public address of the brand's own logo. */
export function logoUrl({ hash }: { readonly hash: string }): string {
  return `/static/logo.${hash.slice(0, 16)}.svg`
}
