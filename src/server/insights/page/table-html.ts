import { addressHtml } from '#markup/address-html.ts'
import type { CsvValue } from '#markup/csv.ts'
import { type Html, html, joinHtml } from '#markup/html.ts'
import { formatCount, formatShare } from './format.ts'
import { type Column, type ColumnKind, type InsightsTable, isByDay } from './section.ts'
import { visibleAddress, visibleText } from './visible-text.ts'

/** So many rows stand on the page; a file has them all. */
const ROWS_ON_PAGE = 25
const NUMBERS: readonly ColumnKind[] = ['count', 'share']

/** A table with a link to its file. @param csvUrl the address of the file */
export function tableHtml(table: InsightsTable, csvUrl: string): Html {
  const { name, caption, columns, rows, note } = table
  const shown = isByDay(table) ? rows : rows.slice(0, ROWS_ON_PAGE)
  const most = columns.map(({ kind }, index) =>
    kind === 'share' ? 1 : Math.max(1, ...shown.map((row) => (typeof row[index] === 'number' ? row[index] : 0))),
  )
  const body = shown.map(
    (row) =>
      html`<tr>${columns.map((column, index) => cellHtml(row[index] ?? null, column, { isFirst: index === 0, most: most[index] ?? 1 }))}</tr>`,
  )
  const count = shown.length < rows.length ? `The first ${formatCount(shown.length)} of ${formatCount(rows.length)} rows. ` : ''
  return html`<div class="table">
<div class="scroll" role="region" tabindex="0" aria-labelledby="${name}-caption">
<table>
<caption id="${name}-caption">${caption}</caption>
<thead><tr>${columns.map(({ label, kind }) => html`<th scope="col"${NUMBERS.includes(kind) && html` class="number"`}>${label}</th>`)}</tr></thead>
<tbody>
${joinHtml(body, '\n')}
</tbody>
</table>
</div>
<p class="foot">${note !== undefined && html`<span>${note}</span> `}<span>${count}<a href="${csvUrl}" download aria-label="CSV: ${caption}">CSV</a></span></p>
</div>`
}

interface CellPlace {
  readonly isFirst: boolean
  readonly most: number
}

function cellHtml(value: CsvValue, { kind, hasBars }: Column, { isFirst, most }: CellPlace): Html {
  const content = contentHtml(value, kind)
  if (isFirst) return html`<th scope="row" class="${kind}">${content}</th>`
  if (!NUMBERS.includes(kind)) return html`<td class="${kind}">${content}</td>`
  const bar = hasBars === true && typeof value === 'number' && barHtml(value / most)
  return html`<td class="number">${bar}${bar === false ? content : html`<span>${content}</span>`}</td>`
}

/** The number follows in words: the bar is for the eye only. */
function barHtml(part: number): Html {
  return html`<svg class="in-cell" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" focusable="false"><rect class="rail" width="100" height="1"/><rect class="column" width="${Math.round(part * 1000) / 10}" height="1"/></svg>`
}

function contentHtml(value: CsvValue, kind: ColumnKind): Html {
  if (value === null) return html`<span class="none">–</span>`
  if (typeof value === 'number') return html`${kind === 'share' ? formatShare(value) : formatCount(value)}`
  const text = String(value)
  switch (kind) {
    case 'day':
      return html`<time datetime="${text}">${text}</time>`
    case 'page':
      return pageHtml(text)
    case 'address':
      return html`<bdi>${addressHtml(visibleAddress(text))}</bdi>`
    case 'text':
    case 'words':
    case 'count':
    case 'share':
      return html`<bdi>${visibleText(text)}</bdi>`
  }
}

/** A path of this site; browsers made it up, so that it may be none. Two slashes would lead to another site. */
function pageHtml(path: string): Html {
  const text = html`<bdi>${addressHtml(visibleAddress(path))}</bdi>`
  return /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path) ? html`<a href="${path}">${text}</a>` : text
}
