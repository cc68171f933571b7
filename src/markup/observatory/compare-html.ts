import type { Analysis, HistoryEntry } from '#contracts/observatory-calls.ts'
import type { ObservatoryCompare } from '#contracts/observatory-pages.ts'
import { observatoryText } from '#locales/observatory.ts'
import { type Html, html } from '../html.ts'
import { type ComparedTest, compareTests, type TestPair } from './compare-tests.ts'
import { gradeClass } from './grade-tile-html.ts'
import { points } from './points.ts'
import { reportUrl } from './report-url.ts'
import { richTextHtml } from './rich-text-html.ts'
import { pointsHtml, titleHtml } from './scores-html.ts'
import { shownGrade, spokenGrade } from './shown-grade.ts'
import { tableHtml } from './table-html.ts'
import { utcTime } from './utc-time.ts'

/** One of the two that are compared. */
export interface ComparedSide {
  readonly host: string
  /** Null: there is no such scan. */
  readonly analysis: Analysis | null
  /** The number of the scan that was asked for; absent: the newest. */
  readonly scan: number | undefined
  /** The scans to choose from, the oldest first. */
  readonly history: readonly HistoryEntry[]
}

/** What the page shows for an address. */
export type CompareOutcome =
  /** One of the hosts is still missing, or both are. */
  | { readonly kind: 'asked'; readonly host: string; readonly other: string }
  | { readonly kind: 'rejected'; readonly host: string; readonly other: string; readonly problem: string }
  | { readonly kind: 'compared'; readonly first: ComparedSide; readonly second: ComparedSide }

type View = Pick<ObservatoryCompare, 'links' | 'guides'>

/** The contents of the page that compares: a form, two grades, and a table of all tests (docs/behaviour/observatory.md 221 to 223). */
export function comparePageHtml(view: View, outcome: CompareOutcome): Html {
  const title = outcome.kind === 'compared' ? titleOf(outcome.first, outcome.second) : observatoryText('compare_title')
  const path = html`<nav class="obs-path" aria-label="Breadcrumb"><a href="${view.links.landing}">${observatoryText('name')}</a><span>${observatoryText('compare_title')}</span></nav>`
  return html`${path}<h1 tabindex="-1" dir="auto">${title}</h1><p class="obs-quiet">${observatoryText('compare_lead')}</p>${formHtml(view, outcome)}${bodyHtml(view, outcome)}`
}

/** How the two sides are called: by their hosts; two scans of one host by their dates. */
export function sideNames(first: ComparedSide, second: ComparedSide): readonly [string, string] {
  if (first.host !== second.host) return [first.host, second.host]
  return [dateOf(first), dateOf(second)]
}

function titleOf(first: ComparedSide, second: ComparedSide): string {
  const [one, other] = first.host === second.host ? [first.host, observatoryText('scan_history')] : sideNames(first, second)
  return first.host === second.host ? `${one}: ${other}` : observatoryText('compare_of', { first: one, second: other })
}

function dateOf({ analysis, host }: ComparedSide): string {
  return analysis === null ? host : utcTime(analysis.scan.scanned_at)
}

function formHtml({ links }: View, outcome: CompareOutcome): Html {
  const isCompared = outcome.kind === 'compared'
  const [host, other] = isCompared ? [outcome.first.host, outcome.second.host] : [outcome.host, outcome.other]
  const field = (name: 'host' | 'with', label: string, value: string): Html =>
    html`<p><label for="obs-${name}">${label}</label><input id="obs-${name}" name="${name}" value="${value}" required maxlength="2048" inputmode="url" autocapitalize="none" autocomplete="url" spellcheck="false" dir="ltr"></p>`
  const scans = isCompared && html`${scansHtml('scan', outcome.first)}${scansHtml('with_scan', outcome.second)}`
  return html`<form class="obs-compare-form" action="${links.compare}">${field('host', observatoryText('compare_first'), host)}${field('with', observatoryText('compare_second'), other)}${scans}<button class="button" type="submit">${observatoryText('compare')}</button></form>`
}

/** A choice of the scans of a side at which its score changed; nothing where there is only one. */
function scansHtml(name: 'scan' | 'with_scan', { host, history, scan }: ComparedSide): Html | false {
  if (history.length < 2) return false
  const options = history.toReversed().map(({ id, grade, score, scanned_at }) => {
    const text = observatoryText('compare_option', { date: utcTime(scanned_at), grade: shownGrade(grade), score })
    return html`<option value="${id}"${id === scan && html` selected`}>${text}</option>`
  })
  return html`<p><label for="obs-${name}">${observatoryText('compare_scan', { host })}</label><select id="obs-${name}" name="${name}"><option value="">${observatoryText('compare_newest')}</option>${options}</select></p>`
}

function bodyHtml(view: View, outcome: CompareOutcome): Html | false {
  if (outcome.kind === 'asked') return false
  if (outcome.kind === 'rejected') return html`<div class="obs-failure" role="alert"><p>${outcome.problem}</p></div>`
  const { first, second } = outcome
  const missing = [first, second].filter(({ analysis }) => analysis === null)
  if (first.analysis === null || second.analysis === null) return html`${missing.map((side) => missingHtml(view, side))}`
  const pairs = compareTests(first.analysis, second.analysis)
  const names = sideNames(first, second)
  const isSame = first.host === second.host && first.analysis.scan.id === second.analysis.scan.id
  const isEqual = pairs.every(({ difference }) => difference === 0)
  const note = isSame ? observatoryText('compare_same') : isEqual ? observatoryText('compare_equal') : undefined
  const tiles = [tileHtml(view, first, names[0]), tileHtml(view, second, names[1])]
  const leftOut = pairs.some((pair) => pair.first?.isLeftOut === true || pair.second?.isLeftOut === true)
  return html`<div class="obs-compared">${tiles}</div>${note !== undefined && html`<p>${note}</p>`}<section class="obs-results obs-pairs" aria-labelledby="obs-tests"><h2 id="obs-tests">${observatoryText('compare_tests')}</h2>${pairsHtml(view, pairs, names)}${leftOut && html`<p class="obs-quiet">${observatoryText('bonus_note')}</p>`}</section>`
}

function missingHtml({ links }: View, { host, scan }: ComparedSide): Html {
  const text = observatoryText(scan === undefined ? 'compare_missing' : 'compare_gone', { host })
  return html`<div class="obs-failure"><p>${text} <a href="${reportUrl(links.report, host)}">${observatoryText('compare_report')}<span class="visually-hidden">: ${host}</span></a></p></div>`
}

function tileHtml({ links }: View, { host, analysis }: ComparedSide, name: string): Html {
  const grade = analysis?.scan.grade ?? null
  const score = observatoryText('score_of', { score: analysis?.scan.score ?? 0 })
  const tile =
    grade !== null &&
    html`<p class="${gradeClass(grade)}" role="img" aria-label="${observatoryText('grade', { grade: spokenGrade(grade) })}">${shownGrade(grade)}</p>`
  const date = analysis !== null && html`<p class="obs-quiet">${utcTime(analysis.scan.scanned_at)}</p>`
  return html`<section aria-label="${name}">${tile}<div><h2 dir="auto"><a href="${reportUrl(links.report, host)}">${host}</a></h2><p>${score}</p>${date}</div></section>`
}

function pairsHtml(view: View, pairs: readonly TestPair[], names: readonly [string, string]): Html {
  const columns = [observatoryText('test'), ...names, observatoryText('compare_difference')]
  const rows = pairs.map((pair) => [
    titleHtml(pair, view.guides),
    sideHtml(pair.first),
    sideHtml(pair.second),
    html`<span class="obs-difference${pair.difference < 0 && ' obs-bad'}${pair.difference > 0 && ' obs-good'}">${points(pair.difference)}</span>`,
  ])
  return tableHtml({ caption: observatoryText('compare_tests'), columns, rows })
}

function sideHtml(side: ComparedTest | undefined): Html {
  if (side === undefined) return html`${observatoryText('not_applicable')}`
  return html`${pointsHtml(side.test, side.isLeftOut)}<span class="obs-reason">${richTextHtml(side.test.score_description)}</span>`
}
