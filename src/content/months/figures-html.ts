import { type Html, html } from '#markup/html.ts'
import { type Bar, barChart, columnChart } from './charts.ts'
import { listMonths } from './list-months.ts'
import type { Month, Months } from './month-data.ts'
import type { MonthWords } from './month-texts.ts'

/** Months of the chart of newly available features. */
const MONTHS_IN_CHART = 24
/** The months with a number: two digits below each column would touch each other on phones. */
const MARKED: ReadonlySet<string> = new Set(['01', '04', '07', '10'])
/** The months whose year has no room below the chart: the next one begins next to it. */
const JUST_BEFORE_A_YEAR = /^1[12]$/

/** How many features became newly available in each of the two years up to a month. */
export function newlyFigure({ newlyByMonth }: Pick<Months, 'newlyByMonth'>, last: string, words: MonthWords): Html {
  const months = listMonths(`${last}-01`, MONTHS_IN_CHART).toReversed()
  const columns = months.map((month, index) => {
    const [year = '', number = ''] = month.split('-')
    const isLabelled = number === '01' || (index === 0 && !JUST_BEFORE_A_YEAR.test(number))
    const bar = { name: words.monthName(month), value: newlyByMonth[month] ?? 0, isCurrent: month === last }
    return { ...bar, ...(MARKED.has(number) ? { mark: String(Number(number)) } : {}), ...(isLabelled ? { group: year } : {}) }
  })
  const title = words.t('chart_baseline')
  return figureHtml(columnChart(columns, title, words), columns, { title, column: words.t('column_month'), words })
}

/** How many features each browser added in a month; undefined when none did. */
export function addedFigure({ releases }: Month, words: MonthWords): Html | undefined {
  const byBrowser = Map.groupBy(releases, ({ browser }) => browser)
  const bars = [...byBrowser]
    .map(([name, own]): Bar => ({ name, value: own.reduce((sum, { added }) => sum + added, 0) }))
    .filter(({ value }) => value > 0)
    .toSorted((a, b) => b.value - a.value || (a.name < b.name ? -1 : 1))
  if (bars.length === 0) return undefined
  const title = words.t('chart_added')
  return figureHtml(barChart(bars, title, words), bars, { title, column: words.t('column_browser'), words })
}

interface FigureTexts {
  readonly title: string
  /** Heads the names. */
  readonly column: string
  readonly words: MonthWords
}

/** A chart, and the same figures as a table. */
function figureHtml(chart: Html, bars: readonly Bar[], { title, column, words: { t, number } }: FigureTexts): Html {
  const rows = bars.map(({ name, value }) => html`<tr><th scope="row">${name}</th><td>${number(value)}</td></tr>`)
  return html`<figure class="month-figure"><figcaption>${title}</figcaption>${chart}<details><summary>${t('show_table')}</summary><table class="month-table"><thead><tr><th scope="col">${column}</th><th scope="col">${t('column_features')}</th></tr></thead><tbody>${rows}</tbody></table></details></figure>`
}
