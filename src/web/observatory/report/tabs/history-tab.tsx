import type { ReactNode } from 'react'
import type { HistoryEntry } from '#contracts/observatory-calls.ts'
import { observatoryText } from '#locales/observatory.ts'
import { shownGrade } from '#markup/observatory/shown-grade.ts'
import { utcTime } from '#markup/observatory/utc-time.ts'
import { DataTable } from '../parts/data-table.tsx'

/** The scans at which the score changed, newest first (docs/behaviour/observatory.md 213). */
export function HistoryTab({ entries }: { readonly entries: readonly HistoryEntry[] }): ReactNode {
  const rows = entries.toReversed().map(({ id, scanned_at, score, grade }) => ({
    key: String(id),
    cells: [utcTime(scanned_at), String(score), shownGrade(grade)],
  }))
  const columns = [observatoryText('date'), observatoryText('score'), observatoryText('grade_column')]
  return (
    <>
      <h3>{observatoryText('history_title')}</h3>
      {rows.length < 2 && <p className="obs-quiet">{observatoryText('history_none')}</p>}
      {rows.length > 0 && <DataTable caption={observatoryText('tab_history')} columns={columns} rows={rows} />}
    </>
  )
}
