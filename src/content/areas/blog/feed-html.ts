import { type ChildNode, type Element, isTag } from 'domhandler'
import { areaText } from '#locales/areas.ts'
import { type Html, html } from '#markup/html.ts'
import { hasClass } from '../../html/element-classes.ts'
import { createElement, parseHtml, serialize } from '../../text/dom.ts'
import { mapSrcset } from '../../text/srcset.ts'

/** Elements that do nothing in a feed reader, or that feed readers take for an attack; left out with all that is in them. */
const DROPPED = /^(?:script|style|link|meta|base|template|noscript|iframe|frame|object|embed|applet|button|input|select|textarea|dialog)$/
/** Elements that only group controls: their contents stay. */
const UNWRAPPED = /^(?:form|fieldset|label|output)$/
/** Code that is hidden on the page is no part of what is read. */
const SITE_ONLY = /(?:^|\s)(?:hidden|visually-hidden)(?:\s|$)/
/** Meant for the stylesheets and scripts of the site; links into a post lead to the page (`wholeAddress`). */
const SITE_ATTRIBUTE =
  /^(?:on|data-|aria-)|^(?:class|id|style|role|tabindex|hidden|loading|decoding|contenteditable|autofocus|target|is|slot|part)$/
const ADDRESS_ATTRIBUTES: ReadonlySet<string> = new Set(['href', 'src', 'poster', 'cite', 'longdesc'])
const SAFE_ADDRESS = /^(?:https?:|mailto:|tel:|data:image\/)/i

/**
 * The HTML of a post for readers of feeds: whole addresses only, no scripts, no controls, nothing that only the site's own stylesheets and scripts
 * make sense of. Where a running example stands on the page, a link leads to it.
 *
 * @param html the builder's own
 * @param base whole address of the post
 */
export function feedHtml(html: string, base: string): string {
  return serialize(parseHtml(html).flatMap((node) => cleaned(node, { base, inDrawing: false })))
}

interface Place {
  readonly base: string
  /** In SVG and MathML, whose parts refer to one another and have no meaning without their attributes. */
  readonly inDrawing: boolean
}

function cleaned(node: ChildNode, place: Place): ChildNode[] {
  if (!isTag(node)) return node.type === 'text' ? [node] : []
  const { name, attribs } = node
  if (DROPPED.test(name) || (SITE_ONLY.test(attribs.class ?? '') && !place.inDrawing)) return []
  if (hasClass(node, 'example-header')) return markOf(node)
  if (name === 'live-sample' || hasClass(node, 'example-result')) return parseHtml(resultHtml(place.base).toString())
  const inDrawing = place.inDrawing || name === 'svg' || name === 'math'
  const children = node.children.flatMap((child) => cleaned(child, { ...place, inDrawing }))
  if (UNWRAPPED.test(name) || name.includes('-')) return inDrawing ? [] : children
  const kept = attributesOf(attribs, { ...place, inDrawing })
  if (!inDrawing && isBare(name, kept)) return children
  return [createElement(name, kept, children)]
}

/** Of the head of an example: whether it is a good or a bad one. The language is there for those who choose. */
function markOf(head: Element): ChildNode[] {
  const mark = head.children.filter(isTag).find((child) => hasClass(child, 'example-mark'))
  return mark === undefined ? [] : [createElement('p', {}, [createElement('strong', {}, mark.children)])]
}

/** Highlighted code is full of elements that mean nothing without their classes; a link to a page that is not there has no address. */
function isBare(name: string, attributes: Readonly<Record<string, string>>): boolean {
  return name === 'a' ? attributes.href === undefined : name === 'span' && Object.keys(attributes).length === 0
}

function resultHtml(base: string): Html {
  return html`<p><a href="${base}">${areaText('blog.feed_result')}</a></p>`
}

function attributesOf(attributes: Readonly<Record<string, string>>, { base, inDrawing }: Place): Record<string, string> {
  const kept = Object.entries(attributes).flatMap(([name, value]): [string, string][] => {
    if (SITE_ATTRIBUTE.test(name) && !(inDrawing && /^(?:id|class)$/.test(name))) return []
    if (name === 'srcset') return [[name, mapSrcset(value, (address) => wholeAddress(address, base))]]
    if (!ADDRESS_ATTRIBUTES.has(name) && !name.endsWith(':href')) return [[name, value]]
    const address = inDrawing && value.startsWith('#') ? value : wholeAddress(value, base)
    return address === undefined ? [] : [[name, address]]
  })
  return Object.fromEntries(kept)
}

/** Undefined for an address that a feed reader can't follow. */
function wholeAddress(value: string, base: string): string | undefined {
  const url = URL.parse(value, base)
  return url !== null && SAFE_ADDRESS.test(url.href) ? url.href : undefined
}
