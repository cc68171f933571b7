import { ADDRESS_MAX } from '#contracts/event-limits.ts'
import type { MeasuredEvent } from '#contracts/events.ts'
import { labelOf } from './label-of.ts'

type Rule = readonly [selector: string, eventOf: (link: HTMLAnchorElement) => MeasuredEvent | undefined]

/** Links that have an event of their own; the first rule that fits counts. */
const RULES: readonly Rule[] = [
  ['.ad-link:not(.ad-fallback)', (link) => ({ name: 'ads.click', id: link.closest<HTMLElement>('[data-ad]')?.dataset.ad ?? '' })],
  ['.skip-link', (link) => ({ name: 'menu.skip_link', id: fragmentOf(link) })],
  ['.brand', (link) => ({ name: 'menu.logo', url: urlOf(link) })],
  ['.account-log-in', () => ({ name: 'accounts.log_in' })],
  ['.account-sign-up', () => ({ name: 'accounts.sign_up' })],
  ['.account a', (link) => ({ name: 'accounts.menu_entry', id: entryOf(link) })],
  ['.main-menu a', (link) => ({ name: 'menu.entry', id: pathOf(link), url: urlOf(link) })],
  ['.site-footer a', (link) => ({ name: 'menu.footer_link', ...linkOf(link) })],
  ['.language-menu a, .language-offer a', languageChoice],
  ['.breadcrumbs a', breadcrumb],
  ['.toc a', (link) => ({ name: 'article.toc_link', id: fragmentOf(link) })],
  ['.sidebar a', (link) => ({ name: 'article.sidebar_link', url: urlOf(link) })],
  ['.translation-note a', (link) => ({ name: 'article.translation_note', url: urlOf(link) })],
  ['.article-source a', sourceLink],
  ['.prev-next a, .post-neighbours a, .module-steps a', (link) => ({ name: 'article.previous_next', ...linkOf(link) })],
  ['.heading-link', (link) => ({ name: 'page.section_link', id: fragmentOf(link) })],
  ['.compat a', (link) => ({ name: 'compat.link', ...linkOf(link) })],
  ['.suggestions a', (link) => ({ name: 'page.not_found_suggestion', ...linkOf(link) })],
  ['.foot-notice a', (link) => ({ name: 'page.reload_after_error', url: urlOf(link) })],
  ['.search-title', searchResult],
  ['.search-pager a', (link) => ({ name: 'search.page', position: Number(new URL(link.href).searchParams.get('page') ?? 1) })],
  ['.home a', (link) => ({ name: 'home.link', ...linkOf(link) })],
  ['.blog a', (link) => ({ name: 'blog.link', ...linkOf(link) })],
  ['.partner-banner a', (link) => ({ name: 'banners.click', id: 'curriculum-partner', url: urlOf(link) })],
  ['.curriculum a:not(.prose a)', (link) => ({ name: 'curriculum.link', ...linkOf(link) })],
  ['.spotlight a:not(.prose a), .community-part a', (link) => ({ name: 'community.link', ...linkOf(link) })],
]

/** The event of a click on a link: the one that is named for it, else, where it leaves the site, `page.external_link`. */
export function findLinkClick(link: HTMLAnchorElement): MeasuredEvent | undefined {
  const rule = RULES.find(([selector]) => link.matches(selector))
  if (rule !== undefined) return rule[1](link)
  return link.origin === location.origin ? undefined : { name: 'page.external_link', url: urlOf(link) }
}

function urlOf({ href }: HTMLAnchorElement): string {
  return href.slice(0, ADDRESS_MAX)
}

function linkOf(link: HTMLAnchorElement): { readonly url: string; readonly label: string } {
  return { url: urlOf(link), label: labelOf(link) }
}

function fragmentOf({ hash }: HTMLAnchorElement): string {
  return hash.slice(1)
}

/** Without its language, so that an entry is the same one in all of them. */
function pathOf({ pathname }: HTMLAnchorElement): string {
  return pathname.replace(/^\/[^/]+/, '')
}

/** By what it leads to, whatever the language: `collections`, `account`; a place outside by its host. */
function entryOf({ origin, host, pathname }: HTMLAnchorElement): string {
  return origin === location.origin ? (pathname.split('/').findLast((segment) => segment !== '') ?? '') : host
}

function languageChoice({ hreflang }: HTMLAnchorElement): MeasuredEvent {
  return { name: 'language.choose', from: document.documentElement.lang, to: hreflang }
}

function breadcrumb(link: HTMLAnchorElement): MeasuredEvent {
  const [...links] = link.closest('ol')?.querySelectorAll('a') ?? []
  return { name: 'article.breadcrumb', url: urlOf(link), position: links.indexOf(link) + 1, count: links.length }
}

/** Counted over all pages of the results: the list goes on where the previous page ended. */
function searchResult(link: HTMLAnchorElement): MeasuredEvent {
  const list = link.closest('ol')
  const [...links] = list?.querySelectorAll('.search-title') ?? []
  return { name: 'search.result', url: urlOf(link), position: (list?.start ?? 1) + links.indexOf(link) }
}

function sourceLink(link: HTMLAnchorElement): MeasuredEvent | undefined {
  const url = urlOf(link)
  switch (link.dataset.measure) {
    case 'contributors_link':
    case 'source_link':
    case 'report_link':
      return { name: `article.${link.dataset.measure}`, url }
    default:
      return undefined
  }
}
