import { DEFAULT_LOCALE, findLocale } from '#contracts/locales.ts'
import { withCodeBreaks } from '#markup/code-breaks.ts'
import { type Html, html, joinHtml } from '#markup/html.ts'
import { idFragment } from '../../text/id-fragment.ts'
import { slugify } from '../../text/slugify.ts'
import { encodeUrl } from '../../tree/page-url.ts'
import { shortTitleOf } from '../../tree/titles.ts'
import type { FoundPage } from '../../tree/tree.ts'
import { inlineHtml, inlineText } from './inline-html.ts'
import type { MacroContext } from './macro.ts'
import { splitFragment } from './split-fragment.ts'
import { statusIcons } from './status-icons.ts'

/** What a cross-reference shows and where it leads. */
export interface LinkRequest {
  /** `/en-US/docs/...`, `/docs/...` or `/Web/...`; without a locale the page's own is meant. */
  readonly url: string
  /** May hold inline elements and character references (inline-html.ts); absent: the page's short title. */
  readonly text?: string | undefined
  readonly title?: string | undefined
  /** Text of a heading on the page; it becomes a fragment. */
  readonly anchor?: string | undefined
  /** A fragment without `#`, in any case. Of it and `anchor`, the fragment is used. */
  readonly fragment?: string | undefined
  readonly isCode?: boolean
  /** The call's first argument, which names the end of `url`; where the page's own spelling differs it is reported. */
  readonly argument?: NameArgument
  /** Icons for experimental, deprecated and non-standard pages, after the text. */
  readonly hasIcons?: boolean
}

/** The first argument of a call, which names a page. */
export interface NameArgument {
  /** With its fragment, as written. */
  readonly written: string
  /** Users read the name in the link, because the call gives no text: a fix would change what they read. */
  readonly isShown: boolean
}

/**
 * The one way in which macros link to pages (docs/behaviour/macros.md 11). A page that is not there
 * gives a link marked `page-not-created` and a diagnostic; one that is there in English only is marked `only-in-en-us`.
 */
export function linkToPage(request: LinkRequest, context: MacroContext): Html {
  const url = withLocale(request.url, context.locale)
  const found = context.resolve(url)
  const shown = (fallback: string): Html => {
    const text = request.text === undefined ? html`${fallback}` : inlineHtml(request.text)
    return request.isCode === true ? html`<code>${withCodeBreaks(text)}</code>` : text
  }
  if (found === undefined) {
    context.report({
      kind: 'macro-broken-link',
      message: `no page ${url}`,
      hint: 'fix the argument or create the page',
      severity: 'warning',
    })
    return html`<a class="page-not-created" title="${context.text('page_not_created')}" data-href="${url}">${shown(lastSegment(url))}</a>`
  }
  if (found.isRedirected)
    context.report({
      kind: 'macro-redirected-link',
      message: `${url} has moved to ${found.page.url}`,
      hint: 'use the new name',
      severity: 'info',
    })
  else if (request.argument !== undefined) compareSpelling(request.argument, url, found.page, context)
  const fragment = fragmentOf(request, context) ?? found.fragment
  const title = found.isFallback ? context.text('only_in_english') : request.title === undefined ? undefined : inlineText(request.title)
  const attributes = [
    html`href="${encodeUrl(found.page.url) + fragment}"`,
    found.isFallback && html`class="only-in-en-us"`,
    title !== undefined && html`title="${title}"`,
    found.page.url === context.page.url && fragment === '' && html`aria-current="page"`,
  ]
  const icons = request.hasIcons === true && statusIcons(found.page, context)
  return html`<a ${joinHtml(attributes, ' ')}>${shown(shortTitleOf(found.page))}</a>${icons}`
}

/**
 * Reports a name that leads to its page although its case is another. A fix keeps the fragment (docs/behaviour/links.md 15).
 *
 * @param right the name in the page's address
 * @param replacement the name as the argument should have it; undefined when it is unknown
 */
export function reportSpelling(
  { written, isShown }: NameArgument,
  right: string,
  replacement: string | undefined,
  context: MacroContext,
): void {
  const { name } = splitFragment(written)
  context.reportSpelling({
    kind: 'macro-ill-cased-argument',
    message: `${name} is spelled ${right} in the page's address`,
    hint: 'use that spelling',
    argument: 0,
    spelling: isShown || replacement === undefined ? undefined : replacement + written.slice(name.length),
  })
}

/** Links find pages whatever the case; the address has one. */
function compareSpelling(argument: NameArgument, url: string, page: FoundPage['page'], context: MacroContext): void {
  const asked = url.slice(url.indexOf('/docs/') + '/docs/'.length)
  if (asked === page.slug || asked.toLowerCase() !== page.slug.toLowerCase()) return
  const { name } = splitFragment(argument.written)
  const tail = page.slug.slice(-name.length)
  reportSpelling(argument, tail, tail.toLowerCase() === name.toLowerCase() ? tail : undefined, context)
}

function fragmentOf({ anchor, fragment }: LinkRequest, context: MacroContext): string | undefined {
  if (fragment !== undefined && anchor !== undefined)
    context.report({ kind: 'macro-argument', message: `two anchors: #${fragment} in the name and ${anchor}; the name's is used` })
  if (fragment !== undefined) return `#${idFragment(fragment)}`
  return anchor === undefined ? undefined : `#${slugify(anchor.replace(/^#/, ''))}`
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
