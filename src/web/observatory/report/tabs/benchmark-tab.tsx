import { type ReactNode, useEffect, useState } from 'react'
import type { Grade } from '#contracts/observatory.ts'
import { OBSERVATORY_ADDRESSES } from '#contracts/observatory-addresses.ts'
import type { GradeDistribution } from '#contracts/observatory-calls.ts'
import { observatoryText } from '#locales/observatory.ts'
import { errorText } from '#markup/observatory/error-text.ts'
import { shownGrade } from '#markup/observatory/shown-grade.ts'
import { call } from '../../../browser/call.ts'
import { DataTable } from '../parts/data-table.tsx'
import { GradeChart } from './grade-chart.tsx'

interface BenchmarkTabProps {
  readonly grade: Grade | null
  /** The figures are loaded when they are first shown, or printed. */
  readonly isShown: boolean
}

type Figures = { readonly kind: 'grades'; readonly grades: GradeDistribution } | { readonly kind: 'failed'; readonly message: string }

/** How the grade compares with those of other sites: a chart, and the same figures as a table (docs/behaviour/observatory.md 214). */
export function BenchmarkTab({ grade, isShown }: BenchmarkTabProps): ReactNode {
  const figures = useFigures(isShown)
  return (
    <>
      <h3>{observatoryText('benchmark_title')}</h3>
      {figures === undefined && <p role="status">{observatoryText('benchmark_loading')}</p>}
      {figures?.kind === 'failed' && <p role="alert">{figures.message}</p>}
      {figures?.kind === 'grades' && <Comparison grades={figures.grades} current={grade} />}
    </>
  )
}

function useFigures(isWanted: boolean): Figures | undefined {
  const [figures, setFigures] = useState<Figures>()
  const isMissing = isWanted && figures === undefined
  useEffect(() => {
    if (!isMissing) return
    const ending = new AbortController()
    void call(OBSERVATORY_ADDRESSES.gradeDistribution, { signal: ending.signal }).then((result) => {
      if (ending.signal.aborted) return
      setFigures(result.isOk ? { kind: 'grades', grades: result.reply } : { kind: 'failed', message: errorText(result) })
    })
    return () => ending.abort()
  }, [isMissing])
  return figures
}

function Comparison({ grades, current }: { readonly grades: GradeDistribution; readonly current: Grade | null }): ReactNode {
  if (grades.every(({ count }) => count === 0)) return <p>{observatoryText('benchmark_none')}</p>
  const rows = grades.map(({ grade, count }) => ({
    key: grade,
    cells: [
      grade === current ? `${shownGrade(grade)} (${observatoryText('benchmark_current').toLowerCase()})` : shownGrade(grade),
      count.toLocaleString('en-US'),
    ],
  }))
  const columns = [observatoryText('grade_column'), observatoryText('benchmark_sites')]
  return (
    <>
      <GradeChart grades={grades} current={current} />
      <details className="obs-advice">
        <summary>{observatoryText('benchmark_table')}</summary>
        <DataTable caption={observatoryText('benchmark_title')} columns={columns} rows={rows} />
      </details>
    </>
  )
}
