import { type ChildNode, type Element, isTag } from 'domhandler'
import { createElement, setChildren, textOf } from '../text/dom.ts'
import { slugify, type UniqueIds } from '../text/slugify.ts'

/** The elements of a page that have an id or need one, each group in the order of the page. */
interface NamedElements {
  readonly explicit: Element[]
  readonly headings: Element[]
  readonly terms: Element[]
}

/**
 * Gives elements their ids, each id once in a page (docs/behaviour/links.md 1). Explicit ids come first, then headings, then terms: a link
 * that its author wrote to a section must not lead to a term of the same name.
 *
 * @param nodes the whole page; changed in place, before anything else asks for an id
 */
export function nameElements(nodes: readonly ChildNode[], ids: UniqueIds): void {
  const named: NamedElements = { explicit: [], headings: [], terms: [] }
  for (const node of nodes) collect(node, named)
  for (const element of named.explicit) element.attribs.id = ids.take(explicitIdOf(element))
  for (const heading of named.headings) nameHeading(heading, ids)
  for (const term of named.terms) term.attribs.id = ids.take(slugify(idSource(term)))
}

/** A term of a definition list links to itself, so that users can copy its address. */
export function linkTerm(term: Element): void {
  if (!hasLink(term)) setChildren(term, [createElement('a', { href: `#${term.attribs.id}` }, term.children)])
}

function collect(node: ChildNode, named: NamedElements): void {
  if (!isTag(node)) return
  groupOf(node, named)?.push(node)
  for (const child of node.children) collect(child, named)
}

const HEADINGS: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'])

function groupOf({ name, attribs }: Element, { explicit, headings, terms }: NamedElements): Element[] | undefined {
  if (isLiveSample(name, attribs.class)) return explicit
  if (attribs.id?.trim() === '') delete attribs.id
  if (attribs.id !== undefined) return explicit
  if (HEADINGS.has(name)) return headings
  return name === 'dt' ? terms : undefined
}

/** Live samples of one name are counted, too: `frame_x`, `frame_x_2`. */
export function isLiveSample(name: string, classes: string | undefined): boolean {
  return name === 'div' && classes?.startsWith('live-sample') === true
}

function explicitIdOf({ name, attribs }: Element): string {
  if (isLiveSample(name, attribs.class)) return `frame_${attribs['data-live-id'] ?? ''}`
  return (attribs.id ?? '').trim().toLowerCase().replace(/\s+/g, '_')
}

/** Markdown has made `data-slug` from the whole text of a heading; one with a macro is named after what the macro gave. */
function nameHeading(heading: Element, ids: UniqueIds): void {
  const slug = heading.attribs['data-slug'] ?? slugify(idSource(heading))
  delete heading.attribs['data-slug']
  heading.attribs.id = ids.take(slug)
}

/** The text that an id is made from: that of the first child where this is an element, else all of it. */
function idSource(element: Element): string {
  const [first] = element.children
  return first !== undefined && isTag(first) ? textOf(first) : textOf(element)
}

function hasLink(element: Element): boolean {
  return element.children.some((child) => isTag(child) && (child.name === 'a' || hasLink(child)))
}
