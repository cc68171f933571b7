import type { CompatRow, CompatSection, CompatTable } from '#contracts/document.ts'
import { escapeHtml } from '#contracts/escape-html.ts'
import type { Translate } from '../texts/translator.ts'
import { statusIconsHtml } from './status-icons-html.ts'

const PLATFORMS = ['desktop', 'mobile', 'server', 'xr'] as const
const LEVELS = ['yes', 'partial', 'no', 'preview', 'unknown'] as const
/** Words that stand in the data for a version. */
const WORDS = { Yes: 'compat.value_yes', No: 'compat.value_no', Preview: 'compat.value_preview' } as const

interface Column {
  /** Where the cell stands in a row of the data. */
  readonly index: number
  readonly name: string
  /** The first browser of its platform: a rule is drawn before it. */
  readonly isFirst: boolean
}

/** The plain compatibility table: features down, browsers across, grouped by platform. A message when the data knows no such feature. */
export function compatTableHtml({ query, table }: CompatSection['value'], t: Translate): string {
  if (table === null) return `<div class="notecard warning"><p>${escapeHtml(t('compat.no_data', { query }))}</p></div>`
  const groups = PLATFORMS.map((platform) => ({ platform, columns: columnsOf(table, platform) })).filter(
    ({ columns }) => columns.length > 0,
  )
  const columns = groups.flatMap((group) => group.columns)
  const platforms = groups.map(
    ({ platform, columns: { length } }) => `<th class="first" scope="colgroup" colspan="${length}">${t(`compat.${platform}`)}</th>`,
  )
  const browsers = columns.map(
    ({ name, isFirst }) => `<th${isFirst ? ' class="first"' : ''} scope="col"><span>${escapeHtml(name)}</span></th>`,
  )
  const rows = table.rows.map((row, index) => rowHtml(row, { columns, isSub: index > 0, t }))
  return (
    `<figure class="table-container compat" tabindex="0" role="group" aria-label="${escapeHtml(query)}"><table><thead><tr><th rowspan="2" scope="col">${t('compat.feature')}</th>${platforms.join('')}</tr>` +
    `<tr>${browsers.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></figure>${legendHtml(table, t)}`
  )
}

function columnsOf(table: CompatTable, platform: (typeof PLATFORMS)[number]): readonly Column[] {
  return table.browsers
    .map(({ name, type }, index) => ({ index, name, type }))
    .filter(({ type }) => type === platform)
    .map(({ index, name }, place) => ({ index, name, isFirst: place === 0 }))
}

interface RowOptions {
  readonly columns: readonly Column[]
  readonly isSub: boolean
  readonly t: Translate
}

function rowHtml({ name, status, cells }: CompatRow, { columns, isSub, t }: RowOptions): string {
  const label = isSub ? escapeHtml(name) : `<code>${escapeHtml(name)}</code>`
  const tds = columns.map(({ index, isFirst }) => cellHtml(cells[index], isFirst, t))
  return `<tr${isSub ? ' class="sub"' : ''}><th scope="row">${label}${statusIconsHtml(status, t)}</th>${tds.join('')}</tr>`
}

function cellHtml(cell: CompatRow['cells'][number] | undefined, isFirst: boolean, t: Translate): string {
  const { support, text } = cell ?? { support: 'unknown', text: '?' }
  return `<td class="${support}${isFirst ? ' first' : ''}"><span class="visually-hidden">${t(`compat.${support}`)} </span>${escapeHtml(worded(text, t))}</td>`
}

function worded(text: string, t: Translate): string {
  return text === 'Yes' || text === 'No' || text === 'Preview' ? t(WORDS[text]) : text
}

function legendHtml(table: CompatTable, t: Translate): string {
  const used = LEVELS.filter((level) => table.rows.some(({ cells }) => cells.some(({ support }) => support === level)))
  return `<ul class="compat-legend" aria-label="${t('compat.legend')}">${used.map((level) => `<li class="${level}">${t(`compat.${level}`)}</li>`).join('')}</ul>`
}
