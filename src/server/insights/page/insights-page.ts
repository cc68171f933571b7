import type { Feature } from '#contracts/features.ts'
import { INSIGHTS_PATH, INSIGHTS_PERIODS } from '#contracts/insights.ts'
import { DEFAULT_LOCALE } from '#contracts/locales.ts'
import { type Html, html, joinHtml } from '#markup/html.ts'
import type { FormPage } from '../../http/form-pages/form-page.ts'
import type { Period } from '../queries/period.ts'
import type { Figures } from '../queries/read-figures.ts'
import { dayChartHtml } from './day-chart-html.ts'
import { formatDay } from './format.ts'
import { INSIGHTS_STYLESHEET_PATH } from './insights-stylesheet.ts'
import { listSections } from './list-sections.ts'
import { type InsightsTable, isByDay, type Section } from './section.ts'
import { summaryHtml } from './summary-html.ts'
import { tableHtml } from './table-html.ts'

export interface InsightsPageInput {
  readonly figures: Figures
  readonly siteName: string
  readonly features: readonly Feature[]
}

/** The page of figures, for staff (docs/behaviour/insights.md). In English only: staff have no language of their own (decision 148). */
export function insightsPage({ figures, siteName, features }: InsightsPageInput): FormPage {
  const { period } = figures
  const sections = listSections(figures, features)
  const content = html`<div class="head">
<p class="period"><time datetime="${period.from}">${formatDay(period.from)}</time> to <time datetime="${period.until}">${formatDay(period.until)}</time></p>
${periodForm(period)}
</div>
${summaryHtml(figures)}
${joinHtml(
  sections.map((section) => sectionHtml(section, period)),
  '\n',
)}
<p class="quiet end">Figures are sums: nothing here says who a user is. Pings and votes are not signed, so that anyone can send invented ones; limits bound how many.</p>`
  return { locale: DEFAULT_LOCALE, siteName, title: 'Insights', isWide: true, stylesheet: INSIGHTS_STYLESHEET_PATH, content }
}

function periodForm({ days }: Period): Html {
  const buttons = INSIGHTS_PERIODS.map(
    (period) => html`<button name="days" value="${period}"${period === days && html` aria-current="true"`}>${period} days</button>`,
  )
  return html`<form class="periods" action="${INSIGHTS_PATH}"><fieldset><legend class="visually-hidden">Period</legend>${buttons}</fieldset></form>`
}

function sectionHtml({ id, title, lead, empty, chart, tables }: Section, period: Period): Html {
  const written = (table: InsightsTable): Html => tableHtml(table, `${INSIGHTS_PATH}/${table.name}.csv?days=${period.days}`)
  const [byDay, others] = [tables.filter(isByDay), tables.filter((table) => !isByDay(table))]
  const parts =
    empty === undefined
      ? html`<div class="parts">
${
  chart !== undefined &&
  html`<div class="pair">${dayChartHtml(chart, id)}
${byDay.map(written)}</div>
`
}${joinHtml(others.map(written), '\n')}
</div>`
      : html`<div class="empty">${empty}</div>`
  return html`<section id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${title}</h2>
<p class="lead">${lead}</p>
${parts}
</section>`
}
