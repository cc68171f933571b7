import { readFileSync } from 'node:fs'
import { DEFAULT_LOCALE, type LocaleCode } from '#contracts/locales.ts'
import type { Card, HomePage, NotFoundPage } from '#contracts/page.ts'
import type { Area, SiteSettings } from '#contracts/site.ts'
import { docUrl } from '#contracts/urls.ts'
import { summaryFromSource } from '../document/summary-from-source.ts'
import { shortTitleOf } from '../document/titles.ts'
import { escapeHtml } from '../html/escape.ts'
import { encodeUrl } from '../macros/link.ts'
import type { SiteContent } from '../read/read-site.ts'
import { communityLocales, siteLocales } from './site-locales.ts'

/** The areas of a site that names none: the routes of spec 000 section 2. */
const DEFAULT_AREAS = [
  'Web/HTML',
  'Web/CSS',
  'Web/JavaScript',
  'Web/HTTP',
  'Web/API',
  'Web/Accessibility',
  'Mozilla/Add-ons/WebExtensions',
  'Learn_web_development',
]

/** What the footer links besides the areas. */
const PLACES = ['/en-US/curriculum', '/en-US/blog', '/en-US/community', '/en-US/about']

/** What each page of a language is told of the site. */
export function siteSettings({ tree, brand, site, logo }: SiteContent, locale: LocaleCode, origin: string): SiteSettings {
  const areas = (site.areas ?? DEFAULT_AREAS).flatMap((slug): Area[] => {
    const found = tree.resolve(docUrl(locale, slug))
    return found === undefined ? [] : [{ title: shortTitleOf(found.page), url: encodeUrl(found.page.url) }]
  })
  const places = PLACES.flatMap((path): Area[] => {
    const page = tree.findExact(path)
    return page === undefined ? [] : [{ title: shortTitleOf(page), url: encodeUrl(page.url) }]
  })
  return {
    brand,
    origin,
    ...(logo === undefined ? {} : { logoUrl: logoUrl(logo) }),
    areas,
    ...(places.length === 0 ? {} : { places }),
    ...communityLocales(tree),
  }
}

/** Public address of the brand's own logo. */
export function logoUrl({ hash }: { readonly hash: string }): string {
  return `/static/logo.${hash.slice(0, 16)}.svg`
}

/** The home page of each language that the site has. */
export function homePages(content: SiteContent): HomePage[] {
  const { site, brand, tree } = content
  return siteLocales(tree).map((code) => ({
    renderer: 'Homepage',
    url: `/${code}/`,
    locale: code,
    pageTitle: brand.name,
    hyData: { areas: cards(site.areas ?? DEFAULT_AREAS, code, content), featuredArticles: cards(site.featured ?? [], code, content) },
  }))
}

/** The not-found page of each language that the site has; the server and the script fill in the path. */
export function notFoundPages({ brand, tree }: SiteContent, title: (locale: LocaleCode) => string): NotFoundPage[] {
  return siteLocales(tree).map((code) => ({
    renderer: 'SpaNotFound',
    url: `/${code}/404`,
    locale: code,
    pageTitle: `${title(code)} | ${brand.shortName}`,
  }))
}

/** The page at the root, for plain file hosts: it leads to the English home page. */
export function rootPage({ brand }: SiteContent): string {
  return `<!doctype html><html lang="en-US"><meta charset="utf-8"><title>${escapeHtml(brand.name)}</title><meta http-equiv="refresh" content="0; url=/en-US/"><link rel="canonical" href="/en-US/"><a href="/en-US/">${escapeHtml(brand.name)}</a></html>\n`
}

function cards(slugs: readonly string[], locale: LocaleCode, { tree }: SiteContent): Card[] {
  return slugs.flatMap((slug) => {
    const found = tree.resolve(docUrl(locale, slug))
    if (found === undefined) return []
    const { page } = found
    const html = summaryFromSource(readFileSync(page.file, 'utf8').slice(page.bodyStart)) ?? ''
    return [{ title: shortTitleOf(page), url: encodeUrl(page.url), summary: firstSentence(plainText(html), locale) }]
  })
}

function firstSentence(text: string, locale: LocaleCode): string {
  const [first] = new Intl.Segmenter([locale, DEFAULT_LOCALE], { granularity: 'sentence' }).segment(text)
  return first?.segment.trim() ?? ''
}

function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}
