import { type ChildNode, isTag, isText } from 'domhandler'
import { contentTexts } from '#locales/content.ts'
import { type Html, html, joinHtml, raw } from '#markup/html.ts'
import type { PageContext } from '../macros/engine/macro.ts'
import { expandMacros } from '../macros/expand.ts'
import { listTokens, markdownToHtml } from '../markdown/markdown.ts'
import { maskMacros } from '../source/mask.ts'
import { parseHtml, textOf } from '../text/dom.ts'
import { fillPlaceholders } from '../text/placeholders.ts'
import { withoutEmptyParagraphs } from './block-macros.ts'

/** The summary of a page that another page shows. */
export interface SourceSummary {
  /** Code and text; links and emphasis are reduced to their text. */
  readonly html: Html
  /** Files of the macros in the text, on which the summary depends. */
  readonly macroFiles: ReadonlySet<string>
}

/** Most pages have their first paragraph within so many characters. The rest of a page is looked through only when they have none. */
const USUAL_LENGTH = 2000
/** So many blocks are looked at one by one. */
const MAX_TRIES = 3

/** Definitions of links may stand after the text that uses them (CommonMark 4.7). */
const DEFINITION = /^ {0,3}\[(?!\^)[^\]\n]+\]:[ \t]*\S.*$/gm

/**
 * The summary of a page without building the page: its Markdown is read up to the end of the first paragraph that has a text
 * (docs/behaviour/links.md 11). Undefined when there is none.
 *
 * @param body the Markdown after the front matter
 * @param context of the page that the text is from
 */
export function summaryFromSource(body: string, context: PageContext): SourceSummary | undefined {
  const beginning = body.slice(0, endOfBlock(body, USUAL_LENGTH))
  return firstSummary(beginning, context) ?? (beginning.length < body.length ? firstSummary(body, context) : undefined)
}

/** The text of the first paragraph that has any. */
export function summaryOf(nodes: readonly ChildNode[]): string {
  const paragraph = findParagraph(nodes)
  return paragraph === undefined ? '' : textOf(paragraph).replace(/\s+/g, ' ').trim()
}

function firstSummary(body: string, context: PageContext): SourceSummary | undefined {
  const lines = body.split('\n')
  const definitions = body.match(DEFINITION)?.join('\n') ?? ''
  for (const end of endsToTry(paragraphEnds(body))) {
    const beginning = `${lines.slice(0, end).join('\n')}\n\n${definitions}`
    const expanded = expandMacros(beginning, 0, withoutLists(context), () => undefined)
    const markdown = markdownToHtml(expanded.text, { labels: contentTexts(context.locale), report: () => undefined })
    const paragraph = findParagraph(parseHtml(fillPlaceholders(withoutEmptyParagraphs(markdown, expanded), expanded.outputs)))
    if (paragraph !== undefined) return { html: withoutSpaces(plainHtml([paragraph])), macroFiles: expanded.macroFiles }
  }
  return undefined
}

/** Most often one of the first blocks has a text. When none has, all of them are looked at at once: each look begins at the first line. */
function endsToTry(ends: readonly number[]): readonly number[] {
  return [...ends.slice(0, MAX_TRIES), ...ends.slice(MAX_TRIES).slice(-1)]
}

/** The lines after the blocks that can be the first paragraph, from 0. Macro calls are letters here. */
function paragraphEnds(body: string): readonly number[] {
  return listTokens(maskMacros(body).text).flatMap(({ type, level, map }) =>
    level === 0 && map !== null && (type === 'paragraph_open' || type === 'html_block') ? [map[1]] : [],
  )
}

/** A list of pages is no part of a summary, and its own summaries would be looked for page by page. */
function withoutLists(context: PageContext): PageContext {
  return { ...context, listChildren: () => [] }
}

/** The first paragraph that says more than that a macro failed. */
function findParagraph(nodes: readonly ChildNode[]): ChildNode | undefined {
  return nodes.find(
    (node) => isTag(node) && node.name === 'p' && node.children.some((child) => !isProblem(child) && textOf(child).trim() !== ''),
  )
}

/** Whether a node is the message of a macro that failed (macros/expand.ts). */
function isProblem(node: ChildNode): boolean {
  return isTag(node) && node.attribs.class === 'macro-error'
}

function plainHtml(nodes: readonly ChildNode[]): Html {
  return joinHtml(
    nodes.map((node) => {
      if (isText(node)) return html`${node.data}`
      if (!isTag(node)) return undefined
      return node.name === 'code' ? html`<code>${textOf(node)}</code>` : plainHtml(node.children)
    }),
  )
}

/** HTML stays HTML where its spaces become one: no attribute is in it. */
function withoutSpaces(text: Html): Html {
  return raw(text.toString().replace(/\s+/g, ' ').trim())
}

/** The end of the block that a character stands in. */
function endOfBlock(body: string, at: number): number {
  const end = body.indexOf('\n\n', at)
  return end < 0 ? body.length : end
}
