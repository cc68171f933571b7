import { monthsUrl, monthUrl } from '#contracts/month-urls.ts'
import { type Html, html, joinHtml } from '#markup/html.ts'
import { addedFigure, newlyFigure } from './figures-html.ts'
import type { BaselineFeature, ChangedFeature, Month, MonthRelease, Months, ReleaseName } from './month-data.ts'
import type { FindMonthLink } from './month-links.ts'
import { type MonthWords, monthTitle, summaryOf } from './month-texts.ts'

/** So many features are listed under one heading; the rest are a number. */
const MAX_FEATURES = 200

/** What the page about a month is made from. */
export interface MonthInput {
  readonly month: Month
  readonly months: Months
  readonly words: MonthWords
  readonly find: FindMonthLink
}

/** The page about a month from `<h1>` on (docs/behaviour/months.md 6). Sections without content are left out. */
export function monthHtml(input: MonthInput): Html {
  const { month, months, words } = input
  const { t } = words
  const isOver = month.month < months.date.slice(0, month.month.length)
  const note = t(isOver ? 'data_of' : 'so_far', { date: words.day(months.date) })
  return joinHtml([
    html`<h1 tabindex="-1">${monthTitle(month.month, words)}</h1>`,
    html`<p class="month-lead">${summaryOf(month, words)}</p>`,
    neighboursHtml(input),
    baselineHtml('newly', input),
    newlyFigure(months, month.month, words),
    baselineHtml('widely', input),
    firstHtml(input),
    removedHtml(input),
    addedFigure(month, words),
    releasesHtml(month.releases, words),
    html`<p class="month-note">${note}</p>`,
  ])
}

function neighboursHtml({ month: { month }, months: { months }, words }: MonthInput): Html {
  const { t, locale, monthName } = words
  const index = months.findIndex((other) => other.month === month)
  const [next, previous] = [months[index - 1]?.month, months[index + 1]?.month]
  const link = (rel: string, label: string, target: string | undefined) =>
    target !== undefined && html`<li><a rel="${rel}" href="${monthUrl(locale, target)}">${label}: ${monthName(target)}</a></li>`
  return html`<nav class="month-nav" aria-label="${t('months')}"><ul>${link('prev', t('previous'), previous)}${link('next', t('next'), next)}<li><a href="${monthsUrl(locale)}">${t('all')}</a></li></ul></nav>`
}

/** Names and descriptions are in English in all languages. */
function baselineHtml(kind: 'newly' | 'widely', { month, words, find }: MonthInput): Html | undefined {
  const features = month[kind]
  const item = ({ name, description, pages }: BaselineFeature): Html =>
    html`<li lang="en"><h3>${linkedHtml(html`${name}`, find(pages))}</h3><p>${description}</p></li>`
  return sectionHtml(kind, words, listHtml('month-features', features, { item, words }))
}

function firstHtml({ month: { first }, words, find }: MonthInput): Html | undefined {
  const { t } = words
  const item = ({ release, ...feature }: Month['first'][number]): Html =>
    html`<li>${changedHtml(feature, words, find)} <span class="month-where">${t('first_in', valuesOf(release, words))}</span></li>`
  return sectionHtml('first', words, listHtml('month-changes', first, { item, words }))
}

function removedHtml({ month: { removed }, words, find }: MonthInput): Html | undefined {
  const { t } = words
  const item = ({ releases, ...feature }: Month['removed'][number]): Html => {
    const places = releases.map((release) => t('removed_from', valuesOf(release, words)))
    return html`<li>${changedHtml(feature, words, find)} <span class="month-where">${places.join('; ')}</span></li>`
  }
  return sectionHtml('removed', words, listHtml('month-changes', removed, { item, words }))
}

/** The parts of a text about a release. A version is no number: `18.10` stays as it is. */
function valuesOf({ browser, version, date }: ReleaseName, { day }: MonthWords): Readonly<Record<string, string>> {
  return { browser, version, date: day(date) }
}

function changedHtml({ path, parts, pages }: ChangedFeature, { t }: MonthWords, find: FindMonthLink): Html {
  // A path may break after each of its names: some are wider than a phone.
  const names = path.split('.').map((name, index) => html`${index > 0 && html`.<wbr>`}${name}`)
  return html`${linkedHtml(html`<code>${names}</code>`, find(pages))}${parts > 0 && html` ${t('parts', { count: parts })}`}`
}

function linkedHtml(content: Html, url: string | undefined): Html {
  return url === undefined ? content : html`<a href="${url}">${content}</a>`
}

interface ListParts<Item> {
  readonly item: (item: Item) => Html
  readonly words: MonthWords
}

function listHtml<Item>(name: string, items: readonly Item[], { item, words: { t } }: ListParts<Item>): Html | undefined {
  if (items.length === 0) return undefined
  const more = items.length - MAX_FEATURES
  return html`<ul class="${name}">${items.slice(0, MAX_FEATURES).map(item)}</ul>${more > 0 && html`<p>${t('more', { count: more })}</p>`}`
}

function sectionHtml(id: 'newly' | 'widely' | 'first' | 'removed', { t }: MonthWords, content: Html | undefined): Html | undefined {
  if (content === undefined) return undefined
  return html`<section aria-labelledby="${id}"><h2 id="${id}">${t(id)}</h2><p>${t(`${id}_lead`)}</p>${content}</section>`
}

function releasesHtml(releases: readonly MonthRelease[], { t, day, number }: MonthWords): Html | undefined {
  if (releases.length === 0) return undefined
  const columns = ['column_browser', 'column_version', 'column_date', 'column_added', 'column_removed'] as const
  const row = ({ browser, version, date, added, removed, notes }: MonthRelease): Html =>
    html`<tr><th scope="row">${browser}</th><td>${notes === null ? version : html`<a href="${notes}">${version}</a>`}</td><td>${day(date)}</td><td>${number(added)}</td><td>${number(removed)}</td></tr>`
  return html`<section><h2 id="releases">${t('releases')}</h2><div class="month-scroll" tabindex="0" role="region" aria-labelledby="releases"><table class="month-table"><thead><tr>${columns.map((key) => html`<th scope="col">${t(key)}</th>`)}</tr></thead><tbody>${releases.map(row)}</tbody></table></div></section>`
}
