import type { Baseline, BaselineStatus } from '#contracts/baseline.ts'
import { escapeHtml } from '#contracts/escape-html.ts'
import type { Translate } from '../texts/translator.ts'
import { type BrowserSupport, groupByEngine, isSplit, supportSentence } from './baseline-support.ts'
import { type BaselineContext, baselineTextHtml } from './baseline-text-html.ts'

export interface BaselineData {
  readonly baseline: Baseline | null
  readonly baselineStatus: BaselineStatus | null
}

/**
 * How far the page's feature can be relied on (spec 001 section 4, reference/client.md 10.1): a line that opens. Empty for pages without
 * such data. A string outside React's tree, like the sections of the article.
 */
export function baselineHtml({ baseline, baselineStatus }: BaselineData, context: BaselineContext): string {
  if (baselineStatus === null) return ''
  const line = lineHtml(baselineStatus, baseline, context)
  const name = `baseline baseline-${baselineStatus}`
  if (baseline === null) return `<div class="${name}"><div class="baseline-line">${line}</div></div>`
  const text = baselineTextHtml(baseline, baselineStatus, context)
  return `<details class="${name}" data-remember="baseline"><summary class="baseline-line">${line}</summary>${text}</details>`
}

function lineHtml(status: BaselineStatus, baseline: Baseline | null, { locale, t }: BaselineContext): string {
  const sign = '<span class="baseline-sign" aria-hidden="true"></span>'
  const word = `<strong>${escapeHtml(t(`baseline.${status}`))}</strong>`
  if (status === 'discouraged' || status === 'removing')
    return `${sign}<span class="baseline-word">${word} ${escapeHtml(t(`baseline.${status}_text`))}</span>`
  if (baseline === null) return `${sign}<span class="baseline-word">${word}</span>`
  const engines = groupByEngine(baseline.support, isSplit)
  const groups = engines.map(({ browsers }) => `<span>${browsers.map(browserHtml).join(' ')}</span>`)
  const sentence = escapeHtml(supportSentence(engines, locale, t))
  const asterisk = baseline.asterisk ? '<span aria-hidden="true">*</span>' : ''
  return `${sign}<span class="baseline-word">${nameHtml(status, baseline, t)}${word}${asterisk}</span><span class="baseline-browsers" aria-hidden="true">${groups.join('')}</span><span class="visually-hidden">. ${sentence}</span>`
}

/** What is of limited availability is not Baseline; what is new has the year from which on it is. */
function nameHtml(status: BaselineStatus, baseline: Baseline, t: Translate): string {
  if (baseline.baseline === false || status === 'limited') return ''
  const year = status === 'low' ? ` ${/\d{4}/.exec(baseline.baseline_low_date)?.[0] ?? ''}` : ''
  return `${escapeHtml(t('baseline.name'))}${year} `
}

function browserHtml({ name, version }: BrowserSupport): string {
  return `<span class="${version === undefined ? 'has-not' : 'has'}">${name}</span>`
}
