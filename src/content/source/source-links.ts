import { parseHtml, textOf } from '../text/dom.ts'
import { findAttribute, type SourceTag } from './source-tags.ts'

/** Where a link's address stands in a text, and the address as written. */
export interface SourceLink {
  readonly start: number
  readonly written: string
}

/**
 * The marks that decide whether brackets are a link: escapes, the end of a paragraph, `[` of a link or `![` of an image, and `]` with `(address` or
 * `(<address>` after it; parentheses in an address come in pairs (CommonMark 2.4, 6.3 and 6.4).
 */
const BRACKETS =
  /\\[\s\S]|\n\s*\n|!?\[|\](?:\([ \t]*(?:\r?\n[ \t]*)?(?:<([^<>\n]*)>|([^\s<>()]*(?:\((?:[^\s()]|\([^\s()]*\))*\)[^\s()]*)*)))?/dg
/** `[label]: address` at the beginning of a line, also in a quotation or a list (CommonMark 4.7). */
const DEFINITION = /^[ \t>]*\[(?!\^)(?:[^\]\\\n]|\\.)+\]:[ \t]*(?:<([^<>\n]*)>|(\S+))/dgm

/** Where links are looked for. All texts are as long as the page. */
export interface LinkTexts {
  /** Without code, comments, macro calls and HTML blocks, in which brackets mean nothing (mask.ts). */
  readonly text: string
  /** The same without paragraphs, headings and tables, in which no definition stands. */
  readonly definitions: string
  /** The HTML tags, those of HTML blocks as well. */
  readonly tags: readonly SourceTag[]
}

/** The addresses that links lead to, in order: Markdown links and definitions, `href` of HTML. Bare addresses and images are not among them. */
export function listSourceLinks({ text, definitions, tags }: LinkTexts): readonly SourceLink[] {
  const markdown = [...listInlineLinks(text), ...listDefinitions(definitions)]
  const html = tags.flatMap((tag) => {
    const href = tag.name === 'a' && !tag.isClosing ? findAttribute(tag, 'href') : undefined
    return href === undefined ? [] : [{ start: href.valueStart, written: href.value }]
  })
  return [...markdown, ...html].sort((a, b) => a.start - b.start)
}

function listInlineLinks(text: string): readonly SourceLink[] {
  /** The brackets that are open: `[` or `![`. */
  let open: string[] = []
  return [...text.matchAll(BRACKETS)].flatMap((match) => {
    const [found] = match
    if (found.startsWith('\n')) open = []
    else if (found === '[' || found === '![') open.push(found)
    return found.startsWith(']') && open.pop() === '[' ? readAddress(match) : []
  })
}

/** The beginning of a line for a pattern is also what follows U+2028, which ends no line of Markdown. */
function listDefinitions(text: string): readonly SourceLink[] {
  const found = [...text.matchAll(DEFINITION)].filter(({ index }) => index === 0 || text[index - 1] === '\n')
  return found.flatMap(readAddress)
}

function readAddress({ indices, input }: RegExpExecArray): readonly SourceLink[] {
  const place = indices?.[1] ?? indices?.[2]
  return place === undefined ? [] : [{ start: place[0], written: input.slice(...place) }]
}

/**
 * An address as both its author and the HTML made from it can be compared by: without escapes, entities and percent-encoding.
 *
 * @example comparableAddress('/de/docs/\\(a%20b') // '/de/docs/(a b'
 */
export function comparableAddress(address: string): string {
  const plain = decodeReferences(address.trim().replace(/\\([!-/:-@[-`{-~])/g, '$1'))
  try {
    return decodeURIComponent(plain)
  } catch {
    return plain
  }
}

/** A text with its character references decoded as browsers do. */
export function decodeReferences(text: string): string {
  return text.includes('&') ? parseHtml(text.replaceAll('<', '&lt;')).map(textOf).join('') : text
}
