import { escapeHtml } from '../html/escape.ts'
import { highlight, languageOf } from './highlight.ts'

/** A macro call that is to be read as text is written `\{{`, also in code, where Markdown leaves the backslash. */
export function unescapeBraces(code: string): string {
  return code.includes('{') ? code.replace(/\\\{\{(?=\s*[A-Za-z_])|\{\\\{/g, '{{') : code
}

/** What a block that shows how to do it, or how not to, is called in the page's language. */
export interface FenceLabels {
  readonly good_example: string
  readonly bad_example: string
}

/**
 * A code block (reference/content.md 3.5): a figure with the language's name, or the bare block where it is hidden. The words
 * of the info string become classes, so that live samples find their code.
 *
 * @param info what stands behind the backticks: `js-nolint example-bad live-sample___x`
 */
export function renderFence(code: string, info: string, labels: FenceLabels | undefined): string {
  const language = languageOf(info)
  const words = info.trim().split(/\s+/).slice(1)
  const classes = escapeHtml(['brush:', language === '' ? 'plain' : language, ...words, 'notranslate'].join(' '))
  const body = language === '' || language === 'plain' ? escapeHtml(unescapeBraces(code)) : highlight(unescapeBraces(code), language)
  if (words.includes('hidden')) return `<pre class="${classes}" hidden><code>${body}</code></pre>\n`
  const name = language === '' ? 'plain' : language
  return `<div class="code-example"><div class="example-header"><span class="language-name">${escapeHtml(name)}</span>${markHtml(words, labels)}</div><pre class="${classes}" translate="no" tabindex="0"><code>${body}</code></pre></div>\n`
}

function markHtml(words: readonly string[], labels: FenceLabels | undefined): string {
  const label = words.includes('example-good') ? labels?.good_example : words.includes('example-bad') ? labels?.bad_example : undefined
  return label === undefined ? '' : `<span class="example-mark">${escapeHtml(label)}</span>`
}
