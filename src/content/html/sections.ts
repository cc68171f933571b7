import { type ChildNode, type Element, isTag } from 'domhandler'
import type { Section, TocEntry } from '#contracts/document.ts'
import { html } from '#markup/html.ts'
import { serialize } from '../text/dom.ts'

type Specification = { bcdSpecificationURL: string; title: string }
type CompatValue = Extract<Section, { type: 'browser_compatibility' }>['value']

/** Where the typed sections get their data. */
export interface SectionData {
  readonly listSpecifications: (compatKeys: readonly string[], specUrls: readonly string[]) => Specification[]
  readonly findCompatTable: (key: string) => CompatValue['table']
}

type Head = { readonly id: string; readonly title: string; readonly isH3: boolean } | { readonly isH3: false }

const NO_HEAD: Head = { isH3: false }

/**
 * Splits a page at its top-level h2 and h3 into sections (docs/behaviour/documents.md 31). A place of compat data or specifications right
 * after a heading makes its section a typed one; where the section has text already, the typed section takes over the heading and
 * the text follows as a section without one. Text without a heading stays where it is. Several compat keys are sections of their own
 * below the heading.
 */
export function splitSections(nodes: readonly ChildNode[], data: SectionData): Section[] {
  const sections: Section[] = []
  let head = NO_HEAD
  let content: ChildNode[] = []
  const flush = (): void => {
    const html = serialize(content).trim()
    if (html !== '' || 'id' in head) sections.push({ type: 'prose', value: { ...head, content: html } })
    head = NO_HEAD
    content = []
  }
  const startTyped = (typed: Section): void => {
    const before = serialize(content).trim()
    head = NO_HEAD
    content = []
    sections.push(typed)
    if (before !== '') sections.push({ type: 'prose', value: { ...NO_HEAD, content: before } })
  }
  for (const node of nodes) {
    if (isTag(node) && (node.name === 'h2' || node.name === 'h3')) {
      flush()
      head = { id: node.attribs.id ?? '', title: serialize(node.children).trim(), isH3: node.name === 'h3' }
    } else if (isTag(node) && node.attribs.class === 'bc-data') {
      if (node.attribs['data-multiple'] === 'true' || !('id' in head)) flush()
      startTyped(compatSection(node, head, data))
    } else if (isTag(node) && node.attribs.class === 'bc-specs') {
      if (!('id' in head)) flush()
      startTyped(specificationsSection(node, head, data))
    } else content.push(node)
  }
  flush()
  return sections
}

/**
 * The entries of 'In this article': the h2 headings and, as `sub`, the h3 headings below them, in the page's order
 * (docs/behaviour/documents.md 32).
 */
export function tocOf(sections: readonly Section[]): TocEntry[] {
  return sections.flatMap(({ value }) => ('id' in value ? [{ id: value.id, text: withoutLinks(value.title), sub: value.isH3 }] : []))
}

/** A heading's text for another place in the page: no link within a link, and no id twice. */
function withoutLinks(html: string): string {
  return html.replace(/<\/?a\b[^<>]*>/g, '').replace(/<[a-z][^<>]*>/g, (tag) => tag.replace(/ id="[^"]*"/, ''))
}

function compatSection(node: Element, head: Head, { findCompatTable }: SectionData): Section {
  const query = node.attribs['data-query'] ?? ''
  const table = findCompatTable(query)
  const own: Head =
    node.attribs['data-multiple'] === 'true' ? { id: query.toLowerCase(), title: html`${query}`.toString(), isH3: true } : head
  return { type: 'browser_compatibility', value: { ...own, query, table } }
}

function specificationsSection(node: Element, head: Head, { listSpecifications }: SectionData): Section {
  const keys = listOf(node.attribs['data-bcd-query'])
  return {
    type: 'specifications',
    value: {
      ...head,
      query: keys.length === 0 ? 'undefined' : keys.join(','),
      specifications: listSpecifications(keys, listOf(node.attribs['data-spec-urls'])),
    },
  }
}

function listOf(text: string | undefined): string[] {
  return text === undefined || text === '' ? [] : text.split(' ')
}
