import type { ReactNode } from 'react'
import type { Grade } from '#contracts/observatory.ts'
import type { GradeDistribution } from '#contracts/observatory-calls.ts'
import { observatoryText } from '#locales/observatory.ts'
import { shownGrade } from '#markup/observatory/shown-grade.ts'
import { chartTicks } from './chart-ticks.ts'

interface GradeChartProps {
  readonly grades: GradeDistribution
  readonly current: Grade | null
}

/** The chart in its own units: room for the numbers on the left, the grades below, the callout above. */
const WIDTH = 800
const HEIGHT = 320
const LEFT = 56
const TOP = 40
const BOTTOM = 290
/** The part of its column that a bar fills. */
const BAR_SHARE = 0.62

/** How many sites have each grade; the grade of this site stands out. A table next to it has the same figures. */
export function GradeChart({ grades, current }: GradeChartProps): ReactNode {
  const ticks = chartTicks(Math.max(...grades.map(({ count }) => count)))
  const top = ticks.at(-1) ?? 1
  const column = (WIDTH - LEFT) / grades.length
  const place = grades.findIndex(({ grade }) => grade === current)
  const middleOf = (index: number): number => LEFT + column * (index + 0.5)
  const yOf = (count: number): number => BOTTOM - ((BOTTOM - TOP) * count) / top
  return (
    <svg className="obs-chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={observatoryText('benchmark_title')}>
      {ticks.map((tick) => (
        <g key={tick}>
          <line className="obs-chart-line" x1={LEFT} x2={WIDTH} y1={yOf(tick)} y2={yOf(tick)} />
          <text x={LEFT - 8} y={yOf(tick) + 4} textAnchor="end">
            {shortNumber(tick)}
          </text>
        </g>
      ))}
      {grades.map(({ grade, count }, index) => {
        const middle = middleOf(index)
        const isCurrent = grade === current
        return (
          <g key={grade}>
            <rect
              className={isCurrent ? 'obs-chart-current' : 'obs-chart-bar'}
              x={middle - (column * BAR_SHARE) / 2}
              width={column * BAR_SHARE}
              y={yOf(count)}
              height={BOTTOM - yOf(count)}
            />
            <text className={isCurrent ? 'obs-chart-name' : undefined} x={middle} y={BOTTOM + 20} textAnchor="middle">
              {shownGrade(grade)}
            </text>
          </g>
        )
      })}
      {place >= 0 && <Callout middle={middleOf(place)} y={yOf(grades[place]?.count ?? 0)} />}
    </svg>
  )
}

/** The words stand above all bars, for a bar next to this one may be higher. */
function Callout({ middle, y }: { readonly middle: number; readonly y: number }): ReactNode {
  return (
    <g>
      <line className="obs-chart-callout" x1={middle} x2={middle} y1={TOP - 14} y2={y} />
      <text className="obs-chart-name" x={calloutPlace(middle)} y={TOP - 20} textAnchor="middle">
        {observatoryText('benchmark_current')}
      </text>
    </g>
  )
}

/** The callout stays within the chart. */
function calloutPlace(middle: number): number {
  const half = 60
  return Math.min(WIDTH - half, Math.max(LEFT + half, middle))
}

/** @example shortNumber(20_000) // '20K' */
function shortNumber(count: number): string {
  return new Intl.NumberFormat('en-US', { notation: 'compact' }).format(count)
}
