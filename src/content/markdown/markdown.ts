import markdownIt, { type MarkdownIt, type Token } from 'markdown-it'
import { escapeHtml } from '../html/escape.ts'
import { KNOWN_ELEMENTS } from '../html/known-elements.data.ts'
import { slugify } from '../html/slugify.ts'
import { hasPlaceholder } from '../macros/placeholders.ts'
import { type AlertLabels, alerts } from './alerts.ts'
import { definitionLists } from './definition-lists.ts'
import { type FenceLabels, renderFence, unescapeBraces } from './fence.ts'

/** What Markdown parsing is told of a page, and whom it tells of faults. Lines count from 0 in the text given. */
export interface MarkdownEnv {
  readonly labels: AlertLabels & FenceLabels
  readonly report: (line: number, kind: string, message: string, hint?: string) => void
}

/**
 * Markdown to HTML: CommonMark with GFM tables and bare addresses as links, note cards, definition lists, fences with
 * their flags, raw HTML (reference/content.md 1.6, 3.5). Links and images carry `data-line`, the line they stand in,
 * which the HTML stage takes away again.
 */
export function markdownToHtml(text: string, env: MarkdownEnv): string {
  return markdown.render(text, { lectern: env })
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
  md.linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false })
  const normalizeLink = md.normalizeLink.bind(md)
  md.normalizeLink = (url) => (hasPlaceholder(url) ? url : normalizeLink(url))
  md.core.ruler.after('block', 'lectern_blocks', (state) => {
    const env = envOf(state.env)
    if (env === undefined) return
    alerts(state.tokens, env.labels, (mark, line) =>
      env.report(line, 'unknown-alert', `${mark} is no kind of note`, 'use [!NOTE], [!WARNING] or [!CALLOUT]'),
    )
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
      envOf(env)?.report(
        token.map?.[0] ?? 0,
        'fence-language',
        'the code block names no language',
        'write one behind the backticks, `plain` if there is none',
      )
    return renderFence(token.content, token.info, envOf(env)?.labels)
  }
  rules.code_block = (tokens, index) => renderFence(tokens[index]?.content ?? '', 'plain', undefined)
  rules.html_block = (tokens, index) => unescapeBraces(tokens[index]?.content ?? '')
  rules.code_inline = (tokens, index) => `<code>${escapeHtml(unescapeBraces(tokens[index]?.content ?? ''))}</code>`
  rules.html_inline = (tokens, index) => {
    const tag = tokens[index]?.content ?? ''
    const name = /^<\/?([a-z][\w.:-]*)/i.exec(tag)?.[1]?.toLowerCase()
    return name === undefined || KNOWN_ELEMENTS.has(name) || (name.includes('-') && /^[a-z][a-z0-9-]*$/.test(name)) ? tag : escapeHtml(tag)
  }
  return md
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
    for (const child of token.children) if (child.type === 'link_open' || child.type === 'image') child.attrSet('data-line', line)
  }
}

/**
 * Gives headings an id made from their whole text, which the HTML stage makes unique. One with a macro gets its id there, from what
 * the macro has put into it (reference/content.md 2.0, 3.5).
 */
function nameHeadings(tokens: readonly Token[]): void {
  tokens.forEach((token, index) => {
    const inline = tokens[index + 1]
    if (token.type !== 'heading_open' || inline === undefined || hasPlaceholder(inline.content)) return
    token.attrSet('id', slugify((inline.children ?? []).map(shownText).join('')))
  })
}

function shownText({ type, content }: Token): string {
  if (type === 'text' || type === 'text_special' || type === 'code_inline') return unescapeBraces(content)
  return type === 'softbreak' || type === 'hardbreak' ? ' ' : ''
}
