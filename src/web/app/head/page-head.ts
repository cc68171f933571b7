import { DEFAULT_LOCALE, findLocale, type LocaleCode } from '#contracts/locales.ts'
import { pageAddress } from '../../browser/page-address.ts'
import { translationUrl } from '../../browser/translation-url.ts'
import type { PageContextValue } from '../../ui/page-context.ts'
import type { AnyPage } from '../../ui/page-kind.ts'
import { kindOf, localeOf } from '../pages/load-kind.ts'

/** What `<head>` says of a page to browsers and search engines; what it says to those who show links to it is in `sharing-head.ts`. */
export interface PageHead {
  readonly title: string
  /** The title for previews of links. */
  readonly name: string
  readonly lang: LocaleCode
  readonly description: string | undefined
  /** Address of the page; undefined for the not-found page and the search page, which are no page's. */
  readonly canonical: string | undefined
  /** The page in all its languages, this one included, and `x-default` for users of any other; empty when there is only one. */
  readonly alternates: readonly { readonly lang: string; readonly url: string }[]
  readonly isIndexed: boolean
  /** The stylesheet with the classes that this page's content needs. */
  readonly styleUrl: string | undefined
  /** What feed readers can follow: the posts that the page lists or belongs to. */
  readonly feeds: readonly { readonly type: string; readonly url: string }[]
}

/** What `<head>` says of a page. @throws Error before the kind of the page is loaded */
export function pageHead(page: AnyPage, { site, t }: Pick<PageContextValue, 'site' | 't'>): PageHead {
  const lang = localeOf(page)
  const kind = kindOf(page).head(page, { site, t })
  const plain = { lang, title: kind.title, name: kind.name ?? beforeBar(kind.title), feeds: kind.feeds ?? [] }
  if (kind.isUnlisted === true)
    return { ...plain, description: undefined, canonical: undefined, alternates: [], isIndexed: false, styleUrl: undefined }
  const canonical = site.origin + pageAddress(page.url)
  const alternates = alternatesOf(kind.locales ?? [lang], canonical, site.origin)
  const { description, noIndexing = false, styleUrl } = kind
  return { ...plain, description, canonical, alternates, isIndexed: !noIndexing, styleUrl: styleUrl ?? undefined }
}

/** A title without its end, which names the site. */
function beforeBar(title: string): string {
  return title.split(' | ')[0] ?? title
}

function alternatesOf(locales: readonly string[], canonical: string, origin: string): PageHead['alternates'] {
  const known = [...new Set(locales)].filter((locale) => findLocale(locale) !== undefined).sort()
  if (known.length < 2) return []
  const path = canonical.slice(origin.length)
  const urlIn = (locale: string): string => origin + translationUrl(path, locale)
  const fallback = known.includes(DEFAULT_LOCALE) ? [{ lang: 'x-default', url: urlIn(DEFAULT_LOCALE) }] : []
  return [...known.map((lang) => ({ lang, url: urlIn(lang) })), ...fallback]
}
