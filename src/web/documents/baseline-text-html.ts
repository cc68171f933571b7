import type { Baseline, BaselineStatus, Discouraged } from '#contracts/baseline.ts'
import { escapeHtml } from '#contracts/escape-html.ts'
import type { LocaleCode } from '#contracts/locales.ts'
import { fillText } from '#locales/translate.ts'
import { pageAddress } from '../page-address.ts'
import { formatDay } from '../texts/format-day.ts'
import type { Translate } from '../texts/translator.ts'
import { groupByEngine, isOtherVersion } from './baseline-support.ts'

export interface BaselineContext {
  readonly locale: LocaleCode
  readonly t: Translate
  /** Where the page's compatibility table is: its id differs from language to language. */
  readonly compatId: string | undefined
}

const WORD_OF_LEVEL = { high: 'high', low: 'low', false: 'limited' } as const

/** What stands below the line of the Baseline indicator: what its word means here, since when, why, and where to read on. */
export function baselineTextHtml(baseline: Baseline, status: BaselineStatus, { locale, t, compatId }: BaselineContext): string {
  const { feature, alternatives } = baseline
  const isAdvisedAgainst = status === 'discouraged' || status === 'removing'
  const parts = [
    isAdvisedAgainst ? '' : paragraph(levelText(baseline, locale, t)),
    isAdvisedAgainst && feature.discouraged !== null ? reasonHtml(feature.discouraged, locale, t) : '',
    isAdvisedAgainst ? alternativesHtml(alternatives, t) : '',
    wholeFeatureHtml(baseline, t),
    versionsHtml(baseline, t),
    baseline.asterisk ? paragraph(t('baseline.asterisk')) : '',
    linksHtml(baseline, compatId, t),
  ]
  return `<div class="baseline-text">${parts.join('')}</div>`
}

function paragraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`
}

function levelText(baseline: Baseline, locale: LocaleCode, t: Translate): string {
  if (baseline.baseline === false) return t('baseline.limited_text')
  const date = baseline.baseline_low_date
  const since = /^\d/.test(date) ? 'baseline.since' : 'baseline.since_before'
  return `${t(`baseline.${baseline.baseline}_text`)} ${t(since, { date: monthOf(date, locale) })}`
}

/**
 * The month of a date of Baseline, whose sign says that the true one is earlier.
 *
 * @example monthOf('≤2018-01-29', 'en-US') // 'January 2018'
 */
export function monthOf(date: string, locale: LocaleCode): string {
  const format = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' })
  return format.format(Date.parse(date.replace(/^\D+/, '')))
}

/** The reason is the data's, in English. */
function reasonHtml({ reason_html, according_to, removal_date }: Discouraged, locale: LocaleCode, t: Translate): string {
  const sources = according_to.filter((source) => URL.canParse(source)).map(sourceHtml)
  return [
    reason_html === '' ? '' : `<p lang="en">${reason_html}</p>`,
    removal_date === null ? '' : paragraph(t('baseline.removal_date', { date: formatDay(removal_date, locale) })),
    sources.length === 0 ? '' : `<p>${fillText(escapeHtml(t('baseline.sources')), { sources: sources.join(', ') })}</p>`,
  ].join('')
}

function sourceHtml(source: string): string {
  return `<a href="${escapeHtml(source)}" data-measure="source">${escapeHtml(new URL(source).host)}</a>`
}

function alternativesHtml(alternatives: Baseline['alternatives'], t: Translate): string {
  if (alternatives.length === 0) return ''
  const items = alternatives.map(({ name, description, mdn_url }) => {
    const text = escapeHtml(name)
    const link = mdn_url === null ? text : `<a href="${escapeHtml(pageAddress(mdn_url))}" data-measure="alternative">${text}</a>`
    return `<li lang="en">${link}: ${escapeHtml(description)}</li>`
  })
  return `<p>${escapeHtml(t('baseline.alternatives'))}</p><ul>${items.join('')}</ul>`
}

/** A part may be newer, or less widely known, than the feature it belongs to, and the other way round. */
function wholeFeatureHtml({ baseline, feature }: Baseline, t: Translate): string {
  if (feature.status.baseline === baseline) return ''
  const level = escapeHtml(t(`baseline.${WORD_OF_LEVEL[`${feature.status.baseline}`]}`))
  const name = `<em lang="en">${escapeHtml(feature.name)}</em>`
  return `<p>${fillText(escapeHtml(t('baseline.whole_feature')), { feature: name, level })}</p>`
}

/** The first versions, by engine. */
function versionsHtml({ support }: Baseline, t: Translate): string {
  const groups = groupByEngine(support, isOtherVersion).map(({ engine, browsers }) => {
    const versions = browsers.map(({ name, version }) => `${name} ${escapeHtml(version ?? `– ${t('baseline.no_support')}`)}`)
    return `<div><dt>${engine}</dt>${versions.map((text) => `<dd>${text}</dd>`).join('')}</div>`
  })
  return `<dl class="baseline-versions">${groups.join('')}</dl>`
}

function linksHtml({ about_url, feedback_url }: Baseline, compatId: string | undefined, t: Translate): string {
  const links = [
    about_url === null ? '' : linkHtml(pageAddress(about_url), 'learn_more', t),
    compatId === undefined ? '' : linkHtml(`#${encodeURIComponent(compatId)}`, 'compat_link', t),
    feedback_url === null ? '' : linkHtml(feedback_url, 'feedback', t),
  ].filter((link) => link !== '')
  return links.length === 0 ? '' : `<ul class="baseline-links">${links.map((link) => `<li>${link}</li>`).join('')}</ul>`
}

function linkHtml(address: string, kind: 'learn_more' | 'compat_link' | 'feedback', t: Translate): string {
  return `<a href="${escapeHtml(address)}" data-measure="${kind}">${escapeHtml(t(`baseline.${kind}`))}</a>`
}
