import { type Html, html } from '#markup/html.ts'
import type { MonthWords } from './month-texts.ts'

/** A bar of a chart with what it is called and its number. */
export interface Bar {
  readonly name: string
  readonly value: number
  /** The one that the page is about. */
  readonly isCurrent?: boolean
}

/** A column of a chart of months. */
export interface Column extends Bar {
  /** Below the column: the number of the month. Absent where its neighbours would leave no room for it. */
  readonly mark?: string
  /** Below the first column of a year: the year. */
  readonly group?: string
}

type ChartWords = Pick<MonthWords, 'direction' | 'number'>

/** Units of the drawing: on a phone one is about a pixel. */
const WIDTH = 400
const ROW = 22
const NAME_WIDTH = 132
const NUMBER_WIDTH = 36
const COLUMN_HEIGHT = 96
const TOP = 14
const MARKS = 28

/**
 * Horizontal bars with their names and numbers, as SVG that a table of the same figures follows (docs/behaviour/months.md 8).
 *
 * @param title what screen readers say in place of the drawing
 */
export function barChart(bars: readonly Bar[], title: string, words: ChartWords): Html {
  const most = Math.max(1, ...bars.map(({ value }) => value))
  const room = WIDTH - NAME_WIDTH - NUMBER_WIDTH
  const rows = bars.map(({ name, value }, index) => {
    const length = Math.max(1, Math.round((value / most) * room))
    const middle = index * ROW + 15
    const [nameX, barX, numberX] = [NAME_WIDTH - 8, NAME_WIDTH, NAME_WIDTH + length + 6]
    return html`${textAt(nameX, middle, name, { ...words, side: 'end' })}${rectAt(barX, index * ROW + 4, length, ROW - 8, { ...words, isCurrent: true })}${textAt(numberX, middle, words.number(value), { ...words, side: 'start' })}`
  })
  return drawing(bars.length * ROW + 2, title, html`${rows}`)
}

/** Columns in the order of time with their numbers, as SVG that a table of the same figures follows. */
export function columnChart(columns: readonly Column[], title: string, words: ChartWords): Html {
  const most = Math.max(1, ...columns.map(({ value }) => value))
  const step = WIDTH / Math.max(1, columns.length)
  const bottom = TOP + COLUMN_HEIGHT
  const drawn = columns.map(({ value, mark, group, isCurrent = false }, index) => {
    const height = Math.round((value / most) * COLUMN_HEIGHT)
    const left = round(index * step)
    const middle = round(left + step / 2)
    return html`${rectAt(left + 2, bottom - height, round(step - 4), height, { ...words, isCurrent })}${value > 0 && textAt(middle, bottom - height - 3, words.number(value), { ...words, side: 'middle' })}${mark !== undefined && textAt(middle, bottom + 11, mark, { ...words, side: 'middle' })}${group !== undefined && textAt(left, bottom + 24, group, { ...words, side: 'start' })}`
  })
  const line = html`<path class="chart-line" d="M0 ${bottom + 0.5}H${WIDTH}"/>`
  return drawing(bottom + MARKS, title, html`${drawn}${line}`)
}

function drawing(height: number, title: string, content: Html): Html {
  return html`<svg class="chart" role="img" aria-label="${title}" viewBox="0 0 ${WIDTH} ${height}" direction="ltr">${content}</svg>`
}

function rectAt(
  x: number,
  y: number,
  width: number,
  height: number,
  { direction, isCurrent }: ChartWords & { readonly isCurrent: boolean },
): Html {
  const left = direction === 'rtl' ? round(WIDTH - x - width) : x
  return html`<rect class="${isCurrent ? 'chart-bar' : 'chart-bar chart-other'}" x="${left}" y="${y}" width="${width}" height="${height}" rx="1"/>`
}

interface TextPlace extends ChartWords {
  readonly side: 'start' | 'middle' | 'end'
}

const OTHER_SIDE = { start: 'end', middle: 'middle', end: 'start' } as const

function textAt(x: number, y: number, text: string, { direction, side }: TextPlace): Html {
  const isMirrored = direction === 'rtl'
  return html`<text x="${isMirrored ? round(WIDTH - x) : x}" y="${y}" text-anchor="${isMirrored ? OTHER_SIDE[side] : side}">${text}</text>`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
