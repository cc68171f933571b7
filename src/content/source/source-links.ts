import { parseHtml, textOf } from '../text/dom.ts'
import { findAttribute, type SourceTag } from './source-tags.ts'

/** Where a link's address stands in a text, and the address as written. */
export interface SourceLink {
  readonly start: number
  readonly written: string
}

/**
 * What decides whether brackets are a link: escapes, the end of a paragraph, `[`, and `]` with `(address` or `(<address>` after it; parentheses in an address come
 * in pairs (CommonMark 2.4 and 6.3).
 */
const BRACKETS =
  /\\[\s\S]|\n\s*\n|\[|\](?:\([ \t]*(?:\r?\n[ \t]*)?(?:<([^<>\n]*)>|([^\s<>()]*(?:\((?:[^\s()]|\([^\s()]*\))*\)[^\s()]*)*)))?/dg
/** `[label]: address` at the beginning of a line, also in a quotation or a list (CommonMark 4.7). */
const DEFINITION = /^[ \t>]*\[(?!\^)(?:[^\]\\\n]|\\.)+\]:[ \t]*(?:<([^<>\n]*)>|(\S+))/dgm

/**
 * The addresses that links of a text lead to, in order: Markdown links and definitions, `href` of HTML. Bare addresses are not among them.
 *
 * @param text without code, comments, macro calls and HTML blocks, in which brackets mean nothing (mask.ts)
 * @param tags the HTML tags, those of HTML blocks as well
 */
export function listSourceLinks(text: string, tags: readonly SourceTag[]): readonly SourceLink[] {
  const markdown = [...listInlineLinks(text), ...[...text.matchAll(DEFINITION)].flatMap(readAddress)]
  const html = tags.flatMap((tag) => {
    const href = tag.name === 'a' && !tag.isClosing ? findAttribute(tag, 'href') : undefined
    return href === undefined ? [] : [{ start: href.valueStart, written: href.value }]
  })
  return [...markdown, ...html].sort((a, b) => a.start - b.start)
}

function listInlineLinks(text: string): readonly SourceLink[] {
  let open = 0
  return [...text.matchAll(BRACKETS)].flatMap((match) => {
    const [found] = match
    if (found.startsWith('\n')) open = 0
    else if (found === '[') open += 1
    if (!found.startsWith(']') || open === 0) return []
    open -= 1
    return readAddress(match)
  })
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

/** Character references are decoded as browsers do. */
function decodeReferences(text: string): string {
  return text.includes('&') ? parseHtml(text.replaceAll('<', '&lt;')).map(textOf).join('') : text
}
