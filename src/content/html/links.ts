import type { Element } from 'domhandler'
import { DEFAULT_LOCALE, findLocale } from '#contracts/locales.ts'
import { docUrl } from '#contracts/urls.ts'
import { markdownLinkUrl } from '../areas/area-urls.ts'
import { encodeUrl } from '../macros/link.ts'
import type { FoundPage } from '../tree/tree.ts'
import type { HtmlContext } from './html-context.ts'

/** Parts of the site that content may link to although no content root has them (reference/content.md 6). */
const UNCHECKED =
  /^\/(?:discord|users\/|shared-assets\/|[^/]+\/(?:plus|play|observatory|blog|curriculum|community|about|advertising|newsletter|search)(?:[/?#]|$))/

/**
 * Checks a link against the whole tree and marks it: external, leading to the English page, or to a page that is not written
 * (reference/content.md 3.5). A moved or wrongly spelled address becomes the right one.
 */
export function processLink(link: Element, context: HtmlContext): void {
  const href = link.attribs.href?.replace(/[\t\n\r]/g, '').trim()
  const place = takePlace(link, href)
  if (href === undefined) return
  if (/^https?:\/\//i.test(href)) {
    markExternal(link, context)
    return
  }
  if (href.startsWith('#') || href.startsWith('mailto:') || href.startsWith('tel:')) return
  if (/^[a-z][a-z0-9+.-]*:/i.test(href) || href.startsWith('//')) {
    context.report(
      'unsafe-link',
      'error',
      `links to ${href.slice(0, 40)} are not allowed`,
      place,
      'use an https address or one of this site',
    )
    delete link.attribs.href
    return
  }
  if (href === '') {
    context.report('empty-link', 'warning', 'the link leads nowhere', place)
    delete link.attribs.href
    return
  }
  const source = context.page.area === undefined ? undefined : splitSourceLink(href)
  const target = source === undefined ? undefined : markdownLinkUrl(source.path, context.page.folder)
  if (source !== undefined && target !== undefined)
    processAreaLink(link, { path: target, tail: source.tail, isSource: true }, place, context)
  else if (href.startsWith('/')) processInternalLink(link, href, place, context)
  else context.report('relative-link', 'info', `${href} is no address from the site's root`, place, 'write /{locale}/docs/...')
}

/** Whether an address leads to a part of the site that is not made from content, so that nothing can be said of it here. */
export function isUnchecked(path: string): boolean {
  return UNCHECKED.test(path)
}

type Place = { readonly line?: number; readonly address?: string }

function takePlace(link: Element, href: string | undefined): Place {
  const line = link.attribs['data-line']
  delete link.attribs['data-line']
  return { ...(line === undefined ? {} : { line: Number(line) }), ...(href === undefined ? {} : { address: href }) }
}

function markExternal(link: Element, context: HtmlContext): void {
  addClass(link, 'external')
  link.attribs.target = '_blank'
  link.attribs.rel = 'noopener'
  link.attribs.title ??= context.text('external_link')
}

function processInternalLink(link: Element, href: string, place: Place, context: HtmlContext): void {
  const [, path = '', tail = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? []
  const address = findDocumentAddress(path, context.page.locale)
  if (address === undefined) {
    processAreaLink(link, { path, tail, isSource: false }, place, context)
    return
  }
  const { slugUrl } = address
  const found = context.questions.resolve(slugUrl)
  if (found === undefined) {
    const elsewhere = context.questions.findExternalTarget(slugUrl)
    if (elsewhere !== undefined) {
      link.attribs.href = elsewhere
      markExternal(link, context)
      return
    }
    context.report('broken-link', 'warning', `no page ${slugUrl}`, place, 'mend the address or write the page')
    addClass(link, 'page-not-created')
    link.attribs.title = context.text('page_not_created')
    link.attribs['data-href'] = href
    delete link.attribs.href
    return
  }
  const target = found.page.url
  reportSpelling({ ...address, tail }, found, place, context)
  link.attribs.href = encodeUrl(target) + (tail === '' ? found.fragment : tail)
  if (found.isFallback && context.page.locale !== DEFAULT_LOCALE) {
    addClass(link, 'only-in-en-us')
    link.attribs.title = context.text('only_in_english')
  }
  if (target === context.page.url && tail === '') link.attribs['aria-current'] = 'page'
}

/** Path and the rest of a link; undefined for one from the site's root. */
function splitSourceLink(href: string): { path: string; tail: string } | undefined {
  const [, path = '', tail = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? []
  return path === '' || path.startsWith('/') ? undefined : { path, tail }
}

/** Areas whose every page is made from content: a link into them that leads nowhere is a fault, where the area is there at all. */
const WHOLE_AREA = /^\/en-US\/(blog|curriculum)\/(?!.*\.(?:xml|json)$)/

interface AreaLink {
  readonly path: string
  /** Query and fragment. */
  readonly tail: string
  /** It was written as the path of a source file. */
  readonly isSource: boolean
}

/** A link to a page besides the documents. Of addresses that no content root has nothing can be said. */
function processAreaLink(link: Element, { path, tail, isSource }: AreaLink, place: Place, context: HtmlContext): void {
  const decoded = decodePath(path).replace(/\/+$/, '')
  const found = context.questions.resolve(findLocale(decoded.split('/')[1] ?? '') === undefined ? `/${DEFAULT_LOCALE}${decoded}` : decoded)
  if (found?.page.area !== undefined) {
    const { url } = found.page
    if (path !== url)
      context.report('ill-cased-link', 'info', `${path} is spelled ${url}`, { ...place, path: encodeUrl(url) }, 'use that spelling')
    link.attribs.href = encodeUrl(url) + tail
    if (url === context.page.url && tail === '') link.attribs['aria-current'] = 'page'
    return
  }
  const [, area] = WHOLE_AREA.exec(path) ?? []
  const isWhole = area !== undefined && context.questions.resolve(`/en-US/${area}`) !== undefined
  if (found !== undefined || !(isWhole || isSource)) return
  context.report('broken-link', 'warning', `no page ${path}`, place, 'mend the address or write the page')
  addClass(link, 'page-not-created')
  link.attribs.title = context.text('page_not_created')
  link.attribs['data-href'] = path + tail
  delete link.attribs.href
}

/** The address of a document in several forms. */
export interface DocumentAddress {
  /** As written, decoded. */
  readonly written: string
  /** With its locale. */
  readonly url: string
  /** Without slashes at its end. */
  readonly slugUrl: string
}

/**
 * The address of a document that a path of this site names; undefined for other parts of the site.
 *
 * @param path beginning with `/`, without query and fragment
 * @param locale of addresses that name none
 */
export function findDocumentAddress(path: string, locale: string): DocumentAddress | undefined {
  if (isUnchecked(path)) return undefined
  const written = decodePath(path)
  const url = withLocale(written, locale)
  if (url.split('/')[2] !== 'docs' || url.split('/').length < 4) return undefined
  return { written, url, slugUrl: url.replace(/\/+$/, '') }
}

type WrittenLink = DocumentAddress & {
  /** Query and fragment. */
  readonly tail: string
}

/** Says how an address should be written that leads to its page all the same. A fallback to English is no fault: the page may be translated one day. */
function reportSpelling({ written, url, slugUrl, tail }: WrittenLink, found: FoundPage, place: Place, context: HtmlContext): void {
  const target = found.page.url
  const locale = findLocale(slugUrl.split('/')[1] ?? '')?.code
  const spelled = found.isFallback && locale !== undefined ? docUrl(locale, found.page.slug) : target
  const respelled = { ...place, path: encodeUrl(spelled), ...(tail === '' && found.fragment !== '' ? { fragment: found.fragment } : {}) }
  const report = (kind: string, message: string, hint: string): void => context.report(kind, 'info', message, respelled, hint)
  if (found.isRedirected) report('redirected-link', `${slugUrl} has moved to ${target}${found.fragment}`, 'link the new address')
  else if (spelled !== slugUrl) report('ill-cased-link', `${slugUrl} is spelled ${spelled}`, 'use that spelling')
  else if (slugUrl !== url) report('ill-cased-link', `${url} has a slash at its end`, 'leave it out')
  else if (!written.startsWith('/docs/') && written !== url) report('ill-cased-link', `${written} is spelled ${url}`, 'use that spelling')
}

/** Adds the page's locale where the address has none, and the right case where it has. */
function withLocale(path: string, locale: string): string {
  const [, first = '', ...rest] = path.split('/')
  const known = findLocale(first)
  if (known !== undefined) return `/${known.code}/${rest.join('/')}`
  return first === 'docs' ? `/${locale}${path}` : path
}

/** A path without percent-encoding; as it is where that is broken. */
export function decodePath(path: string): string {
  if (!path.includes('%')) return path
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Adds a class to the element's own ones. */
export function addClass(element: Element, className: string): void {
  const classes = element.attribs.class?.split(/\s+/) ?? []
  if (!classes.includes(className)) element.attribs.class = [...classes, className].join(' ').trim()
}
