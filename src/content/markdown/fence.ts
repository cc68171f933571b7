import { type Html, html, raw } from '#markup/html.ts'
import type { MarkedCode } from '../text/code-text.ts'
import { hasPlaceholder } from '../text/placeholders.ts'
import { highlight, languageOf } from './highlight.ts'

/** What a block that shows how to do it, or how not to, is called in the page's language. */
export interface FenceLabels {
  readonly good_example: string
  readonly bad_example: string
}

/**
 * A code block (docs/behaviour/documents.md 36): a figure with the language's name, if it has one, or the bare block where it is hidden. The words
 * of the info string become classes, so that live samples find their code.
 *
 * @param info what stands after the backticks: `js-nolint example-bad live-sample___x`
 * @param codes gets the code, and a mark stands for it in the HTML; absent: the HTML holds the code
 */
export function renderFence(code: string, info: string, labels: FenceLabels | undefined, codes?: MarkedCode): Html {
  const language = languageOf(info)
  const words = info.trim().split(/\s+/).slice(1)
  const classes = ['brush:', language === '' ? 'plain' : language, ...words, 'notranslate'].join(' ')
  const body = codeHtml(code, language, codes)
  if (words.includes('hidden')) return html`<pre class="${classes}" hidden><code>${body}</code></pre>\n`
  const name = language === 'plain' ? '' : language
  return html`<div class="code-example"><div class="example-header"><span class="language-name">${name}</span>${markHtml(words, labels)}</div><pre class="${classes}" translate="no" tabindex="0"><code>${body}</code></pre></div>\n`
}

/** A macro in the code is filled in later, so its HTML has to be parsed. */
function codeHtml(code: string, language: string, codes: MarkedCode | undefined): Html {
  const highlighted = highlight(code, language)
  // The mark is made of control characters and digits.
  return codes === undefined || hasPlaceholder(code) ? highlighted : raw(codes.mark(code, highlighted.toString()))
}

function markHtml(words: readonly string[], labels: FenceLabels | undefined): Html | false {
  const label = words.includes('example-good') ? labels?.good_example : words.includes('example-bad') ? labels?.bad_example : undefined
  return label !== undefined && html`<span class="example-mark">${label}</span>`
}
