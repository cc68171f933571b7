import { APP_PAGES, type AppRenderer, isAppPage } from '#contracts/app-pages.ts'
import { DEFAULT_LOCALE, findLocale, INTERFACE_LOCALES, type LocaleCode } from '#contracts/locales.ts'
import { descriptionOf, isAreaPage, styleUrlOf } from './area-view.ts'
import { pageAddress } from './page-address.ts'
import type { PageContextValue } from './page-context.ts'
import { localeOf, type PageHydration } from './routes.tsx'
import { translationUrl } from './translation-url.ts'

/** What `<head>` says of a page to browsers and search engines; what it says to those who show links to it is in `sharing-head.ts`. */
export interface PageHead {
  readonly title: string
  readonly lang: LocaleCode
  readonly description: string | undefined
  /** Address of the page; undefined for the not-found page and the search page, which are no page's. */
  readonly canonical: string | undefined
  /** The page in all its languages, this one included, and `x-default` for readers of any other; empty when there is only one. */
  readonly alternates: readonly { readonly lang: string; readonly url: string }[]
  readonly isIndexed: boolean
  /** The sheet of classes that this page's content needs. */
  readonly styleUrl: string | undefined
  /** What feed readers can follow: the posts that the page lists or belongs to. */
  readonly feeds: readonly { readonly type: string; readonly url: string }[]
}

/** What `<head>` says of a page. */
export function pageHead(page: PageHydration, { site, t }: Pick<PageContextValue, 'site' | 't'>): PageHead {
  const lang = localeOf(page)
  const plain = { lang, title: page.renderer === 'Doc' ? page.doc.pageTitle : page.pageTitle, styleUrl: undefined, feeds: feedsOf(page) }
  if (isUnlisted(page)) return { ...plain, description: undefined, canonical: undefined, alternates: [], isIndexed: false }
  const canonical = site.origin + pageAddress(page.url)
  const isIndexed = !('doc' in page && page.doc.noIndexing)
  const alternates = alternatesOf(localesOf(page, site), canonical, site.origin)
  if (isAreaPage(page)) {
    const description = descriptionOf(page) ?? t('home.tagline')
    return { ...plain, description, canonical, alternates, isIndexed, styleUrl: styleUrlOf(page) }
  }
  if (page.renderer === 'Homepage' || isAppPage(page)) return { ...plain, description: t('home.tagline'), canonical, alternates, isIndexed }
  const description = page.doc.summary === '' ? undefined : page.doc.summary
  return { ...plain, description, canonical, alternates, isIndexed, styleUrl: page.doc.styleURL ?? undefined }
}

function feedsOf(page: PageHydration): PageHead['feeds'] {
  if (page.renderer !== 'BlogPost' && page.renderer !== 'BlogIndex') return []
  const folder = page.renderer === 'BlogIndex' ? page.hyData.base : '/en-US/blog/'
  return [
    { type: 'application/rss+xml', url: `${folder}rss.xml` },
    { type: 'application/feed+json', url: `${folder}feed.json` },
  ]
}

/** Pages that no search engine is to know: they are no page's, or a reader's own. */
function isUnlisted(page: PageHydration): page is Extract<PageHydration, { readonly renderer: 'SpaNotFound' | 'Search' | AppRenderer }> {
  if (page.renderer === 'SpaNotFound' || page.renderer === 'Search') return true
  return APP_PAGES.some(({ renderer, isListed }) => renderer === page.renderer && !isListed)
}

/** The languages that a page stands in. Each has its home page. */
function localesOf(page: PageHydration, site: PageContextValue['site']): readonly string[] {
  if (page.renderer === 'Homepage' || isAppPage(page))
    return [...INTERFACE_LOCALES.map(({ code }) => code), ...(site.communityLocales ?? [])]
  const translations = 'doc' in page && 'other_translations' in page.doc ? page.doc.other_translations : []
  return [localeOf(page), ...translations.map(({ locale }) => locale)]
}

function alternatesOf(locales: readonly string[], canonical: string, origin: string): PageHead['alternates'] {
  const known = [...new Set(locales)].filter((locale) => findLocale(locale) !== undefined).sort()
  if (known.length < 2) return []
  const path = canonical.slice(origin.length)
  const urlIn = (locale: string): string => origin + translationUrl(path, locale)
  const fallback = known.includes(DEFAULT_LOCALE) ? [{ lang: 'x-default', url: urlIn(DEFAULT_LOCALE) }] : []
  return [...known.map((lang) => ({ lang, url: urlIn(lang) })), ...fallback]
}
