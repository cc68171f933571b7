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
  /** The blockquotes around a token, the innermost last. */
  const open: Token[] = []
  tokens.forEach((token, index) => {
    if (token.type === 'blockquote_open') {
      open.push(token)
      makeCard(tokens, index, { labels, report })
    } else if (token.type === 'blockquote_close') token.tag = open.pop()?.tag ?? token.tag
  })
}

/** Makes a card of the blockquote that begins at an index, where it has a mark; its last token follows when it is reached. */
function makeCard(
  tokens: readonly Token[],
  index: number,
  { labels, report }: { readonly labels: AlertLabels; readonly report: ReportLine },
): void {
  const token = tokens[index]
  const text = tokens[index + 2]
  const mark = MARK.exec(text?.content ?? '')
  if (token === undefined || text === undefined || tokens[index + 1]?.type !== 'paragraph_open' || mark === null) return
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
  token.tag = 'div'
  token.attrSet('class', kind === 'callout' ? 'callout' : `notecard ${kind}`)
  const rest = text.content.slice(mark[0].length)
  const label = kind === 'callout' ? '' : html`<strong>${labels[kind]}</strong> `.toString()
  const next = rest === '' && tokens[index + 4]?.type === 'paragraph_open' ? tokens[index + 5] : undefined
  if (next === undefined) text.content = label + rest
  else {
    next.content = label + next.content
    removeParagraph(tokens, index + 1)
  }
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
