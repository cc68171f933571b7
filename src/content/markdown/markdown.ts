import markdownIt, { type MarkdownIt, type Token } from 'markdown-it'
import { html } from '#markup/html.ts'
import type { MarkedCode } from '../text/code-text.ts'
import { KNOWN_ELEMENTS } from '../text/known-elements.data.ts'
import { asAttribute, hasPlaceholder } from '../text/placeholders.ts'
import { slugify } from '../text/slugify.ts'
import { type AlertLabels, alerts, type ReportLine } from './alerts.ts'
import { linkBareAddresses } from './bare-addresses.ts'
import { MAX_LINE, MAX_WORD } from './cut-code.ts'
import { definitionLists } from './definition-lists.ts'
import { type FenceLabels, renderFence } from './fence.ts'
import { languageOf, listUncolored } from './highlight.ts'
import { makeQuickTokens } from './quick-tokens.ts'
import { unescapeBraces } from './unescape-braces.ts'

/** What Markdown parsing gets of a page, and where it reports problems. Lines count from 0 in the text given. */
export interface MarkdownEnv {
  readonly labels: AlertLabels & FenceLabels
  readonly report: ReportLine
  /** Takes the code of fences, so that the HTML is parsed without it; absent: the HTML holds the code. */
  readonly codes?: MarkedCode
}

/**
 * Markdown to HTML: CommonMark with GFM tables and bare addresses as links, note cards, definition lists, fences with
 * their flags, raw HTML (docs/behaviour/documents.md 7 to 12). Links and images carry `data-line`, the line they stand in,
 * which the HTML stage takes away again.
 */
export function markdownToHtml(text: string, env: MarkdownEnv): string {
  return markdown.render(unescapeBraces(text), { lectern: env })
}

/**
 * The pieces that Markdown sees in a text, as markdown-it gives them: blocks with their lines (from 0), and in blocks of text their inline
 * pieces. Nothing of ours is done to them.
 */
export function listTokens(text: string): readonly Token[] {
  return markdown.parse(text, {})
}

const markdown = createMarkdown()

function createMarkdown(): MarkdownIt {
  const md = markdownIt({ html: true, linkify: true, typographer: false })
  md.disable(['strikethrough'])
  makeQuickTokens(md)
  linkBareAddresses(md)
  const normalizeLink = md.normalizeLink.bind(md)
  md.normalizeLink = (url) => (hasPlaceholder(url) ? url : normalizeLink(url))
  md.core.ruler.after('block', 'lectern_blocks', (state) => {
    const env = envOf(state.env)
    if (env === undefined) return
    alerts(state.tokens, env.labels, env.report)
    state.tokens = definitionLists(state.tokens)
  })
  md.core.ruler.push('lectern_lines', (state) => {
    markLines(state.tokens)
    nameHeadings(state.tokens)
  })
  const { rules } = md.renderer
  rules.fence = (tokens, index, _options, env) => {
    const token = tokens[index]
    if (token === undefined) return ''
    if (token.info.trim() === '')
      envOf(env)?.report({
        line: token.map?.[0] ?? 0,
        kind: 'fence-language',
        message: 'the code block has no language',
        hint: 'write a language after the backticks, or `plain` if there is none',
      })
    reportUncolored(token, envOf(env))
    return renderFence(token.content, token.info, envOf(env)?.labels, envOf(env)?.codes).toString()
  }
  rules.code_block = (tokens, index, _options, env) =>
    renderFence(tokens[index]?.content ?? '', 'plain', undefined, envOf(env)?.codes).toString()
  rules.html_inline = (tokens, index) => {
    const tag = tokens[index]?.content ?? ''
    const name = /^<\/?([a-z][\w.:-]*)/i.exec(tag)?.[1]?.toLowerCase()
    const isElement = name === undefined || KNOWN_ELEMENTS.has(name) || (name.includes('-') && /^[a-z][a-z0-9-]*$/.test(name))
    return isElement ? tag : html`${tag}`.toString()
  }
  return md
}

/** One report for each block, at its first line that stays plain. */
function reportUncolored({ content, info, map }: Token, env: MarkdownEnv | undefined): void {
  const lines = listUncolored(content, languageOf(info))
  const first = lines[0]
  if (first === undefined) return
  env?.report({
    line: (map?.[0] ?? 0) + 1 + first,
    kind: 'uncolored-code',
    message: `${lines.length === 1 ? 'a line of the code block is' : `${lines.length} lines of the code block are`} too long to be highlighted`,
    hint: `break it: a line may have ${MAX_LINE} characters, a word ${MAX_WORD}`,
  })
}

function envOf(env: unknown): MarkdownEnv | undefined {
  return typeof env === 'object' && env !== null && 'lectern' in env && isMarkdownEnv(env.lectern) ? env.lectern : undefined
}

function isMarkdownEnv(value: unknown): value is MarkdownEnv {
  return typeof value === 'object' && value !== null && 'labels' in value && 'report' in value
}

/** Cells of tables know no line of their own; their row does. */
function markLines(tokens: readonly Token[]): void {
  let line = '0'
  for (const token of tokens) {
    if (token.map !== null) line = String(token.map[0])
    if (token.type !== 'inline' || token.children === null) continue
    for (const child of token.children) {
      if (child.type !== 'link_open' && child.type !== 'image') continue
      child.attrSet('data-line', line)
      for (const [name, value] of child.attrs ?? []) if (typeof value === 'string') child.attrSet(name, asAttribute(value))
      markAlternative(child.children ?? [])
    }
  }
}

/** Of the macros in the alternative text of an image only the text is shown (docs/behaviour/documents.md 49). */
function markAlternative(tokens: readonly Token[]): void {
  for (const token of tokens) {
    token.content = asAttribute(token.content)
    markAlternative(token.children ?? [])
  }
}

/**
 * Gives headings `data-slug`, made from their whole text. The HTML stage makes their ids of it. A heading with a macro gets its id there,
 * from what the macro has put into it (docs/behaviour/links.md 2).
 */
function nameHeadings(tokens: readonly Token[]): void {
  tokens.forEach((token, index) => {
    const inline = tokens[index + 1]
    if (token.type !== 'heading_open' || inline === undefined || hasPlaceholder(inline.content)) return
    token.attrSet('data-slug', slugify((inline.children ?? []).map(shownText).join('')))
  })
}

function shownText({ type, content }: Token): string {
  if (type === 'text' || type === 'text_special' || type === 'code_inline') return content
  return type === 'softbreak' || type === 'hardbreak' ? ' ' : ''
}
