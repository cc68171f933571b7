import { type Html, html, joinHtml } from '#markup/html.ts'
import { formatCount, formatDay } from './format.ts'
import type { DayChart } from './section.ts'

/** The height of the drawing in its own units; a day is one unit wide, 0.7 of it drawn. */
const HEIGHT = 100
const [BAR_FROM, BAR_WIDTH] = [0.15, 0.7]

/**
 * Columns by day, as wide as there is room. Screen readers get a sentence with what the eye sees first; all numbers are in the table that follows.
 *
 * @param id of the section
 */
export function dayChartHtml(chart: DayChart, id: string): Html {
  const { caption, days, behind } = chart
  const most = Math.max(1, ...days.map((day) => Math.max(day.count, day.behind ?? 0)))
  const columns = days.map(({ day, count, behind: more }, index) => {
    const texts = [`${formatCount(count)} ${chart.unit}`, ...(more === undefined ? [] : [`${formatCount(more)} ${behind}`])]
    return html`<g><title>${formatDay(day)}: ${texts.join(', ')}</title><rect class="hit" x="${index}" width="1" height="${HEIGHT}"/>${more !== undefined && bar('column behind', index, more / most)}${bar('column', index, count / most)}</g>`
  })
  const legend =
    behind !== undefined &&
    html` <span class="legend"><span class="key" aria-hidden="true"></span>${chart.unit} <span class="key behind" aria-hidden="true"></span>${behind}</span>`
  return html`<figure class="chart">
<figcaption><span id="${id}-chart">${caption}</span>${legend}</figcaption>
<div class="plot">
<p class="most" aria-hidden="true">${formatCount(most)}</p>
<svg role="img" aria-labelledby="${id}-chart ${id}-sum" viewBox="0 0 ${days.length} ${HEIGHT}" preserveAspectRatio="none">${joinHtml(columns)}</svg>
<p class="ends" aria-hidden="true"><span>${formatDay(days[0]?.day ?? '')}</span><span>${formatDay(days.at(-1)?.day ?? '')}</span></p>
</div>
<p class="visually-hidden" id="${id}-sum">${sentence(chart)}</p>
</figure>`
}

function bar(name: string, index: number, part: number): Html | false {
  const height = Math.round(part * HEIGHT * 100) / 100
  return height > 0 && html`<rect class="${name}" x="${index + BAR_FROM}" y="${HEIGHT - height}" width="${BAR_WIDTH}" height="${height}"/>`
}

function sentence({ unit, days }: DayChart): string {
  const sum = days.reduce((total, { count }) => total + count, 0)
  const top = days.reduce((best, day) => (day.count > best.count ? day : best), days[0] ?? { day: '1970-01-01', count: 0 })
  const most = top.count === 0 ? '' : `, at most ${formatCount(top.count)} on ${formatDay(top.day)}`
  return `${formatCount(sum)} ${unit} in ${days.length} days${most}.`
}
