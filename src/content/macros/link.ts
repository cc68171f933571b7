import { DEFAULT_LOCALE, findLocale } from '#contracts/locales.ts'
import { shortTitleOf } from '../document/titles.ts'
import { escapeHtml, escapeOnce } from '../html/escape.ts'
import { slugify } from '../html/slugify.ts'
import type { FoundPage } from '../tree/tree.ts'
import type { MacroContext } from './macro.ts'
import { statusIcons } from './status-icons.ts'

/** What a cross-reference shows and where it leads. */
export interface LinkRequest {
  /** `/en-US/docs/...`, `/docs/...` or `/Web/...`; without a locale the page's own is meant. */
  readonly url: string
  /** HTML-escaped here unless it is already; absent: the page's short title. */
  readonly text?: string | undefined
  readonly title?: string | undefined
  /** Text of a heading on the page; it becomes a fragment. */
  readonly anchor?: string | undefined
  /** A fragment as it is, without `#`. */
  readonly fragment?: string | undefined
  readonly isCode?: boolean
  /** How the author wrote the end of `url`, as the first argument; where the page's own spelling differs it is reported. */
  readonly written?: string | undefined
  /** Icons for experimental, deprecated and non-standard pages, behind the text. */
  readonly hasIcons?: boolean
}

/**
 * The one way in which macros link to pages (reference/content.md 2.0, 'Common link routine'). A page that is not there
 * gives a link marked `page-not-created` and a diagnostic; one that is there in English only is marked `only-in-en-us`.
 */
export function linkToPage(request: LinkRequest, context: MacroContext): string {
  const url = withLocale(request.url, context.locale)
  const found = context.resolve(url)
  const shown = (fallback: string): string => {
    const text = escapeOnce(request.text ?? fallback)
    return request.isCode === true ? `<code>${text}</code>` : text
  }
  if (found === undefined) {
    context.report('macro-broken-link', `no page ${url}`, 'mend the argument or write the page', 'warning')
    return `<a class="page-not-created" title="${escapeHtml(context.text('page_not_created'))}" data-href="${escapeHtml(url)}">${shown(lastSegment(url))}</a>`
  }
  if (found.isRedirected) context.report('macro-redirected-link', `${url} has moved to ${found.page.url}`, 'use the new name', 'info')
  else if (request.written !== undefined) reportSpelling(request.written, url, found.page, context)
  const fragment = fragmentOf(request) ?? found.fragment
  const attributes = [
    `href="${escapeHtml(encodeUrl(found.page.url) + fragment)}"`,
    found.isFallback ? `class="only-in-en-us"` : '',
    found.isFallback
      ? `title="${escapeHtml(context.text('only_in_english'))}"`
      : request.title === undefined
        ? ''
        : `title="${escapeHtml(request.title)}"`,
    found.page.url === context.page.url && fragment === '' ? 'aria-current="page"' : '',
  ]
  const icons = request.hasIcons === true ? statusIcons(found.page, context) : ''
  return `<a ${attributes.filter((attribute) => attribute !== '').join(' ')}>${shown(shortTitleOf(found.page))}</a>${icons}`
}

/** Links find pages whatever the case; the address has one. */
function reportSpelling(written: string, url: string, page: FoundPage['page'], context: MacroContext): void {
  const asked = url.slice(url.indexOf('/docs/') + '/docs/'.length)
  if (asked === page.slug || asked.toLowerCase() !== page.slug.toLowerCase()) return
  const tail = page.slug.slice(-written.length)
  const isTail = tail.toLowerCase() === written.toLowerCase()
  context.reportSpelling({
    kind: 'macro-ill-cased-argument',
    message: `${written} is spelled ${tail} in the page's address`,
    hint: 'use that spelling',
    argument: 0,
    spelling: isTail ? tail : undefined,
  })
}

function fragmentOf({ anchor, fragment }: LinkRequest): string | undefined {
  if (fragment !== undefined) return `#${encodeURI(fragment)}`
  return anchor === undefined ? undefined : `#${slugify(anchor.replace(/^#/, ''))}`
}

/** The address of a page for an `href`: what URLs don't allow is percent-encoded. */
export function encodeUrl(url: string): string {
  return /[^\w/.~!$&'()*+,;=:@-]/.test(url) ? encodeURI(url).replaceAll('?', '%3F') : url
}

function withLocale(url: string, locale: string): string {
  const [, first = ''] = url.split('/')
  if (findLocale(first) !== undefined) return url
  const path = url.startsWith('/docs/') ? url : `/docs${url.startsWith('/') ? '' : '/'}${url}`
  return `/${locale === '' ? DEFAULT_LOCALE : locale}${path}`
}

function lastSegment(url: string): string {
  return url.slice(url.lastIndexOf('/') + 1).replaceAll('_', ' ')
}
