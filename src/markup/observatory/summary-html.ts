import type { Analysis } from '#contracts/observatory-calls.ts'
import type { ObservatoryReport } from '#contracts/observatory-pages.ts'
import { observatoryText } from '#locales/observatory.ts'
import { type Html, html } from '../html.ts'
import { badgeHtml } from './badge-html.ts'
import { gradeTileHtml } from './grade-tile-html.ts'
import { compareUrl } from './report-url.ts'
import { routeOf } from './route-of.ts'
import { scanFormHtml } from './scan-form-html.ts'
import { scanTimeText } from './scan-time-text.ts'
import { trendOf } from './trend-of.ts'
import { utcTime } from './utc-time.ts'

/** A report and what it is shown with. */
export interface ReportInput {
  readonly view: Pick<ObservatoryReport, 'links' | 'guides' | 'advice'>
  readonly host: string
  readonly analysis: Analysis
  /** Of the site; without a slash at the end. */
  readonly origin: string
  /** In milliseconds. */
  readonly now: number
}

/** Grade, score and time of a scan, and what can be done next (docs/behaviour/observatory.md 205). */
export function summaryHtml({ view: { links }, host, analysis, origin, now }: ReportInput): Html {
  const { scan, history, tests } = analysis
  const trend = trendOf(scan, history)
  const score = observatoryText('score_of', { score: scan.score ?? 0 })
  const facts = [
    factHtml('score', links.scoring === null ? html`${score}` : html`<a href="${links.scoring}">${score}</a>`),
    factHtml(
      'scan_time',
      html`<time data-obs="time" datetime="${scan.scanned_at}" title="${utcTime(scan.scanned_at)}">${scanTimeText(scan.scanned_at, now)}</time>`,
    ),
    factHtml('tests_passed', html`${observatoryText('tests_passed_of', { passed: scan.tests_passed, total: scan.tests_quantity })}`),
  ]
  const grade = html`<div class="obs-grade-place">${scan.grade !== null && gradeTileHtml(scan.grade)}${trend !== undefined && html`<p class="obs-trend obs-trend-${trend}">${observatoryText(`trend_${trend}`)}</p>`}</div>`
  const actions = html`<div class="obs-actions"><div data-obs="rescan">${scanFormHtml({ report: links.report, host, label: observatoryText('rescan') })}</div><a href="${links.landing}">${observatoryText('scan_another')}</a><a href="${compareUrl(links.compare, { host })}">${observatoryText('compare_link')}</a><span class="obs-exports" data-obs="exports"></span></div>`
  return html`<section class="obs-summary" aria-labelledby="obs-title"><h1 id="obs-title" tabindex="-1" dir="auto">${observatoryText('summary', { host: routeOf(tests, host) })}</h1><div class="obs-facts">${grade}<dl>${facts}</dl>${actions}</div>${scan.grade !== null && badgeHtml({ host, grade: scan.grade, origin })}</section>`
}

function factHtml(name: 'score' | 'scan_time' | 'tests_passed', value: Html): Html {
  return html`<div><dt>${observatoryText(name)}</dt><dd>${value}</dd></div>`
}
