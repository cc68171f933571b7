import { type ChildNode, Element, isTag, isText, type ParentNode } from 'domhandler'
import { DomHandler, Parser } from 'htmlparser2'
import { CodeText, type MarkedCode } from './code-text.ts'

/** How deep elements are nested at most, as in browsers. What walks through the tree calls itself once for each level. */
export const MAX_DEPTH = 512

/**
 * Parses HTML as forgivingly as browsers do, as far as the content needs it. Entities are decoded; the line break after a `<pre>` stays, so that it is
 * written again. Tags of elements that are nested too deep are left out, their content stays (docs/behaviour/content-limits.md 3).
 *
 * @param onTooDeep called once for each element whose tags are left out
 */
export function parseHtml(html: string, onTooDeep?: (name: string) => void): ChildNode[] {
  const handler = new BoundedHandler(onTooDeep)
  parseInto(handler, html)
  return handler.dom
}

/**
 * Parses HTML with marks for its code. Where a mark is no text of its own (its author has left an attribute or a comment open before a code
 * block), the code is parsed as HTML, as browsers would do.
 *
 * @param onTooDeep as in `parseHtml`
 */
export function parseMarkedHtml(html: string, codes: MarkedCode, onTooDeep: (name: string) => void): ChildNode[] {
  const handler = new MarkedHandler(codes, onTooDeep)
  parseInto(handler, html)
  return handler.found === codes.size ? handler.dom : parseHtml(codes.fill(html), onTooDeep)
}

function parseInto(handler: DomHandler, html: string): void {
  const parser = new Parser(handler, { decodeEntities: true, lowerCaseTags: true, recognizeSelfClosing: false })
  parser.end(html)
}

/** Builds the tree, except for elements that are nested too deep. */
class BoundedHandler extends DomHandler {
  readonly #onTooDeep: ((name: string) => void) | undefined
  /** Elements that are open and left out. The innermost is closed first, so they are the next to be closed. */
  #leftOut = 0

  constructor(onTooDeep: ((name: string) => void) | undefined) {
    super()
    this.#onTooDeep = onTooDeep
  }

  override onopentag(name: string, attributes: Record<string, string>): void {
    if (this.tagStack.length <= MAX_DEPTH) super.onopentag(name, attributes)
    else {
      this.#leftOut += 1
      this.#onTooDeep?.(name)
    }
  }

  override onclosetag(): void {
    if (this.#leftOut > 0) this.#leftOut -= 1
    else super.onclosetag()
  }
}

/** Puts code in the places of its marks. */
class MarkedHandler extends BoundedHandler {
  readonly #codes: MarkedCode
  /** How many marks were texts of their own. */
  found = 0

  constructor(codes: MarkedCode, onTooDeep: (name: string) => void) {
    super(onTooDeep)
    this.#codes = codes
  }

  override ontext(text: string): void {
    const code = this.#codes.find(text)
    if (code !== undefined && this.#isInCode()) {
      this.found += 1
      this.addNode(code)
    } else super.ontext(text)
  }

  /** Whether a text is the first child of `<code>`; in elements such as `<textarea>` it is not. */
  #isInCode(): boolean {
    const parent = this.tagStack.at(-1)
    return parent !== undefined && isTag(parent) && parent.name === 'code' && parent.children.length === 0
  }
}

/** The text of a node and all below it. */
export function textOf(node: ChildNode): string {
  if (isText(node)) return node.data
  return isTag(node) ? node.children.map(textOf).join('') : ''
}

const VOID = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'])

/** Nodes as HTML. Comments are left out. */
export function serialize(nodes: readonly ChildNode[]): string {
  let html = ''
  for (const node of nodes) {
    if (isText(node)) html += node instanceof CodeText ? node.html : escapeText(node.data)
    else if (isTag(node)) html += serializeElement(node)
  }
  return html
}

function serializeElement(element: Element): string {
  let html = `<${element.name}`
  for (const name in element.attribs) {
    const value = element.attribs[name]
    html += value === '' || value === undefined ? ` ${name}` : ` ${name}="${escapeAttribute(value)}"`
  }
  if (VOID.has(element.name)) return `${html}>`
  return `${html}>${serialize(element.children)}</${element.name}>`
}

/** What can't stand in an attribute in double quotes (HTML, 13.3 Serializing HTML fragments). */
export function escapeAttribute(text: string): string {
  return /[&<>"]/.test(text)
    ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
    : text
}

/** What can't stand in a text (HTML, 13.3 Serializing HTML fragments). */
export function escapeText(text: string): string {
  return /[&<>\u00A0]/.test(text)
    ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\u00A0', '&nbsp;')
    : text
}

/** A new element with these children, which lose their previous parent. */
export function createElement(name: string, attributes: Record<string, string>, children: ChildNode[] = []): Element {
  const element = new Element(name, attributes)
  setChildren(element, children)
  return element
}

/** Makes `children` the children of `parent`, in this order. */
export function setChildren(parent: ParentNode, children: ChildNode[]): void {
  let previous: ChildNode | null = null
  for (const child of children) {
    child.parent = parent
    child.prev = previous
    child.next = null
    if (previous !== null) previous.next = child
    previous = child
  }
  parent.children = children
}
