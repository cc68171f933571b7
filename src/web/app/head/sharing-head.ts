import { DEFAULT_LOCALE } from '#contracts/locales.ts'
import { SHARE_PICTURE_HEIGHT, SHARE_PICTURE_WIDTH, type SharePictures } from '#contracts/share-pictures.ts'
import type { SiteSettings } from '#contracts/site.ts'
import { perLocale } from '#locales/per-locale.ts'
import type { AnyPage, KindShare, SharingTag } from '../../ui/page-kind.ts'
import { kindOf } from '../pages/load-kind.ts'
import type { PageHead } from './page-head.ts'
import { organization, structuredData } from './structured-data.ts'

/** What `<head>` says of a page to those who show links to it: Open Graph (ogp.me), the cards made from it, schema.org's vocabulary. */
export interface SharingHead {
  /** Attributes of `<meta>` elements. */
  readonly tags: readonly SharingTag[]
  /** Goes into a `<script type="application/ld+json">`. */
  readonly structured: object | undefined
}

interface SharingInput {
  readonly page: AnyPage
  readonly head: PageHead
  readonly site: SiteSettings
  /** Absent: the page names no image but one of its own. */
  readonly pictures?: SharePictures | undefined
}

/** The tags and the structured data in `<head>` for programs that show previews of links; none for pages that search engines leave out. */
export function sharingHead({ page, head, site, pictures }: SharingInput): SharingHead {
  const { canonical, alternates, description, name } = head
  if (canonical === undefined || !head.isIndexed) return { tags: [], structured: undefined }
  const share = shareOf(page, { head, site })
  const image = share.image === undefined ? areaImageTags(page, { site, pictures }) : imageTags(share.image)
  const others = alternates.filter(({ lang }) => lang !== head.lang && lang !== 'x-default')
  const tags = [
    property('og:type', share.type ?? 'website'),
    property('og:site_name', site.brand.name),
    property('og:title', name),
    ...(description === undefined ? [] : [property('og:description', description)]),
    property('og:url', canonical),
    property('og:locale', territoryOf(head.lang)),
    ...others.map(({ lang }) => property('og:locale:alternate', territoryOf(lang))),
    ...image,
    ...(share.tags ?? []),
    { name: 'name', value: 'twitter:card', content: image.length === 0 ? 'summary' : 'summary_large_image' } as const,
  ]
  return { tags, structured: structuredData(share, site) }
}

function shareOf(page: AnyPage, { head, site }: Pick<SharingInput, 'head' | 'site'>): KindShare {
  const common = { url: head.canonical, inLanguage: head.lang }
  const described = head.description === undefined ? common : { ...common, description: head.description }
  return kindOf(page).share?.(page, { site, title: head.name, common, described, publisher: organization(site) }) ?? {}
}

function imageTags({ url, alt }: NonNullable<KindShare['image']>): readonly SharingTag[] {
  return [property('og:image', url), ...(alt === '' ? [] : [property('og:image:alt', alt)])]
}

/** A page without an image of its own shows that of its area. */
function areaImageTags(page: AnyPage, { site, pictures }: Pick<SharingInput, 'site' | 'pictures'>): readonly SharingTag[] {
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
const territoryOf = perLocale((lang) => {
  const { language, region } = new Intl.Locale(lang === '' ? DEFAULT_LOCALE : lang).maximize()
  return region === undefined ? language : `${language}_${region}`
})

function property(value: string, content: string): SharingTag {
  return { name: 'property', value, content }
}
