import { type ChildNode, Element, isTag, isText, type ParentNode } from 'domhandler'
import { DomHandler, Parser } from 'htmlparser2'
import { escapeHtml } from './escape.ts'

/** Parses HTML as forgivingly as browsers do, as far as the content needs it. Entities are decoded; the line break behind a `<pre>` stays, so that it is written again. */
export function parseHtml(html: string): ChildNode[] {
  const handler = new DomHandler()
  const parser = new Parser(handler, { decodeEntities: true, lowerCaseTags: true, recognizeSelfClosing: false })
  parser.end(html)
  return handler.dom
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
    if (isText(node)) html += escapeText(node.data)
    else if (isTag(node)) html += serializeElement(node)
  }
  return html
}

function serializeElement(element: Element): string {
  let html = `<${element.name}`
  for (const name in element.attribs) {
    const value = element.attribs[name]
    html += value === '' || value === undefined ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`
  }
  if (VOID.has(element.name)) return `${html}>`
  return `${html}>${serialize(element.children)}</${element.name}>`
}

function escapeText(text: string): string {
  return /[&<>\u00A0]/.test(text)
    ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\u00A0', '&nbsp;')
    : text
}

/** A new element with these children, which lose their former parent. */
export function createElement(name: string, attributes: Record<string, string>, children: ChildNode[] = []): Element {
  const element = new Element(name, attributes)
  setChildren(element, children)
  return element
}

/** Makes `children` the children of `parent`, in this order. */
export function setChildren(parent: ParentNode, children: ChildNode[]): void {
  children.forEach((child, index) => {
    child.parent = parent
    child.prev = children[index - 1] ?? null
    child.next = children[index + 1] ?? null
  })
  parent.children = children
}
