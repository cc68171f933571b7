import type { CompatBrowser, CompatCell } from '#contracts/compat.ts'
import { type CellSummary, summarizeCell } from '#contracts/compat-cell.ts'
import { escapeHtml } from '#contracts/escape-html.ts'
import { formatDay } from '../../texts/format-day.ts'
import type { Translate } from '../../texts/translator.ts'
import { compatHistoryHtml } from './compat-history-html.ts'
import { type CompatWords, markText, stateText } from './compat-words.ts'
import { findReleaseDay } from './release-day.ts'

/**
 * A cell: sign, version and year, and the state in words for those who don't see the sign. Where there is more to say it opens and tells
 * all; `name` leaves one of them open at a time. Others don't open: a history of one release would double the elements of a page with a
 * hundred rows and put a thousand stops in the way of the Tab key, for the day that stands in the title.
 */
export function compatCellHtml(cell: CompatCell, browser: CompatBrowser, words: CompatWords): string {
  const summary = summarizeCell(cell, browser)
  const day = typeof cell === 'string' ? findReleaseDay(cell, browser) : undefined
  const title = day === undefined ? '' : ` title="${escapeHtml(formatDay(day, words.locale))}"`
  const face = faceHtml(summary, browser, words.t)
  const content = Array.isArray(cell)
    ? `<details name="compat"><summary>${face}</summary>${compatHistoryHtml(cell, browser, words)}</details>`
    : `<div>${face}</div>`
  return `<td class="${summary.state} ${browser.type}" data-b="${escapeHtml(browser.id)}"${title}>${content}</td>`
}

function faceHtml(summary: CellSummary, browser: CompatBrowser, t: Translate): string {
  const said = [stateText(summary.state, t), ...summary.marks.map((mark) => markText(mark, t))].join(', ')
  const marks = summary.marks.map((mark) => `<i class="${mark}"></i>`).join('')
  const below = marks + yearsOf(summary, browser)
  const parts = [`<span class="visually-hidden">${escapeHtml(said)}</span>`, versionHtml(summary, browser, t)]
  return [...parts, below === '' ? '' : `<small>${below}</small>`].filter((part) => part !== '').join(' ')
}

/** Signs and dashes keep their place also where text runs from right to left. */
function versionHtml({ state, from, to }: CellSummary, { preview }: CompatBrowser, t: Translate): string {
  if (from === undefined) return state === 'preview' ? `<span>${escapeHtml(preview ?? t('compat.value_preview'))}</span>` : ''
  if (to !== undefined) return `<bdi dir="ltr">${escapeHtml(from)}<wbr>–${escapeHtml(to)}</bdi>`
  return /^[\d.]+$/.test(from) ? `<b>${from}</b>` : `<bdi dir="ltr">${escapeHtml(from)}</bdi>`
}

function yearsOf({ cameWith, wentWith }: CellSummary, browser: CompatBrowser): string {
  const [first, last] = [cameWith, wentWith].map((version) =>
    version === undefined ? undefined : findReleaseDay(version, browser)?.slice(0, 4),
  )
  if (first === undefined) return ''
  return last === undefined || last === first ? first : `${first}–<wbr>${last}`
}
