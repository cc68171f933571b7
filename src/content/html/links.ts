import { sep } from 'node:path'
import type { Element } from 'domhandler'
import { DEFAULT_LOCALE, findLocale } from '#contracts/locales.ts'
import { findMediaType } from '#contracts/media.ts'
import { trimEndOf } from '#contracts/trim-characters.ts'
import { docUrl } from '#contracts/urls.ts'
import type { Problem } from '../diagnostics/diagnostic.ts'
import { findFragmentTarget } from '../fragments/fragment-link.ts'
import { decodePath } from '../text/decode-path.ts'
import { idFragment } from '../text/id-fragment.ts'
import { markdownLinkUrl } from '../tree/area-urls.ts'
import { encodeUrl } from '../tree/page-url.ts'
import type { FoundPage } from '../tree/tree.ts'
import { type DocumentAddress, findDocumentAddress, isUnchecked } from './document-address.ts'
import { addClass } from './element-classes.ts'
import { addressBelow, findFile } from './find-file.ts'
import type { HtmlContext, ProblemPlace } from './html-context.ts'

/**
 * Checks a link against the whole tree and marks it: external, leading to the English page, or to a page that is not written
 * (docs/behaviour/documents.md 35). A moved or wrongly spelled address becomes the right one.
 */
export function processLink(link: Element, context: HtmlContext): void {
  const href = link.attribs.href?.replace(/[\t\n\r]/g, '').trim()
  const place = takePlace(link, href)
  if (href === undefined) return
  resolveLink(link, href, place, context)
  const target = findFragmentTarget(link.attribs.href ?? '', context.page.url)
  if (target !== undefined) context.linkToPart(target, place)
}

function resolveLink(link: Element, href: string, place: Place, context: HtmlContext): void {
  if (/^https?:\/\//i.test(href)) {
    markExternal(link, context)
    return
  }
  if (href.startsWith('#')) {
    reportFragment(href, place, context)
    link.attribs.href = lowerFragment(href)
    return
  }
  // Schemes have no case (RFC 3986, 3.1).
  if (/^(?:mailto|tel):/i.test(href)) return
  if (/^[a-z][a-z0-9+.-]*:/i.test(href) || href.startsWith('//')) {
    context.report({
      kind: 'unsafe-link',
      severity: 'error',
      message: `links to ${href.slice(0, 40)} are not allowed`,
      place,
      hint: 'use an https address or one of this site',
    })
    delete link.attribs.href
    return
  }
  if (href === '') {
    context.report({ kind: 'empty-link', severity: 'warning', message: 'the link has no address', place })
    delete link.attribs.href
    return
  }
  const source = context.page.area === undefined ? undefined : splitSourceLink(href)
  const target = source === undefined ? undefined : markdownLinkUrl(source.path, context.page.folder)
  if (source !== undefined && target !== undefined)
    processAreaLink(link, { path: target, tail: source.tail, source: source.path }, place, context)
  else if (href.startsWith('/')) processInternalLink(link, href, place, context)
  else if (isMedia(href)) processFileLink(link, href, place, context)
  else
    context.report({
      kind: 'relative-link',
      severity: 'info',
      message: `${href} is not a URL from the root of the site`,
      place,
      hint: 'write /{locale}/docs/...',
    })
}

type Place = Pick<ProblemPlace, 'line' | 'address' | 'call'>

function takePlace(link: Element, href: string | undefined): Place {
  const { 'data-line': line, 'data-call': call } = link.attribs
  delete link.attribs['data-line']
  delete link.attribs['data-call']
  return {
    ...(line === undefined ? {} : { line: Number(line) }),
    ...(href === undefined ? {} : { address: href }),
    ...(call === undefined ? {} : { call: Number(call) }),
  }
}

function markExternal(link: Element, context: HtmlContext): void {
  addClass(link, 'external')
  link.attribs.target = '_blank'
  link.attribs.rel = 'noopener'
  link.attribs.title ??= context.text('external_link')
}

function processInternalLink(link: Element, href: string, place: Place, context: HtmlContext): void {
  const { path, tail } = splitTail(href)
  const address = findDocumentAddress(path, context.page.locale)
  if (address === undefined) {
    processAreaLink(link, { path, tail }, place, context)
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
    if (isMedia(href)) processFileLink(link, href, place, context)
    else breakLink(link, { href, message: `no page ${slugUrl}` }, place, context)
    return
  }
  const target = found.page.url
  reportSpelling({ ...address, tail }, found, place, context)
  link.attribs.href = encodeUrl(target) + (tail === '' ? found.fragment : lowerFragment(tail))
  if (found.isFallback && context.page.locale !== DEFAULT_LOCALE) {
    addClass(link, 'only-in-en-us')
    link.attribs.title = context.text('only_in_english')
  }
  if (target === context.page.url && tail === '') link.attribs['aria-current'] = 'page'
}

function splitTail(href: string): { readonly path: string; readonly tail: string } {
  const at = href.search(/[?#]/)
  return at < 0 ? { path: href, tail: '' } : { path: href.slice(0, at), tail: href.slice(at) }
}

/** Path and the rest of a link; undefined for one from the site's root. */
function splitSourceLink(href: string): { readonly path: string; readonly tail: string } | undefined {
  const { path, tail } = splitTail(href)
  return path === '' || path.startsWith('/') ? undefined : { path, tail }
}

/** Areas whose every page is made from content: a link into them that leads nowhere is a problem, where the area is there at all. */
const WHOLE_AREA = /^\/en-US\/(blog|curriculum)\/(?!.*\.(?:xml|json)$)/

interface AreaLink {
  readonly path: string
  /** Query and fragment. */
  readonly tail: string
  /** The path of a source file that the link was written as. */
  readonly source?: string
}

/** A link to a page besides the documents. Nothing can be said of the parts of the site that no content root has. */
function processAreaLink(link: Element, { path, tail, source }: AreaLink, place: Place, context: HtmlContext): void {
  const decoded = trimEndOf(decodePath(path), '/')
  const found = context.questions.resolve(findLocale(decoded.split('/')[1] ?? '') === undefined ? `/${DEFAULT_LOCALE}${decoded}` : decoded)
  if (found?.page.area !== undefined) {
    const { url } = found.page
    if (path !== url) {
      const right = source === undefined ? encodeUrl(url) : respellSource(source, found.page.file)
      context.report({
        kind: 'ill-cased-link',
        severity: 'info',
        message: source === undefined ? `${path} is spelled ${url}` : `${source} is spelled ${right ?? url}`,
        place: { ...place, ...(right === undefined ? {} : { path: right }) },
        hint: 'use that spelling',
      })
    }
    link.attribs.href = encodeUrl(url) + tail
    if (url === context.page.url && tail === '') link.attribs['aria-current'] = 'page'
    return
  }
  const [, area] = WHOLE_AREA.exec(path) ?? []
  const isWhole = area !== undefined && context.questions.resolve(`/en-US/${area}`) !== undefined
  if (found !== undefined || !(isWhole || source !== undefined || isPageOfContent(decoded))) return
  breakLink(link, { href: path + tail, message: `no page ${path}` }, place, context)
}

/**
 * A relative path with the case that its file has on disk; undefined when more than the case is different.
 *
 * @example respellSource('../1-About.md', '/x/curriculum/1-about.md') // '../1-about.md'
 */
function respellSource(path: string, file: string): string | undefined {
  const name = path.replace(/^(?:\.\.?\/)+/, '')
  const right = file.replaceAll(sep, '/').slice(-name.length)
  return right !== name && right.toLowerCase() === name.toLowerCase() ? path.slice(0, -name.length) + right : undefined
}

/** Whether only content could have a page at an address, which has no slash at its end: it is no home, no file and no part of the product. */
function isPageOfContent(path: string): boolean {
  const [, first = '', ...rest] = path.split('/')
  const isBelow = findLocale(first) === undefined ? first !== '' && !PRODUCT_PARTS.has(first) : rest.length > 0
  const last = rest.at(-1) ?? first
  return isBelow && last !== 'docs' && !isUnchecked(path) && !/\.[a-z\d]+$/i.test(last)
}

const PRODUCT_PARTS: ReadonlySet<string> = new Set(['api', 'bcd', 'schemas', 'static'])

/** Whether an address ends like a file that may stand next to a page. */
function isMedia(href: string): boolean {
  return findMediaType(href.replace(/[?#].*$/s, '')) !== undefined
}

/** A link to a file next to a page. */
function processFileLink(link: Element, href: string, place: Place, context: HtmlContext): void {
  const found = findFile(href, context)
  if (found === undefined) {
    breakLink(link, { href: href.startsWith('/') ? href : addressBelow(context.page, href), message: `no file ${href}` }, place, context)
    return
  }
  if (found.spelling !== undefined) {
    const { path } = splitTail(href)
    context.report({
      kind: 'ill-cased-link',
      severity: 'info',
      message: `${href} is spelled ${found.spelling} on disk`,
      place: { ...place, path: path.slice(0, path.lastIndexOf('/') + 1) + encodeURIComponent(found.spelling) },
      hint: 'use that spelling',
    })
  }
  link.attribs.href = found.url + (/[?#].*$/s.exec(href)?.[0] ?? '')
}

/** Reports a link that leads nowhere and marks it. */
function breakLink(link: Element, { href, message }: { href: string; message: string }, place: Place, context: HtmlContext): void {
  context.report({ kind: 'broken-link', severity: 'warning', message, place, hint: 'fix the URL or create the page' })
  addClass(link, 'page-not-created')
  link.attribs.title = context.text('page_not_created')
  link.attribs['data-href'] = href
  delete link.attribs.href
}

/** The query and fragment of a link with the fragment in lower case, as all ids are (docs/behaviour/documents.md 20). */
function lowerFragment(tail: string): string {
  const fragment = fragmentOf(tail)
  const lower = `#${idFragment(fragment.slice(1))}`
  return fragment === '' || decodePath(fragment) === decodePath(lower) ? tail : tail.slice(0, -fragment.length) + lower
}

/** With `#`; empty when there is none. */
function fragmentOf(tail: string): string {
  return /#.*$/s.exec(tail)?.[0] ?? ''
}

function reportFragment(tail: string, place: Place, { report }: HtmlContext): void {
  const fragment = fragmentOf(lowerFragment(tail))
  if (fragment === fragmentOf(tail)) return
  report({
    kind: 'ill-cased-link',
    severity: 'info',
    message: `${fragmentOf(tail)} is spelled ${decodePath(fragment)}`,
    place: { ...place, fragment },
    hint: 'use that spelling',
  })
}

type WrittenLink = DocumentAddress & {
  /** Query and fragment. */
  readonly tail: string
}

/**
 * Says how an address should be written that leads to its page all the same, in one report. A fallback to English is no problem: the page may be translated one
 * day.
 */
function reportSpelling({ written, url, slugUrl, tail }: WrittenLink, found: FoundPage, place: Place, context: HtmlContext): void {
  const target = found.page.url
  const locale = found.isFallback ? findLocale(slugUrl.split('/')[1] ?? '')?.code : undefined
  const spelled = locale === undefined ? target : docUrl(locale, found.page.slug)
  const report = (problem: Problem): void => {
    const right = tail === '' ? found.fragment : lowerFragment(tail)
    const fragment = right === tail ? {} : { fragment: fragmentOf(right) }
    context.report({ ...problem, severity: 'info', place: { ...place, path: encodeUrl(spelled), ...fragment } })
  }
  if (found.isRedirected)
    report({ kind: 'redirected-link', message: `${slugUrl} has moved to ${target}${found.fragment}`, hint: 'link the new address' })
  else if (spelled !== slugUrl) report({ kind: 'ill-cased-link', message: `${slugUrl} is spelled ${spelled}`, hint: 'use that spelling' })
  else if (slugUrl !== url) report({ kind: 'ill-cased-link', message: `${url} has a slash at its end`, hint: 'leave it out' })
  else if (!written.startsWith('/docs/') && written !== url)
    report({ kind: 'ill-cased-link', message: `${written} is spelled ${url}`, hint: 'use that spelling' })
  else reportFragment(tail, place, context)
}
