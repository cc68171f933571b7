import { isSwitchedOff } from '#contracts/features.ts'
import { DEFAULT_LOCALE, type LocaleCode } from '#contracts/locales.ts'
import type { PlusLandingPage } from '#contracts/plus-landing.ts'
import { plusLandingTexts } from '#locales/plus-landing.ts'
import type { SiteContent } from '../site/read-site.ts'
import { encodeUrl } from '../tree/page-url.ts'
import { appPages } from './app-pages.ts'
import { siteLocales } from './site-locales.ts'
import { updatesPages } from './updates-pages.ts'

type PlusContent = Pick<SiteContent, 'brand' | 'features' | 'tree' | 'site'>

/** The page about Plus in each language that the site has; none when the feature is off (docs/behaviour/plus.md 100). */
export function plusPages(content: PlusContent): PlusLandingPage[] {
  const { brand, features, tree } = content
  if (isSwitchedOff(plusUrl(DEFAULT_LOCALE), features)) return []
  const ownUrls = new Set([...appPages(content), ...updatesPages(content)].map(({ url }) => url))
  return siteLocales(tree).map((locale) => ({
    renderer: 'PlusLanding',
    url: plusUrl(locale),
    locale,
    pageTitle: `${brand.plusName} | ${brand.shortName}`,
    texts: plusLandingTexts(locale),
    links: linksIn(locale, content, ownUrls),
  }))
}

function plusUrl(locale: LocaleCode): string {
  return `/${locale}/plus`
}

function linksIn(locale: LocaleCode, { tree, features }: PlusContent, ownUrls: ReadonlySet<string>): PlusLandingPage['links'] {
  const find = (path: string): string | null => {
    const url = `/${locale}${path}`
    if (isSwitchedOff(url, features)) return null
    if (ownUrls.has(url)) return url
    const page = tree.resolve(url)?.page
    return page === undefined ? null : encodeUrl(page.url)
  }
  return {
    aiHelp: find('/plus/ai-help'),
    collections: find('/plus/collections'),
    updates: find('/plus/updates'),
    reading: features.includes('offline') ? find('/plus/docs/features/offline') : null,
    playground: find('/play'),
    curriculum: find('/curriculum'),
    faq: find('/plus/docs/faq'),
    terms: find('/terms'),
  }
}
