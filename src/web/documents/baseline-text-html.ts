import type { Baseline, BaselineStatus, Discouraged } from '#contracts/baseline.ts'
import type { LocaleCode } from '#contracts/locales.ts'
import { perLocale } from '#locales/per-locale.ts'
import { fillHtml, type Html, type HtmlValue, html, joinHtml, raw } from '#markup/html.ts'
import { pageAddress } from '../browser/page-address.ts'
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
export function baselineTextHtml(baseline: Baseline, status: BaselineStatus, { locale, t, compatId }: BaselineContext): Html {
  const { feature, alternatives } = baseline
  const isAdvisedAgainst = status === 'discouraged' || status === 'removing'
  const parts = [
    !isAdvisedAgainst && paragraph(levelText(baseline, locale, t)),
    isAdvisedAgainst && feature.discouraged !== null && reasonHtml(feature.discouraged, locale, t),
    isAdvisedAgainst && alternativesHtml(alternatives, t),
    wholeFeatureHtml(baseline, t),
    versionsHtml(baseline, t),
    baseline.asterisk && paragraph(t('baseline.asterisk')),
    linksHtml(baseline, compatId, t),
  ]
  return html`<div class="baseline-text">${parts}</div>`
}

function paragraph(text: string): Html {
  return html`<p>${text}</p>`
}

function levelText(baseline: Baseline, locale: LocaleCode, t: Translate): string {
  if (baseline.baseline === false) return t('baseline.limited_text')
  const date = baseline.baseline_low_date
  const since = /^\d/.test(date) ? 'baseline.since' : 'baseline.since_before'
  return `${t(`baseline.${baseline.baseline}_text`)} ${t(since, { date: monthOf(date, locale) })}`
}

const monthFormatOf = perLocale((locale) => new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' }))

/**
 * The month of a date of Baseline, whose sign says that the true one is earlier.
 *
 * @example monthOf('≤2018-01-29', 'en-US') // 'January 2018'
 */
export function monthOf(date: string, locale: LocaleCode): string {
  return monthFormatOf(locale).format(Date.parse(date.replace(/^\D+/, '')))
}

/** The reason is the data's, in English. */
function reasonHtml({ reason_html, according_to, removal_date }: Discouraged, locale: LocaleCode, t: Translate): readonly HtmlValue[] {
  const sources = according_to.filter((source) => URL.canParse(source)).map(sourceHtml)
  return [
    // The reason is HTML that the builder has cleaned (contracts/baseline.ts).
    reason_html !== '' && html`<p lang="en">${raw(reason_html)}</p>`,
    removal_date !== null && paragraph(t('baseline.removal_date', { date: formatDay(removal_date, locale) })),
    sources.length > 0 && html`<p>${fillHtml(t('baseline.sources'), { sources: joinHtml(sources, ', ') })}</p>`,
  ]
}

function sourceHtml(source: string): Html {
  return html`<a href="${source}" data-measure="source">${new URL(source).host}</a>`
}

function alternativesHtml(alternatives: Baseline['alternatives'], t: Translate): Html | undefined {
  if (alternatives.length === 0) return undefined
  const items = alternatives.map(({ name, description, mdn_url }) => {
    const link = mdn_url === null ? name : html`<a href="${pageAddress(mdn_url)}" data-measure="alternative">${name}</a>`
    return html`<li lang="en">${link}: ${description}</li>`
  })
  return html`<p>${t('baseline.alternatives')}</p><ul>${items}</ul>`
}

/** A part may be newer, or less widely known, than the feature it belongs to, and the other way round. */
function wholeFeatureHtml({ baseline, feature }: Baseline, t: Translate): Html | undefined {
  if (feature.status.baseline === baseline) return undefined
  const level = html`${t(`baseline.${WORD_OF_LEVEL[`${feature.status.baseline}`]}`)}`
  const name = html`<em lang="en">${feature.name}</em>`
  return html`<p>${fillHtml(t('baseline.whole_feature'), { feature: name, level })}</p>`
}

/** The first versions, by engine. */
function versionsHtml({ support }: Baseline, t: Translate): Html {
  const groups = groupByEngine(support, isOtherVersion).map(({ engine, browsers }) => {
    const versions = browsers.map(({ name, version }) => `${name} ${version ?? `– ${t('baseline.no_support')}`}`)
    return html`<div><dt>${engine}</dt>${versions.map((text) => html`<dd>${text}</dd>`)}</div>`
  })
  return html`<dl class="baseline-versions">${groups}</dl>`
}

function linksHtml({ about_url, feedback_url }: Baseline, compatId: string | undefined, t: Translate): Html | undefined {
  const links = [
    about_url !== null && linkHtml(pageAddress(about_url), 'learn_more', t),
    compatId !== undefined && linkHtml(`#${encodeURIComponent(compatId)}`, 'compat_link', t),
    feedback_url !== null && linkHtml(feedback_url, 'feedback', t),
  ].filter((link) => link !== false)
  return links.length === 0 ? undefined : html`<ul class="baseline-links">${links.map((link) => html`<li>${link}</li>`)}</ul>`
}

function linkHtml(address: string, kind: 'learn_more' | 'compat_link' | 'feedback', t: Translate): Html {
  return html`<a href="${address}" data-measure="${kind}">${t(`baseline.${kind}`)}</a>`
}
