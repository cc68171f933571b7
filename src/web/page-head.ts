import { findLocale, type LocaleCode } from '#contracts/locales.ts'
import type { SiteSettings } from '#contracts/site.ts'
import { descriptionOf, isAreaPage, styleUrlOf } from './area-view.ts'
import { pageAddress } from './page-address.ts'
import { localeOf, type PageHydration } from './routes.tsx'
import { translationUrl } from './translation-url.ts'

/** What `<head>` says of a page. */
export interface PageHead {
  readonly title: string
  readonly lang: LocaleCode
  readonly description: string | undefined
  /** Address of the page; undefined for the not-found page, which has none. */
  readonly canonical: string | undefined
  /** The page in all its languages, this one included; empty when there is only one. */
  readonly alternates: readonly { readonly lang: string; readonly url: string }[]
  readonly isIndexed: boolean
  /** The sheet of classes that this page's content needs. */
  readonly styleUrl: string | undefined
  /** The page belongs to something that feed readers can follow. */
  readonly feedUrl?: string
}

/** What `<head>` says of a page. */
export function pageHead(page: PageHydration, site: SiteSettings): PageHead {
  const lang = localeOf(page)
  const plain = { lang, description: undefined, alternates: [], styleUrl: undefined }
  if (page.renderer === 'SpaNotFound') return { ...plain, title: page.pageTitle, canonical: undefined, isIndexed: false }
  const canonical = site.origin + pageAddress(page.url)
  if (page.renderer === 'Homepage') return { ...plain, title: page.pageTitle, canonical, isIndexed: true }
  if (isAreaPage(page)) {
    const description = descriptionOf(page)
    const feed = /^Blog/.test(page.renderer) ? { feedUrl: '/en-US/blog/rss.xml' } : {}
    return { ...plain, title: page.pageTitle, canonical, isIndexed: true, description, styleUrl: styleUrlOf(page), ...feed }
  }
  const { doc } = page
  return {
    title: doc.pageTitle,
    lang,
    description: doc.summary === '' ? undefined : doc.summary,
    canonical,
    alternates: alternatesOf([doc.locale, ...doc.other_translations.map(({ locale }) => locale)], canonical, site),
    isIndexed: !doc.noIndexing,
    styleUrl: doc.styleURL ?? undefined,
  }
}

function alternatesOf(locales: readonly string[], canonical: string, { origin }: SiteSettings): PageHead['alternates'] {
  const known = [...new Set(locales)].filter((locale) => findLocale(locale) !== undefined).sort()
  if (known.length < 2) return []
  const path = canonical.slice(origin.length)
  return known.map((lang) => ({ lang, url: origin + translationUrl(path, lang) }))
}
