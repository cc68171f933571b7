import { DEFAULT_LOCALE } from '#contracts/locales.ts'
import { SHARE_PICTURE_HEIGHT, SHARE_PICTURE_WIDTH, type SharePictures } from '#contracts/share-pictures.ts'
import type { SiteSettings } from '#contracts/site.ts'
import type { PageHead } from './page-head.ts'
import type { PageHydration } from './routes.tsx'
import { structuredData } from './structured-data.ts'

/** What `<head>` says of a page to those who show links to it: Open Graph (ogp.me), the cards made from it, schema.org's vocabulary. */
export interface SharingHead {
  /** Attributes of `<meta>` elements. */
  readonly tags: readonly SharingTag[]
  /** Goes into a `<script type="application/ld+json">`. */
  readonly structured: object | undefined
}

/** A `<meta>` element. */
export interface SharingTag {
  readonly name: 'property' | 'name'
  readonly value: string
  readonly content: string
}

interface SharingInput {
  readonly page: PageHydration
  readonly head: PageHead
  readonly site: SiteSettings
  /** Absent: the page names no picture but one of its own. */
  readonly pictures?: SharePictures | undefined
}

/** What `<head>` says of a page to those who show links to it; nothing for pages that are not to be found. */
export function sharingHead(input: SharingInput): SharingHead {
  const { page, head, site } = input
  const { canonical, alternates, description } = head
  if (canonical === undefined || !head.isIndexed) return { tags: [], structured: undefined }
  const picture = pictureTags(input)
  const others = alternates.filter(({ lang }) => lang !== head.lang && lang !== 'x-default')
  const tags = [
    property('og:type', typeOf(page)),
    property('og:site_name', site.brand.name),
    property('og:title', titleOf(page, site)),
    ...(description === undefined ? [] : [property('og:description', description)]),
    property('og:url', canonical),
    property('og:locale', territoryOf(head.lang)),
    ...others.map(({ lang }) => property('og:locale:alternate', territoryOf(lang))),
    ...picture,
    ...articleTags(page),
    { name: 'name', value: 'twitter:card', content: picture.length === 0 ? 'summary' : 'summary_large_image' } as const,
  ]
  return { tags, structured: structuredData({ page, head, site, title: titleOf(page, site) }) }
}

/** The title without the tail that tells the site, which previews show apart. */
function titleOf(page: PageHydration, { brand }: SiteSettings): string {
  if (page.renderer === 'Homepage') return brand.name
  if ('doc' in page) return page.doc.title
  return page.renderer === 'BlogIndex' || page.renderer === 'ContributorSpotlight' || !('hyData' in page)
    ? (page.pageTitle.split(' | ')[0] ?? page.pageTitle)
    : page.hyData.title
}

function typeOf(page: PageHydration): string {
  if (page.renderer === 'Doc' || page.renderer === 'BlogPost' || page.renderer === 'CurriculumModule') return 'article'
  return page.renderer === 'ContributorSpotlight' ? 'profile' : 'website'
}

/** When a post was written, by whom and what about (ogp.me, `article`). */
function articleTags(page: PageHydration): readonly SharingTag[] {
  if (page.renderer !== 'BlogPost') return []
  const { date, author, tags } = page.blogMeta
  return [
    property('article:published_time', date),
    property('article:author', author.link ?? author.name),
    ...tags.map(({ title }) => property('article:tag', title)),
  ]
}

/** A post with a picture of its own shows that one, any other page that of its area, and so a post with a drawing: previews show no SVG. */
function pictureTags({ page, site, pictures }: SharingInput): readonly SharingTag[] {
  if (page.renderer === 'BlogPost' && page.image !== null && !page.image.endsWith('.svg')) {
    const alt = page.blogMeta.image?.alt ?? ''
    return [property('og:image', page.image), ...(alt === '' ? [] : [property('og:image:alt', alt)])]
  }
  if (pictures === undefined) return []
  const { url, alt } = pictures.areas[areaOf(page.url, Object.keys(pictures.areas)) ?? ''] ?? pictures.site
  return [
    property('og:image', site.origin + url),
    property('og:image:width', String(SHARE_PICTURE_WIDTH)),
    property('og:image:height', String(SHARE_PICTURE_HEIGHT)),
    property('og:image:alt', alt),
  ]
}

/** The area that holds a page: the one whose path is the longest beginning of the page's. */
function areaOf(pageUrl: string, areas: readonly string[]): string | undefined {
  const path = pageUrl.replace(/^\/[^/]+\//, '').replace(/\/$/, '')
  const holders = areas.filter((area) => path === area || path.startsWith(`${area}/`))
  return holders.sort((one, other) => other.length - one.length)[0]
}

/** Open Graph's languages have a territory: that where most speakers live. */
function territoryOf(lang: string): string {
  const { language, region } = new Intl.Locale(lang === '' ? DEFAULT_LOCALE : lang).maximize()
  return region === undefined ? language : `${language}_${region}`
}

function property(value: string, content: string): SharingTag {
  return { name: 'property', value, content }
}
