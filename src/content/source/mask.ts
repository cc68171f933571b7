import type { Token } from 'markdown-it'
import { lexMacros, type MacroCall } from '../macros/engine/lexer.ts'
import { listCodeSpans, type Span } from './code-spans.ts'

/** Stands in for each character of a macro call: no letter of a page, and nothing that Markdown or HTML give a meaning. */
export const FILL = '\u0082'

/** A text whose macro calls are filled, so that what stands in them is taken for nothing else. As long as before, line breaks kept. */
export function maskMacros(text: string): { readonly text: string; readonly calls: readonly MacroCall[] } {
  const { calls } = lexMacros(text)
  let masked = ''
  let at = 0
  for (const { start, end } of calls) {
    masked += text.slice(at, start) + text.slice(start, end).replace(/[^\r\n]/g, FILL)
    at = end
  }
  return { text: masked + text.slice(at), calls }
}

/**
 * A text without what is shown as it stands: fences, indented code, code in lines, comments. As long as before, line breaks kept.
 *
 * @param tokens what Markdown sees in the text
 * @param lineStarts where its lines begin
 */
export function maskCode(text: string, tokens: readonly Token[], lineStarts: readonly number[]): string {
  const withoutBlocks = maskBlocks(text, ['fence', 'code_block'], tokens, lineStarts)
  const withoutComments = blank(withoutBlocks, listComments(withoutBlocks))
  return blank(withoutComments, listCodeSpans(withoutComments))
}

/** A text without its HTML blocks, in which nothing is Markdown (CommonMark 4.6). As long as before, line breaks kept. */
export function maskHtmlBlocks(text: string, tokens: readonly Token[], lineStarts: readonly number[]): string {
  return maskBlocks(text, ['html_block'], tokens, lineStarts)
}

/** A text without its paragraphs, headings and tables, so that link definitions are left (CommonMark 4.7). As long as before, line breaks kept. */
export function maskInlines(text: string, tokens: readonly Token[], lineStarts: readonly number[]): string {
  return maskBlocks(text, ['inline', 'table_open'], tokens, lineStarts)
}

function maskBlocks(text: string, types: readonly string[], tokens: readonly Token[], lineStarts: readonly number[]): string {
  const offsetOf = (line: number): number => lineStarts[line] ?? text.length
  const blocks = tokens.flatMap(({ type, map }) =>
    types.includes(type) && map !== null ? [{ start: offsetOf(map[0]), end: offsetOf(map[1]) }] : [],
  )
  return blank(text, blocks)
}

function listComments(text: string): readonly Span[] {
  const comments: Span[] = []
  for (let start = text.indexOf('<!--'); start >= 0; start = text.indexOf('<!--', comments.at(-1)?.end ?? text.length)) {
    const close = text.indexOf('-->', start)
    if (close < 0) break
    comments.push({ start, end: close + '-->'.length })
  }
  return comments
}

function blank(text: string, spans: readonly Span[]): string {
  let masked = ''
  let at = 0
  for (const { start, end } of spans) {
    if (start < at) continue
    masked += text.slice(at, start) + text.slice(start, end).replace(/[^\r\n]/g, ' ')
    at = end
  }
  return masked + text.slice(at)
}
