import type { Card, FeaturedArticle, FeaturedContributor, HomePage } from '#contracts/home.ts'
import { DEFAULT_LOCALE, type LocaleCode } from '#contracts/locales.ts'
import { docUrl } from '#contracts/urls.ts'
import { withoutTags } from '#contracts/without-tags.ts'
import type { SummarisePage } from '../document/summarise-page.ts'
import { kindOfRecord } from '../kinds/kind-of.ts'
import type { Months } from '../months/month-data.ts'
import type { PageRecord } from '../read/page-record.ts'
import type { SiteContent } from '../site/read-site.ts'
import { encodeUrl } from '../tree/page-url.ts'
import { rootSlugOf, shortTitleOf } from '../tree/titles.ts'
import type { Tree } from '../tree/tree.ts'
import { latestNews } from './latest-news.ts'
import { homeMonth } from './month-pages.ts'
import { recentContributions } from './recent-contributions.ts'
import { siteLocales } from './site-locales.ts'
import { DEFAULT_AREAS } from './site-settings.ts'

type HomeContent = Pick<SiteContent, 'site' | 'brand' | 'tree' | 'repositories'>

interface HomeParts {
  readonly tree: Tree
  readonly summarise: SummarisePage
}

/** What a home page shows besides the content. */
interface HomeInput {
  readonly summarise: SummarisePage
  /** undefined: the site has no pages about months. */
  readonly months: Months | undefined
  /** All pages of the site as they are now. */
  readonly pages: readonly PageRecord[]
}

/** The home page of each language (docs/behaviour/home.md 1). Blog, contributions and portraits are the same in all of them. */
export function homePages({ site, brand, tree, repositories }: HomeContent, { summarise, months, pages }: HomeInput): HomePage[] {
  const shared = {
    latestNews: { items: latestNews(pages, brand) },
    recentContributions: { items: recentContributions(repositories) },
    featuredContributor: featuredContributor(pages),
    communityUrl: tree.findExact('/en-US/community')?.url ?? null,
  }
  return siteLocales(tree).map((code) => ({
    renderer: 'Homepage',
    url: homeUrl(code),
    locale: code,
    pageTitle: brand.name,
    hyData: {
      areas: (site.areas ?? DEFAULT_AREAS).flatMap((slug) => cardOf(slug, code, { tree, summarise })),
      featuredArticles: (site.featured ?? []).flatMap((slug) => articleOf(slug, code, { tree, summarise })),
      latestMonth: homeMonth(months, code),
      ...shared,
    },
  }))
}

/** The address of the home page of a language. */
export function homeUrl(locale: LocaleCode): string {
  return `/${locale}/`
}

function articleOf(slug: string, locale: LocaleCode, parts: HomeParts): FeaturedArticle[] {
  const root = rootSlugOf(slug)
  const area = root === undefined || root === slug ? undefined : parts.tree.resolve(docUrl(locale, root))?.page
  const tag = area === undefined ? null : { title: shortTitleOf(area), uri: encodeUrl(area.url) }
  return cardOf(slug, locale, parts).map(({ url, title, summary }) => ({ mdn_url: url, title, summary, tag }))
}

/** A page in the language, else in English; none where there is neither. */
function cardOf(slug: string, locale: LocaleCode, { tree, summarise }: HomeParts): Card[] {
  const page = tree.resolve(docUrl(locale, slug))?.page
  if (page === undefined) return []
  return [{ title: shortTitleOf(page), url: encodeUrl(page.url), summary: firstSentence(plainText(summarise(page)), locale) }]
}

/** The first by name of the portraits that say they are featured: which one must not depend on the day. */
function featuredContributor(pages: readonly PageRecord[]): FeaturedContributor | null {
  for (const page of pages) {
    const portrait = kindOfRecord(page).portrait?.(page)
    if (portrait?.isFeatured) return { contributorName: portrait.contributorName, url: portrait.url, quote: portrait.quote }
  }
  return null
}

function firstSentence(text: string, locale: LocaleCode): string {
  const [first] = new Intl.Segmenter([locale, DEFAULT_LOCALE], { granularity: 'sentence' }).segment(text)
  return first?.segment.trim() ?? ''
}

function plainText(html: string): string {
  return withoutTags(html).replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}
