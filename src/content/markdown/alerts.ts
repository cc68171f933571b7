import type { Token } from 'markdown-it'
import { html } from '#markup/html.ts'
import type { Problem } from '../diagnostics/diagnostic.ts'

/** Reports a problem; lines count from 0. */
export type ReportLine = (problem: Problem & { readonly line: number }) => void

/** The labels of note cards in the page's language. */
export interface AlertLabels {
  readonly note: string
  readonly warning: string
}

/** The text of the note may follow in the same line, which GitHub does not allow. */
const MARK = /^\[!([A-Za-z]+)\](?:[ \t]*(?:\n|$)|([ \t]+)(?=\S))/

/**
 * Makes note cards of blockquotes that begin with `[!NOTE]` or `[!WARNING]`, and a callout of `[!CALLOUT]`
 * (docs/behaviour/documents.md 7-9). Works on the block tokens; changes those of note cards only.
 */
export function alerts(tokens: readonly Token[], labels: AlertLabels, report: ReportLine): void {
  tokens.forEach((token, index) => {
    if (token.type !== 'blockquote_open') return
    const text = tokens[index + 2]
    const mark = MARK.exec(text?.content ?? '')
    if (text === undefined || tokens[index + 1]?.type !== 'paragraph_open' || mark === null) return
    const kind = (mark[1] ?? '').toLowerCase()
    if (kind !== 'note' && kind !== 'warning' && kind !== 'callout') {
      report({
        line: lineOf(token),
        kind: 'unknown-alert',
        message: `${mark[0].trim()} is not a kind of note`,
        hint: 'use [!NOTE], [!WARNING] or [!CALLOUT]',
      })
      return
    }
    if (mark[2] !== undefined)
      report({
        line: lineOf(token),
        kind: 'alert-on-one-line',
        message: `expected nothing after ${mark[0].trim()} in its line`,
        hint: 'write the text in the next line',
      })
    const close = tokens.findIndex((other, at) => at > index && other.type === 'blockquote_close' && other.level === token.level)
    token.tag = 'div'
    token.attrSet('class', kind === 'callout' ? 'callout' : `notecard ${kind}`)
    const end = tokens[close]
    if (end !== undefined) end.tag = 'div'
    const rest = text.content.slice(mark[0].length)
    const label = kind === 'callout' ? '' : html`<strong>${labels[kind]}</strong> `.toString()
    const next = rest === '' && tokens[index + 4]?.type === 'paragraph_open' ? tokens[index + 5] : undefined
    if (next === undefined) text.content = label + rest
    else {
      next.content = label + next.content
      removeParagraph(tokens, index + 1)
    }
  })
}

function lineOf({ map }: Token): number {
  return map?.[0] ?? 0
}

/** A mark that stands in a paragraph of its own leaves none behind. */
function removeParagraph(tokens: readonly Token[], start: number): void {
  for (const token of tokens.slice(start, start + 3)) {
    token.hidden = true
    token.content = ''
    token.children = []
  }
}
