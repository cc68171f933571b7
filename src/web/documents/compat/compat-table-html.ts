import type { CompatRow, CompatSection, CompatTable } from '#contracts/compat.ts'
import { summarizeCell } from '#contracts/compat-cell.ts'
import { COMPAT_PLATFORMS } from '#contracts/compat-platforms.ts'
import { escapeHtml } from '#contracts/escape-html.ts'
import { formatDay } from '../../texts/format-day.ts'
import type { Translate } from '../../texts/translator.ts'
import { statusIconsHtml } from '../status-icons-html.ts'
import { compatCellHtml } from './compat-cell-html.ts'
import { compatLegendHtml } from './compat-legend-html.ts'
import type { CompatWords } from './compat-words.ts'

/**
 * Where a feature works: its parts down, browsers across, below it what the signs mean and where the data is from; a message when the data
 * knows no such feature. Narrow places show it as a list of browsers for each part, by its rules alone. Nothing but
 * the two buttons above it needs a script (attach-compat-tables.ts).
 */
export function compatTableHtml({ query, table }: CompatSection['value'], words: CompatWords): string {
  const { t } = words
  if (table === null) return `<div class="notecard warning"><p>${escapeHtml(t('compat.no_data', { query }))}</p></div>`
  const summaries = table.rows.map(({ cells }) =>
    cells.flatMap((cell, index) => (table.browsers[index] === undefined ? [] : [summarizeCell(cell, table.browsers[index])])),
  )
  return (
    `<div class="compat">${toolsHtml(t)}<table aria-label="${escapeHtml(t('compat.table', { query }))}">` +
    `${headHtml(table, t)}<tbody>${table.rows.map((row) => rowHtml(row, table, words)).join('')}</tbody></table>` +
    `${compatLegendHtml(summaries.flat(), t)}${footHtml(table, words)}</div>`
  )
}

/** Buttons that only the script can serve; they show when it is there. */
function toolsHtml(t: Translate): string {
  return (
    `<p class="compat-tools"><button type="button" data-compat="browsers" aria-expanded="false">${escapeHtml(t('compat.browsers'))}</button>` +
    `<button type="button" data-compat="copy">${escapeHtml(t('compat.copy'))}</button></p>`
  )
}

function headHtml({ browsers }: CompatTable, t: Translate): string {
  const platforms = COMPAT_PLATFORMS.map((type) => ({ type, count: browsers.filter((browser) => browser.type === type).length }))
  const groups = platforms
    .filter(({ count }) => count > 0)
    .map(
      ({ type, count }) => `<th class="${type}" scope="colgroup" colspan="${count}"><span>${escapeHtml(t(`compat.${type}`))}</span></th>`,
    )
  const names = browsers.map(
    ({ id, name, type }) => `<th class="${type}" scope="col" data-b="${escapeHtml(id)}"><span>${escapeHtml(name)}</span></th>`,
  )
  return `<thead><tr><th rowspan="2" scope="col">${escapeHtml(t('compat.feature'))}</th>${groups.join('')}</tr><tr>${names.join('')}</tr></thead>`
}

function rowHtml(row: CompatRow, { browsers }: CompatTable, words: CompatWords): string {
  const cells = browsers.map((browser, index) => compatCellHtml(row.cells[index] ?? null, browser, words))
  const depth = row.depth === 0 ? '' : ` class="part part-${Math.min(row.depth, 4)}"`
  return `<tr${depth}><th scope="row">${labelHtml(row, words.t)}</th>${cells.join('')}</tr>`
}

function labelHtml({ name, page, spec, status }: CompatRow, t: Translate): string {
  const english = page?.onlyInEnglish === true ? ' class="only-in-en-us"' : ''
  const label = page === null ? name : `<a href="${escapeHtml(page.url)}"${english}>${name}</a>`
  return label + statusIconsHtml(status, t) + (spec === null ? '' : specHtml(spec, t('specifications.specification')))
}

function specHtml(url: string, name: string): string {
  return ` <a class="compat-spec" href="${escapeHtml(url)}" title="${escapeHtml(name)}" aria-label="${escapeHtml(name)}">§</a>`
}

function footHtml({ omitted, date, version, dataUrl, reportUrl }: CompatTable, { t, locale }: CompatWords): string {
  const rest = omitted === 0 ? '' : `<p>${escapeHtml(t('compat.omitted', { count: omitted }))}</p>`
  const parts = [
    `<span>${escapeHtml(t('compat.version_of', { date: formatDay(date, locale), version }))}</span>`,
    dataUrl === null ? '' : `<a href="${escapeHtml(dataUrl)}">${escapeHtml(t('compat.view_data'))}</a>`,
    reportUrl === null ? '' : `<a href="${escapeHtml(reportUrl)}">${escapeHtml(t('compat.report'))}</a>`,
  ]
  return `<div class="compat-foot">${rest}<p>${parts.filter((part) => part !== '').join(' ')}</p></div>`
}
