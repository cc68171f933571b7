import type { Token } from 'markdown-it'
import { lexMacros, type MacroCall } from '../macros/lexer.ts'

/** Stands in for each character of a macro call: no letter of a page, and nothing that Markdown or HTML give a meaning. */
const FILL = '\uE002'

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
  let masked = ''
  let at = 0
  for (const { type, map } of tokens) {
    if ((type !== 'fence' && type !== 'code_block') || map === null) continue
    const start = lineStarts[map[0]] ?? text.length
    const end = lineStarts[map[1]] ?? text.length
    masked += text.slice(at, start) + blank(text.slice(start, end))
    at = end
  }
  const withoutFences = masked + text.slice(at)
  return withoutFences.replace(/<!--[\s\S]*?-->/g, blank).replace(CODE_SPAN, blank)
}

/** CommonMark 6.1: closed by as many backticks as open it, in the same paragraph; an escaped backtick opens nothing. */
const CODE_SPAN = /(?<![\\`])(`+)(?!`)(?:(?!\n[ \t>]*\r?\n)[\s\S])*?[^`](?:\1)(?!`)/g

function blank(text: string): string {
  return text.replace(/[^\r\n]/g, ' ')
}
