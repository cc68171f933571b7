import { DEFAULT_LOCALE, type LocaleCode } from '#contracts/locales.ts'
import type { SidebarEntry } from '#contracts/sidebar.ts'
import { trimEndOf } from '#contracts/trim-characters.ts'
import { docUrl } from '#contracts/urls.ts'
import type { PageRecord } from '../read/page-record.ts'
import { compareTitles } from '../tree/compare-titles.ts'
import { encodeUrl } from '../tree/page-url.ts'
import { shortTitleOf } from '../tree/titles.ts'
import type { FoundPage } from '../tree/tree.ts'
import type { SidebarContext } from './sidebar-context.ts'
import type { SidebarSite } from './sidebar-site.ts'

interface EntryOptions {
  /** Absent: the page's short title. */
  readonly title?: string | undefined
  readonly isCode?: boolean
}

/** The entry of a page in a sidebar, with the status of the English page and a mark where the language has none of its own. */
export function pageEntry(
  { page, isFallback, fragment }: FoundPage,
  { site, statusOf }: Pick<SidebarContext, 'site' | 'statusOf'>,
  { title, isCode = false }: EntryOptions = {},
): SidebarEntry {
  const status = statusOf(site.findPage(DEFAULT_LOCALE, page.slug) ?? page)
  return {
    title: [title, shortTitleOf(page)].find((name) => name !== undefined && name !== '') ?? nameOf(page.slug),
    url: encodeUrl(page.url) + fragment,
    ...(isCode ? { code: true as const } : {}),
    ...(status.length === 0 ? {} : { status }),
    ...(isFallback ? { onlyInEnglish: true as const } : {}),
  }
}

/**
 * What something without a title is called: the end of its slug or address.
 *
 * @example nameOf('/Web/CSS/Pseudo_classes#list') // 'Pseudo classes'
 */
export function nameOf(path: string): string {
  const last = path
    .replace(/#.*$/s, '')
    .split('/')
    .findLast((segment) => segment !== '')
  return (last ?? '').replaceAll('_', ' ')
}

/** A page that exists in English, as a language has it. */
export function inLanguage(english: PageRecord, locale: LocaleCode, site: SidebarSite): FoundPage {
  const own = site.findPage(locale, english.slug)
  return { page: own ?? english, isFallback: own === undefined, isRedirected: false, fragment: '' }
}

/** The page that a slug leads to in a language: with redirects, and the English one where it has none. */
export function findBySlug(slug: string, locale: LocaleCode, site: SidebarSite): FoundPage | undefined {
  return site.resolve(docUrl(locale, slug))
}

/** The slug in an address: `/Web/CSS`, `/docs/Web/CSS` and `/en-US/docs/Web/CSS` are one. */
export function slugOfLink(path: string): string {
  return trimEndOf(path, '/').replace(/^\/+(?:(?:[\w-]+\/)?docs\/)?/, '')
}

/** English pages in the order in which sidebars list them: by English short title (docs/behaviour/sidebars.md 13). */
export function inTitleOrder(pages: readonly PageRecord[]): PageRecord[] {
  return [...pages].sort((a, b) => compareTitles(shortTitleOf(a), shortTitleOf(b)))
}
