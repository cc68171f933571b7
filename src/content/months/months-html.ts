import { monthUrl } from '#contracts/month-urls.ts'
import { type Html, html, joinHtml } from '#markup/html.ts'
import { newlyFigure } from './figures-html.ts'
import type { Month, Months } from './month-data.ts'
import { type MonthWords, summaryOf } from './month-texts.ts'

interface MonthsInput {
  readonly months: Months
  readonly words: MonthWords
  readonly feeds: readonly { readonly name: string; readonly url: string }[]
  /** The page with all updates; undefined where the site has none. */
  readonly updatesUrl: string | undefined
}

/** The page with all months from `<h1>` on (docs/behaviour/months.md 7): by year, newest first. */
export function monthsHtml({ months, words, feeds, updatesUrl }: MonthsInput): Html {
  const { t, day } = words
  const newest = months.months[0]?.month ?? months.date
  const years = [...Map.groupBy(months.months, ({ month }) => month.split('-')[0] ?? '')]
  const links = feeds.map(({ name, url }) => html` <a href="${url}">${name}</a>`)
  return joinHtml([
    html`<h1 tabindex="-1">${t('title')}</h1>`,
    html`<p class="month-lead">${t('index_lead')}</p>`,
    newlyFigure(months, newest, words),
    ...years.map(([year, own]) => yearHtml(year, own, { months, words })),
    html`<p class="month-note">${t('feeds')}${links}</p>`,
    updatesUrl !== undefined && html`<p class="month-note"><a href="${updatesUrl}">${t('updates')}</a></p>`,
    html`<p class="month-note">${t('data_of', { date: day(months.date) })}</p>`,
  ])
}

function yearHtml(year: string, own: readonly Month[], { months: { date }, words }: Pick<MonthsInput, 'months' | 'words'>): Html {
  const { t, locale, monthName } = words
  const items = own.map((month) => {
    const isOver = month.month < date.slice(0, month.month.length)
    return html`<li><h3><a href="${monthUrl(locale, month.month)}">${monthName(month.month)}</a>${!isOver && html` <small>(${t('so_far_label')})</small>`}</h3><p>${summaryOf(month, words)}</p></li>`
  })
  return html`<section aria-labelledby="y${year}"><h2 id="y${year}">${year}</h2><ul class="month-list">${items}</ul></section>`
}
