import type { CompatRow, CompatSection, CompatTable } from '#contracts/compat.ts'
import { type CellSummary, summarizeCell } from '#contracts/compat-cell.ts'
import { COMPAT_PLATFORMS } from '#contracts/compat-platforms.ts'
import { withCodeBreaks } from '#markup/code-breaks.ts'
import { type Html, html, joinHtml, raw } from '#markup/html.ts'
import { formatDay } from '../../texts/format-day.ts'
import type { Translate } from '../../texts/translator.ts'
import { statusIconsHtml } from '../../ui/status-icons-html.ts'
import { compatCellHtml } from './compat-cell-html.ts'
import { compatFoldHtml } from './compat-fold-html.ts'
import { compatLegendHtml } from './compat-legend-html.ts'
import type { CompatWords } from './compat-words.ts'

/**
 * Where a feature works: its parts down, browsers across, below it what the signs mean and where the data is from; a message when the data
 * knows no such feature. Narrow places show it as a list of parts that open, by its rules alone (docs/behaviour/compat.md). Nothing but
 * the two buttons above it needs a script (attach-compat-tables.ts).
 */
export function compatTableHtml({ query, table }: CompatSection['value'], words: CompatWords): Html {
  const { t } = words
  if (table === null) return html`<div class="notecard warning"><p>${t('compat.no_data', { query })}</p></div>`
  const summaries = table.rows.map(({ cells }) => table.browsers.map((browser, index) => summarizeCell(cells[index] ?? null, browser)))
  const folds = table.rows.map(({ name }, index) =>
    table.rows.length === 1 ? undefined : compatFoldHtml({ name, cells: summaries[index] ?? [], isOpen: index === 0 }, t),
  )
  const width = hasLongNames(table) && html` class="long-names"`
  const rows = table.rows.map((row, index) => rowHtml(row, { table, words, fold: folds[index], summaries: summaries[index] ?? [] }))
  const grid = html`<table${width} aria-label="${t('compat.table', { query })}">${headHtml(table, t)}<tbody>${rows}</tbody></table>`
  return html`<div class="compat">${toolsHtml(table, t)}${compatLegendHtml(summaries.flat(), t)}${grid}${footHtml(table, words)}</div>`
}

/** Words of this many letters fit into the column of names in the narrowest table. */
const FITTING_WORD = 18

/** Whether a name has a word that would be broken in a column of the usual width. */
function hasLongNames({ rows }: CompatTable): boolean {
  const codes = rows.flatMap(({ name }) => name.split('<code>').slice(1))
  const words = codes.flatMap((code) =>
    brokenHtml(code.slice(0, code.indexOf('<')))
      .toString()
      .split(/<wbr>|[\s-]/),
  )
  return words.some(({ length }) => length > FITTING_WORD)
}

function nameHtml(name: string): Html {
  return joinHtml(name.split(/([\s<>])/).map(brokenHtml))
}

/** @param piece of a name, which is HTML of the builder (contracts/compat.ts), without tags */
function brokenHtml(piece: string): Html {
  return withCodeBreaks(raw(piece))
}

/** Buttons that only the script can serve, which show when it is there, and the switch that opens all features of a list, which needs none. */
function toolsHtml({ rows }: CompatTable, t: Translate): Html {
  const all = rows.length > 1 && html`<label class="compat-all"><input type="checkbox" role="switch"> ${t('compat.open_all')}</label>`
  const browsers = html`<button type="button" data-compat="browsers" aria-expanded="false">${t('compat.browsers')}</button>`
  return html`<p class="compat-tools">${browsers}<button type="button" data-compat="copy">${t('compat.copy')}</button>${all}</p>`
}

function headHtml({ browsers }: CompatTable, t: Translate): Html {
  const platforms = COMPAT_PLATFORMS.map((type) => ({ type, count: browsers.filter((browser) => browser.type === type).length }))
  const groups = platforms
    .filter(({ count }) => count > 0)
    .map(({ type, count }) => html`<th class="${type}" scope="colgroup" colspan="${count}"><span>${t(`compat.${type}`)}</span></th>`)
  const names = browsers.map(({ id, name, type }) => html`<th class="${type}" scope="col" data-b="${id}"><span>${name}</span></th>`)
  return html`<thead><tr><th rowspan="2" scope="col">${t('compat.feature')}</th>${groups}</tr><tr>${names}</tr></thead>`
}

interface RowParts {
  readonly table: CompatTable
  readonly words: CompatWords
  readonly fold: Html | undefined
  /** Of the cells. */
  readonly summaries: readonly CellSummary[]
}

function rowHtml(row: CompatRow, { table: { browsers }, words, fold, summaries }: RowParts): Html {
  const cells = browsers.map((browser, index) => {
    const cell = row.cells[index] ?? null
    return compatCellHtml({ cell, summary: summaries[index] ?? summarizeCell(cell, browser), browser }, words)
  })
  const label = labelHtml(row, words.t)
  const depth = row.depth > 0 && html` class="part part-${Math.min(row.depth, 4)}"`
  return html`<tr${depth}><th scope="row">${fold === undefined ? label : html`<span>${label}</span>${fold}`}</th>${cells}</tr>`
}

function labelHtml({ name, page, spec, status }: CompatRow, t: Translate): Html {
  const english = page?.onlyInEnglish === true && html` class="only-in-en-us"`
  const text = nameHtml(name)
  const label = page === null ? text : html`<a href="${page.url}"${english}>${text}</a>`
  return html`${label}${statusIconsHtml(status, t)}${spec !== null && specHtml(spec, t('specifications.specification'))}`
}

function specHtml(url: string, name: string): Html {
  return html`\u00a0<a class="compat-spec" href="${url}" title="${name}" aria-label="${name}">§</a>`
}

function footHtml({ omitted, date, version, dataUrl, reportUrl }: CompatTable, { t, locale }: CompatWords): Html {
  const rest = omitted > 0 && html`<p>${t('compat.omitted', { count: omitted })}</p>`
  const parts = [
    html`<span>${t('compat.version_of', { date: formatDay(date, locale), version })}</span>`,
    dataUrl !== null && html`<a href="${dataUrl}">${t('compat.view_data')}</a>`,
    reportUrl !== null && html`<a href="${reportUrl}">${t('compat.report')}</a>`,
  ]
  return html`<div class="compat-foot">${rest}<p>${joinHtml(parts, ' ')}</p></div>`
}
