import type { CompatBrowser, CompatCell } from '#contracts/compat.ts'
import { type CellSummary, summarizeCell } from '#contracts/compat-cell.ts'
import { type Html, type HtmlValue, html, joinHtml } from '#markup/html.ts'
import { formatDay } from '../../texts/format-day.ts'
import type { Translate } from '../../texts/translator.ts'
import { compatHistoryHtml } from './compat-history-html.ts'
import { type CompatWords, markText, stateText } from './compat-words.ts'
import { findReleaseDay } from './release-day.ts'

/**
 * A cell: sign, version and year, and the state in words for those who don't see the sign. Where there is more to say it opens and shows
 * all; `name` leaves one of them open at a time. Others don't open: a history of one release would double the elements of a page with a
 * hundred rows and put a thousand stops in the way of the Tab key, for the day that stands in the title.
 */
export function compatCellHtml(cell: CompatCell, browser: CompatBrowser, words: CompatWords): Html {
  const summary = summarizeCell(cell, browser)
  const day = typeof cell === 'string' ? findReleaseDay(cell, browser) : undefined
  const title = day !== undefined && html` title="${formatDay(day, words.locale)}"`
  const face = faceHtml(summary, browser, words.t)
  const content = Array.isArray(cell)
    ? html`<details name="compat"><summary>${face}</summary>${compatHistoryHtml(cell, browser, words)}</details>`
    : html`<div>${face}</div>`
  return html`<td class="${summary.state} ${browser.type}" data-b="${browser.id}"${title}>${content}</td>`
}

function faceHtml(summary: CellSummary, browser: CompatBrowser, t: Translate): Html {
  const announced = [stateText(summary.state, t), ...summary.marks.map((mark) => markText(mark, t))].join(', ')
  const marks = summary.marks.map((mark) => html`<i class="${mark}"></i>`)
  const years = yearsOf(summary, browser)
  const below = (marks.length > 0 || years !== undefined) && html`<small>${marks}${years}</small>`
  return joinHtml([html`<span class="visually-hidden">${announced}</span>`, versionHtml(summary, browser, t), below], ' ')
}

/** Signs and dashes keep their place also where text runs from right to left. */
function versionHtml({ state, from, to }: CellSummary, { preview }: CompatBrowser, t: Translate): Html | undefined {
  if (from === undefined) return state === 'preview' ? html`<span>${preview ?? t('compat.value_preview')}</span>` : undefined
  if (to !== undefined) return html`<bdi dir="ltr">${from}<wbr>–${to}</bdi>`
  return /^[\d.]+$/.test(from) ? html`<b>${from}</b>` : html`<bdi dir="ltr">${from}</bdi>`
}

function yearsOf({ cameWith, wentWith }: CellSummary, browser: CompatBrowser): HtmlValue {
  const [first, last] = [cameWith, wentWith].map((version) =>
    version === undefined ? undefined : findReleaseDay(version, browser)?.slice(0, 4),
  )
  if (first === undefined) return undefined
  return last === undefined || last === first ? first : html`${first}–<wbr>${last}`
}
