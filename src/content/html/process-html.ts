import { type ChildNode, type Element, isTag, isText } from 'domhandler'
import { createElement, serialize, setChildren, textOf } from './dom.ts'
import type { HtmlContext } from './html-context.ts'
import { processImage } from './images.ts'
import { addClass, processLink } from './links.ts'
import { slugify } from './slugify.ts'

/** Browsers skip control characters and blanks in front of a scheme, and tabs and line breaks inside it (URL standard, 'basic URL parser'). */
const SCRIPT_ADDRESS = new RegExp(
  `^[\\0-\\x20]*(?:${['javascript', 'vbscript'].map((scheme) => [...scheme].join('[\\t\\n\\r]*')).join('|')})[\\t\\n\\r]*:`,
  'i',
)

/** Elements that would run code or load more pages; content has no use for them, and the site's policy blocks them. */
const REFUSED = new Set(['script', 'style', 'object', 'embed', 'applet', 'base', 'meta', 'link', 'form', 'frame', 'frameset', 'noscript'])

/**
 * Goes once through a page's nodes and brings them into their final form: ids, links, pictures, tables, terms, and nothing that
 * the site's Content-Security-Policy would block (reference/content.md 3.5). Changes the nodes it is given: they are the page's own,
 * fresh from the parser.
 */
export function processHtml(nodes: ChildNode[], context: HtmlContext): ChildNode[] {
  return nodes.flatMap((node) => {
    if (isText(node)) return [node]
    return isTag(node) ? processElement(node, context) : []
  })
}

function processElement(element: Element, context: HtmlContext): ChildNode[] {
  if (REFUSED.has(element.name)) {
    context.report(
      'refused-element',
      'warning',
      `<${element.name}> is not allowed in content`,
      { needle: `<${element.name}` },
      'show it in a code block, or use a macro',
    )
    return element.name === 'form' || element.name === 'noscript' ? processHtml(element.children, context) : []
  }
  cleanAttributes(element, context)
  takeId(element, context)
  setChildren(element, processHtml(element.children, context))
  switch (element.name) {
    case 'a':
      processLink(element, context)
      return [element]
    case 'img':
    case 'source':
    case 'video':
    case 'audio':
      processImage(element, context)
      return [element]
    case 'iframe':
      element.attribs.loading = 'lazy'
      return [element]
    case 'p':
      return isEmpty(element) ? [] : [element]
    case 'h2':
    case 'h3':
      element.attribs.id ??= context.ids.take(slugify(idSource(element)))
      return [element]
    case 'dt':
      return [linkTerm(element, context)]
    case 'table':
      return [wrapTable(element)]
    case 'math':
      return [element.attribs.display === 'block' ? wrapTable(element) : element]
    case 'div':
      if (element.attribs.class?.startsWith('live-sample') === true) nameLiveSample(element, context)
      return [element]
    default:
      return [element]
  }
}

function cleanAttributes(element: Element, context: HtmlContext): void {
  for (const name of Object.keys(element.attribs)) {
    const value = element.attribs[name] ?? ''
    if (name === 'style') {
      const className = context.styles.classFor(value)
      delete element.attribs.style
      if (className !== undefined) addClass(element, className)
      else if (value.trim() !== '')
        context.report(
          'refused-style',
          'warning',
          'the style is not allowed',
          { needle: value },
          'use plain declarations without url(), braces or position: fixed',
        )
    } else if (name.startsWith('on') || name === 'srcdoc' || SCRIPT_ADDRESS.test(value)) {
      context.report('refused-attribute', 'warning', `\`${name}\` is not allowed in content`, { needle: name })
      delete element.attribs[name]
    } else if (!/^[a-z_:][\w:.-]*$/i.test(name)) delete element.attribs[name]
  }
}

/** Ids are lower case and stand once in a page. */
function takeId(element: Element, context: HtmlContext): void {
  const id = element.attribs.id
  if (id === undefined) return
  if (id.trim() === '') delete element.attribs.id
  else element.attribs.id = context.ids.take(id.trim().toLowerCase().replace(/\s+/g, '_'))
}

/** The text an id is made from: only that of the first child where this is an element, else all of it. */
function idSource(element: Element): string {
  const [first] = element.children
  return first !== undefined && isTag(first) ? textOf(first) : textOf(element)
}

function isEmpty(element: Element): boolean {
  return element.children.every((child) => isText(child) && child.data.trim() === '')
}

/** A term of a definition list leads to itself, so that readers can copy its address. */
function linkTerm(element: Element, context: HtmlContext): Element {
  const id = element.attribs.id ?? context.ids.take(slugify(idSource(element)))
  element.attribs.id = id
  if (!hasLink(element)) setChildren(element, [createElement('a', { href: `#${id}` }, element.children)])
  return element
}

function hasLink(element: Element): boolean {
  return element.children.some((child) => isTag(child) && (child.name === 'a' || hasLink(child)))
}

function wrapTable(element: Element): Element {
  return createElement('figure', { class: 'table-container', tabindex: '0' }, [element])
}

/** Live samples of one name are counted: `x`, `x_2`; `data-live-source` keeps the name for the search of their code (live-samples.ts). The height of the result becomes a class, for there are no inline styles. */
function nameLiveSample(element: Element, context: HtmlContext): void {
  const id = element.attribs['data-live-id'] ?? ''
  const height = Number(element.attribs['data-height'] ?? 0)
  element.attribs['data-live-source'] = id
  element.attribs.id = context.ids.take(`frame_${id}`)
  element.attribs['data-live-id'] = element.attribs.id.slice('frame_'.length)
  delete element.attribs['data-height']
  const className = context.styles.classFor(`block-size: ${height}px`)
  const result = element.children.filter(isTag).find(({ name }) => name === 'live-sample')
  if (className !== undefined && result !== undefined) addClass(result, className)
}

/** The HTML of an element's children. */
export function innerHtml(element: Element): string {
  return serialize(element.children)
}
