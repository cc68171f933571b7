import { DEFAULT_FEATURES, type Feature } from '#contracts/features.ts'
import type { LocaleCode } from '#contracts/locales.ts'
import type { ShellSettings, SiteFile } from '#contracts/site.ts'
import type { SiteContent } from '../site/read-site.ts'
import type { Output } from './output.ts'
import { type LinkSource, optionalPageUrls } from './site-links.ts'
import { communityLocales } from './site-locales.ts'
import { siteAccountMenu, siteFooter, siteMenus } from './site-menus.ts'
import { surveysUrl } from './survey-files.ts'

/** The areas of a site that names none: docs/behaviour/header.md 4. */
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

/** First year of the copyright range of a site that names none. */
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

interface SettingsInput extends SiteOptions {
  /** As in `LinkSource`. */
  readonly sitePages: LinkSource['sitePages']
}

/** The settings of the site that each page of a language gets. */
export function siteSettings(
  { tree, brand, site, logo }: SiteContent,
  locale: LocaleCode,
  { origin, features = DEFAULT_FEATURES, runner, sitePages }: SettingsInput,
): ShellSettings {
  const source = { tree, locale, brand, features, sitePages }
  const pageUrls = optionalPageUrls(source)
  const surveys = surveysUrl(site, features)
  return {
    brand,
    origin,
    ...(logo === undefined ? {} : { logoUrl: logoUrl(logo) }),
    // Pages have places for ads only where the content names ads; surveys have an address of their own.
    features: features.filter((feature) => feature !== 'surveys' && (feature !== 'ads' || site.ads !== undefined)),
    ...communityLocales(tree),
    ...(runner === undefined ? {} : { runner }),
    ...(site.translationHosts === undefined ? {} : { translationHosts: site.translationHosts }),
    ...(surveys === undefined ? {} : { surveys }),
    ...(pageUrls === undefined ? {} : { pageUrls }),
    menus: siteMenus(site.areas ?? DEFAULT_AREAS, source),
    footer: siteFooter(site.links, source),
    account: siteAccountMenu(site.feedback, source),
    firstYear: firstYearOf(site),
  }
}

/** The first year of the copyright range of a site. */
export function firstYearOf({ firstYear = FIRST_YEAR }: Pick<SiteFile, 'firstYear'>): number {
  return firstYear
}

/** The logo of the brand, where the content has one. */
export const logoFiles: Output = ({ content: { logo } }) =>
  logo === undefined ? [] : [{ path: logoUrl(logo).slice(1), make: () => ({ source: logo.path, hash: logo.hash }) }]

/** Public address of the brand's own logo. */
function logoUrl({ hash }: { readonly hash: string }): string {
  return `/static/logo.${hash.slice(0, 16)}.svg`
}
