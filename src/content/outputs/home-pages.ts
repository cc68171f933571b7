import { readFileSync } from 'node:fs'
import type { Card, FeaturedArticle, FeaturedContributor, HomePage } from '#contracts/home.ts'
import { DEFAULT_LOCALE, type LocaleCode } from '#contracts/locales.ts'
import { docUrl } from '#contracts/urls.ts'
import { summaryFromSource } from '../document/summary-from-source.ts'
import { rootSlugOf, shortTitleOf } from '../document/titles.ts'
import { encodeUrl } from '../macros/link.ts'
import type { PageRecord } from '../read/page-record.ts'
import type { SiteContent } from '../read/read-site.ts'
import type { Tree } from '../tree/tree.ts'
import { latestNews } from './latest-news.ts'
import { recentContributions } from './recent-contributions.ts'
import { siteLocales } from './site-locales.ts'
import { DEFAULT_AREAS } from './site-settings.ts'

type HomeContent = Pick<SiteContent, 'site' | 'brand' | 'tree' | 'repositories'>

/**
 * The home page of each language (spec 001 section 3). Blog, contributions and portraits are the same in all of them.
 *
 * @param pages all pages of the site as they are now
 */
export function homePages({ site, brand, tree, repositories }: HomeContent, pages: readonly PageRecord[] = tree.allPages): HomePage[] {
  const shared = {
    latestNews: { items: latestNews(pages, brand) },
    recentContributions: { items: recentContributions(repositories) },
    featuredContributor: featuredContributor(pages),
    communityUrl: tree.findExact('/en-US/community')?.url ?? null,
  }
  return siteLocales(tree).map((code) => ({
    renderer: 'Homepage',
    url: `/${code}/`,
    locale: code,
    pageTitle: brand.name,
    hyData: {
      areas: (site.areas ?? DEFAULT_AREAS).flatMap((slug) => cardOf(slug, code, tree)),
      featuredArticles: (site.featured ?? []).flatMap((slug) => articleOf(slug, code, tree)),
      ...shared,
    },
  }))
}

function articleOf(slug: string, locale: LocaleCode, tree: Tree): FeaturedArticle[] {
  const root = rootSlugOf(slug)
  const area = root === undefined || root === slug ? undefined : tree.resolve(docUrl(locale, root))?.page
  const tag = area === undefined ? null : { title: shortTitleOf(area), uri: encodeUrl(area.url) }
  return cardOf(slug, locale, tree).map(({ url, title, summary }) => ({ mdn_url: url, title, summary, tag }))
}

/** A page in the language, else in English; none where there is neither. */
function cardOf(slug: string, locale: LocaleCode, tree: Tree): Card[] {
  const page = tree.resolve(docUrl(locale, slug))?.page
  if (page === undefined) return []
  const html = summaryFromSource(readFileSync(page.file, 'utf8').slice(page.bodyStart)) ?? ''
  return [{ title: shortTitleOf(page), url: encodeUrl(page.url), summary: firstSentence(plainText(html), locale) }]
}

/** The first by name of the portraits that say they are featured: which one must not depend on the day. */
function featuredContributor(pages: readonly PageRecord[]): FeaturedContributor | null {
  for (const { url, area } of pages) {
    if (area?.renderer !== 'ContributorSpotlight' || !area.hyData.isFeatured) continue
    return { contributorName: area.hyData.contributorName, url, quote: area.hyData.quote }
  }
  return null
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
