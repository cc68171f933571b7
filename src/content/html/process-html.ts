import { type ChildNode, type Element, isTag, isText, Text } from 'domhandler'
import { FRAME_HOSTS } from '#contracts/frame-hosts.ts'
import { createElement, setChildren } from '../text/dom.ts'
import { addClass } from './element-classes.ts'
import type { HtmlContext } from './html-context.ts'
import { processImage } from './images.ts'
import { processLink } from './links.ts'
import { isLiveSample, linkTerm, nameElements } from './name-elements.ts'
import { completeCodeBlock } from './raw-code-block.ts'
import { isRejected, losesContent } from './rejected-elements.ts'

/** Browsers skip control characters and blanks in front of a scheme, and tabs and line breaks inside it (URL standard, 'basic URL parser'). */
const SCRIPT_ADDRESS = new RegExp(
  `^[\\0-\\x20]*(?:${['javascript', 'vbscript'].map((scheme) => [...scheme].join('[\\t\\n\\r]*')).join('|')})[\\t\\n\\r]*:`,
  'i',
)

/** Attributes whose values are words: no browser takes them for an address. */
const WORDS = new Set(['alt', 'title', 'label', 'placeholder', 'scrimtitle', 'aria-label', 'aria-description', 'aria-roledescription'])

/** Stands for the site while addresses are resolved. */
const OWN_SITE = 'https://site.invalid'

/**
 * Goes once through a page's nodes and brings them into their final form: ids, links, images, tables, terms, and nothing that
 * the site's Content-Security-Policy would block (docs/behaviour/documents.md 33). Changes the nodes it is given: they are the page's own,
 * fresh from the parser.
 */
export function processHtml(nodes: ChildNode[], context: HtmlContext): ChildNode[] {
  nameElements(nodes, context.ids)
  return processNodes(nodes, context)
}

function processNodes(nodes: ChildNode[], context: HtmlContext): ChildNode[] {
  const processed: ChildNode[] = []
  for (const node of nodes) {
    if (isText(node)) processed.push(node)
    else if (!isTag(node)) continue
    else if (isRejected(node.name)) {
      // One by one: there may be more than a call takes as arguments.
      for (const child of rejectElement(node, context)) processed.push(child)
    } else {
      const element = processElement(node, context)
      if (element !== undefined) processed.push(element)
    }
  }
  return processed
}

/** @returns what stays of it */
function rejectElement(element: Element, context: HtmlContext): readonly ChildNode[] {
  const { name, children } = element
  context.report({
    kind: 'rejected-element',
    severity: 'warning',
    message: `<${name}> is not allowed in content`,
    place: { tag: { element } },
    hint: 'show it in a code block, or use a macro',
  })
  return losesContent(name) ? [] : processNodes(children, context)
}

/** @returns what stands in its place; undefined for nothing */
function processElement(element: Element, context: HtmlContext): Element | undefined {
  cleanAttributes(element, context)
  setChildren(element, processNodes(element.children, context))
  switch (element.name) {
    case 'a':
      processLink(element, context)
      return element
    case 'img':
    case 'source':
    case 'video':
    case 'audio':
      processImage(element, context)
      return element
    case 'iframe':
      element.attribs.loading = 'lazy'
      return completeFrame(element, context)
    case 'mdn-scrim-inline':
      return linkToScrim(element, context)
    case 'p':
      return isEmpty(element) ? undefined : element
    case 'dt':
      linkTerm(element)
      return element
    case 'table':
      return wrapTable(element)
    case 'pre':
      return completeCodeBlock(element, context)
    case 'math':
      return element.attribs.display === 'block' ? wrapTable(element) : element
    case 'div':
      if (isLiveSample(element.name, element.attribs.class)) nameLiveSample(element, context)
      return element
    default:
      return element
  }
}

/** A frame of another site becomes a link to it: a plain file host sends no policy that would block the frame (docs/behaviour/http.md 13). */
function completeFrame(frame: Element, context: HtmlContext): Element {
  const { src = '', title } = frame.attribs
  const address = URL.parse(src, OWN_SITE)
  if (address === null || address.origin === OWN_SITE || FRAME_HOSTS.some((host) => host === address.origin)) return frame
  const message = `the frame loads ${src.trim().slice(0, 80)}; it becomes a link`
  context.report({
    kind: 'unsafe-html',
    severity: 'warning',
    message,
    place: { tag: { element: frame, attribute: 'src', value: src, part: src } },
    hint: 'use EmbedYouTube, EmbedGHLiveSample or a link',
  })
  const link = createElement('a', { href: address.href }, [new Text(title ?? src)])
  processLink(link, context)
  return createElement('p', {}, [link])
}

/** A lesson of the partner within a text: it needs scripts of another site, so it is a link. */
function linkToScrim({ attribs: { url = '', scrimtitle } }: Element, context: HtmlContext): Element {
  const link = createElement('a', { href: url }, [new Text(scrimtitle ?? url)])
  processLink(link, context)
  return link
}

function cleanAttributes(element: Element, context: HtmlContext): void {
  for (const name of Object.keys(element.attribs)) {
    const value = element.attribs[name] ?? ''
    if (name === 'style') {
      const className = context.styles.classFor(value)
      delete element.attribs.style
      if (className !== undefined) addClass(element, className)
      else if (value.trim() !== '')
        context.report({
          kind: 'rejected-style',
          severity: 'warning',
          message: 'the style is not allowed',
          place: { tag: { element, attribute: name, value, part: value } },
          hint: 'use plain declarations without url(), braces or position: fixed',
        })
    } else if (name.startsWith('on') || name === 'srcdoc' || (!WORDS.has(name) && SCRIPT_ADDRESS.test(value))) {
      context.report({
        kind: 'rejected-attribute',
        severity: 'warning',
        message: `\`${name}\` is not allowed in content`,
        place: { tag: { element, attribute: name, value } },
      })
      delete element.attribs[name]
    } else if (!/^[a-z_:][\w:.-]*$/i.test(name)) delete element.attribs[name]
  }
}

function isEmpty(element: Element): boolean {
  return element.children.every((child) => isText(child) && child.data.trim() === '')
}

function wrapTable(element: Element): Element {
  return createElement('figure', { class: 'table-container', tabindex: '0' }, [element])
}

/** `data-live-source` keeps the name for the search of its code (live-samples.ts). The height of the result becomes a class: there are no inline styles. */
function nameLiveSample(element: Element, context: HtmlContext): void {
  const id = element.attribs['data-live-id'] ?? ''
  const height = Number(element.attribs['data-height'] ?? 0)
  element.attribs['data-live-source'] = id
  element.attribs['data-live-id'] = element.attribs.id?.slice('frame_'.length) ?? id
  delete element.attribs['data-height']
  const className = context.styles.classFor(`block-size: ${height}px`)
  const result = element.children.filter(isTag).find(({ name }) => name === 'live-sample')
  if (className !== undefined && result !== undefined) addClass(result, className)
}
