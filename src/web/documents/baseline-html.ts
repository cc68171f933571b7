import type { Baseline, BaselineStatus } from '#contracts/baseline.ts'
import { type Html, html, joinHtml } from '#markup/html.ts'
import type { Translate } from '../texts/translator.ts'
import { type BrowserSupport, groupByEngine, isSplit, supportSentence } from './baseline-support.ts'
import { type BaselineContext, baselineTextHtml } from './baseline-text-html.ts'

export interface BaselineData {
  readonly baseline: Baseline | null
  readonly baselineStatus: BaselineStatus | null
}

/**
 * How far the page's feature can be relied on (docs/behaviour/baseline.md 3): a line that opens. Empty for pages without
 * such data. A string outside React's tree, like the sections of the article.
 */
export function baselineHtml({ baseline, baselineStatus }: BaselineData, context: BaselineContext): Html | undefined {
  if (baselineStatus === null) return undefined
  const line = lineHtml(baselineStatus, baseline, context)
  const name = `baseline baseline-${baselineStatus}`
  if (baseline === null) return html`<div class="${name}"><div class="baseline-line">${line}</div></div>`
  const text = baselineTextHtml(baseline, baselineStatus, context)
  return html`<details class="${name}" data-remember="baseline"><summary class="baseline-line">${line}</summary>${text}</details>`
}

function lineHtml(status: BaselineStatus, baseline: Baseline | null, { locale, t }: BaselineContext): Html {
  const sign = html`<span class="baseline-sign" aria-hidden="true"></span>`
  const word = html`<strong>${t(`baseline.${status}`)}</strong>`
  if (status === 'discouraged' || status === 'removing')
    return html`${sign}<span class="baseline-word">${word} ${t(`baseline.${status}_text`)}</span>`
  if (baseline === null) return html`${sign}<span class="baseline-word">${word}</span>`
  const engines = groupByEngine(baseline.support, isSplit)
  const groups = engines.map(({ browsers }) => html`<span>${joinHtml(browsers.map(browserHtml), ' ')}</span>`)
  const sentence = supportSentence(engines, locale, t)
  const asterisk = baseline.asterisk && html`<span aria-hidden="true">*</span>`
  return html`${sign}<span class="baseline-word">${nameHtml(status, baseline, t)}${word}${asterisk}</span><span class="baseline-browsers" aria-hidden="true">${groups}</span><span class="visually-hidden">. ${sentence}</span>`
}

/** What is of limited availability is not Baseline; what is new has the year from which on it is. */
function nameHtml(status: BaselineStatus, baseline: Baseline, t: Translate): string {
  if (baseline.baseline === false || status === 'limited') return ''
  const year = status === 'low' ? ` ${/\d{4}/.exec(baseline.baseline_low_date)?.[0] ?? ''}` : ''
  return `${t('baseline.name')}${year} `
}

function browserHtml({ name, version }: BrowserSupport): Html {
  return html`<span class="${version === undefined ? 'has-not' : 'has'}">${name}</span>`
}
