import type { ReactNode } from 'react'
import { GRADES, type Grade } from '#contracts/observatory.ts'
import { observatoryText } from '#locales/observatory.ts'

const TABLE_ID = 'obs-grades'

/** The grade; it opens the table of all grades, with this one marked. */
export function GradeTile({ grade }: { readonly grade: Grade }): ReactNode {
  return (
    <>
      <button
        type="button"
        className={`obs-grade obs-grade-${grade.charAt(0).toLowerCase()}`}
        popoverTarget={TABLE_ID}
        aria-label={`${observatoryText('grade', { grade: spoken(grade) })}. ${observatoryText('grade_table')}`}
      >
        {shown(grade)}
      </button>
      <div className="obs-grades" id={TABLE_ID} popover="auto">
        <table>
          <caption>{observatoryText('grade_table')}</caption>
          <thead>
            <tr>
              <th scope="col">{observatoryText('grade_column')}</th>
              <th scope="col">{observatoryText('score_column')}</th>
            </tr>
          </thead>
          <tbody>
            {GRADES.map((row) => (
              <tr key={row.grade} className={row.grade === grade ? 'obs-current' : undefined}>
                <th scope="row">{shown(row.grade)}</th>
                <td>
                  {observatoryText('from', { score: row.from })}
                  {row.grade === grade && <em> {observatoryText('current_row')}</em>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

/** A grade as it is written: with a minus sign, not a hyphen. */
export function shown(grade: string): string {
  return grade.replace('-', '\u2212')
}

function spoken(grade: string): string {
  return grade.replace('-', ' minus').replace('+', ' plus')
}
