import type { Token } from 'markdown-it'
import { escapeHtml } from '../html/escape.ts'

/** The labels of note cards in the page's language. */
export interface AlertLabels {
  readonly note: string
  readonly warning: string
}

const MARK = /^\[!([A-Za-z]+)\][ \t]*(?:\n|$)/

/**
 * Makes note cards of blockquotes that begin with `[!NOTE]` or `[!WARNING]`, and a callout of `[!CALLOUT]`
 * (reference/content.md 3.5). Works on the block tokens; changes those of note cards only.
 *
 * @param onUnknown told of other marks, which stay plain blockquotes: the mark and the index of its line
 */
export function alerts(tokens: readonly Token[], labels: AlertLabels, onUnknown: (mark: string, line: number) => void): void {
  tokens.forEach((token, index) => {
    if (token.type !== 'blockquote_open') return
    const text = tokens[index + 2]
    const mark = MARK.exec(text?.content ?? '')
    if (text === undefined || tokens[index + 1]?.type !== 'paragraph_open' || mark === null) return
    const kind = (mark[1] ?? '').toLowerCase()
    if (kind !== 'note' && kind !== 'warning' && kind !== 'callout') {
      onUnknown(mark[0].trim(), token.map?.[0] ?? 0)
      return
    }
    const close = tokens.findIndex((other, at) => at > index && other.type === 'blockquote_close' && other.level === token.level)
    token.tag = 'div'
    token.attrSet('class', kind === 'callout' ? 'callout' : `notecard ${kind}`)
    const end = tokens[close]
    if (end !== undefined) end.tag = 'div'
    const rest = text.content.slice(mark[0].length)
    const label = kind === 'callout' ? '' : `<strong>${escapeHtml(labels[kind])}</strong> `
    const next = rest === '' && tokens[index + 4]?.type === 'paragraph_open' ? tokens[index + 5] : undefined
    if (next === undefined) text.content = label + rest
    else {
      next.content = label + next.content
      removeParagraph(tokens, index + 1)
    }
  })
}

/** A mark that stands in a paragraph of its own leaves none behind. */
function removeParagraph(tokens: readonly Token[], start: number): void {
  for (const token of tokens.slice(start, start + 3)) {
    token.hidden = true
    token.content = ''
    token.children = []
  }
}
