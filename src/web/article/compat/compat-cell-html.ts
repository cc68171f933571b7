import type { CompatBrowser, CompatCell } from '#contracts/compat.ts'
import type { CellSummary } from '#contracts/compat-cell.ts'
import { flatHtml, type Html, type HtmlValue, html, joinHtml } from '#markup/html.ts'
import { formatDay } from '../../texts/format-day.ts'
import type { Translate } from '../../texts/translator.ts'
import { compatHistoryHtml } from './compat-history-html.ts'
import { type CompatWords, markText, stateText } from './compat-words.ts'
import { findReleaseDay } from './release-day.ts'

interface CellInput {
  readonly cell: CompatCell
  /** Of `summarizeCell`. */
  readonly summary: CellSummary
  readonly browser: CompatBrowser
}

/**
 * A cell: sign, version and year, and the state in words for those who don't see the sign. Where there is more to say it opens and shows
 * all; `name` leaves one of them open at a time. Others don't open: a history of one release would double the elements of a page with a
 * hundred rows and put a thousand stops in the way of the Tab key, for the day that stands in the title.
 */
export function compatCellHtml({ cell, summary, browser }: CellInput, words: CompatWords): Html {
  const { t, locale } = words
  if (Array.isArray(cell)) {
    const face = faceHtml(summary, browser, t)
    const history = compatHistoryHtml(cell, browser, words)
    return tdHtml(html`<details name="compat"><summary>${face}</summary>${history}</details>`, { summary, browser })
  }
  const day = typeof cell === 'string' ? findReleaseDay(cell, browser) : undefined
  const key = [locale, browser.id, browser.type, browser.preview, summary.state, summary.from, day].join('\n')
  const known = plainCellsOf(t).get(key)
  if (known !== undefined) return known
  const title = day !== undefined && html` title="${formatDay(day, locale)}"`
  const made = flatHtml(tdHtml(faceHtml(summary, browser, t), { summary, browser, title }))
  plainCellsOf(t).set(key, made)
  return made
}

/** Cells that don't open, by all that they show: a build writes a few thousand of them some hundred times each (docs/decisions/0162). */
const plainCells = new WeakMap<Translate, Map<string, Html>>()

function plainCellsOf(t: Translate): Map<string, Html> {
  const cells = plainCells.get(t) ?? new Map<string, Html>()
  plainCells.set(t, cells)
  return cells
}

function tdHtml(content: Html, { summary, browser, title }: Omit<CellInput, 'cell'> & { readonly title?: Html | false }): Html {
  return html`<td class="${summary.state} ${browser.type}" data-b="${browser.id}"${title}>${content}</td>`
}

function faceHtml(summary: CellSummary, browser: CompatBrowser, t: Translate): Html {
  const announced = [stateText(summary.state, t), ...summary.marks.map((mark) => markText(mark, t))].join(', ')
  const marks = summary.marks.map((mark) => html`<i class="${mark}"></i>`)
  const years = yearsOf(summary, browser)
  const below = (marks.length > 0 || years !== undefined) && html`<small>${marks}${years}</small>`
  return joinHtml([html`<span>${announced}</span>`, versionHtml(summary, browser, t), below], ' ')
}

/** Signs and dashes keep their place also where text runs from right to left. */
function versionHtml({ state, from, to }: CellSummary, { preview }: CompatBrowser, t: Translate): Html | undefined {
  if (from === undefined) return state === 'preview' ? html`<span>${preview ?? t('compat.value_preview')}</span>` : undefined
  if (to !== undefined) return html`<bdi dir="ltr">${from}<wbr>–${to}</bdi>`
  return /^[\d.]+$/.test(from) ? html`${from}` : html`<bdi dir="ltr">${from}</bdi>`
}

function yearsOf({ cameWith, wentWith }: CellSummary, browser: CompatBrowser): HtmlValue {
  const [first, last] = [cameWith, wentWith].map((version) =>
    version === undefined ? undefined : findReleaseDay(version, browser)?.slice(0, 4),
  )
  if (first === undefined) return undefined
  return last === undefined || last === first ? first : html`${first}–<wbr>${last}`
}
