import { GRADES, type Grade } from '#contracts/observatory.ts'
import { observatoryText } from '#locales/observatory.ts'
import { type Html, html } from '../html.ts'
import { shownGrade, spokenGrade } from './shown-grade.ts'

/** The grade; it opens the table of all grades, with this one marked. */
export function gradeTileHtml(grade: Grade): Html {
  const label = `${observatoryText('grade', { grade: spokenGrade(grade) })}. ${observatoryText('grade_table')}`
  return html`<button type="button" class="${gradeClass(grade)}" popovertarget="obs-grades" aria-label="${label}">${shownGrade(grade)}</button><div class="obs-grades" id="obs-grades" popover="auto"><table><caption>${observatoryText('grade_table')}</caption><thead><tr><th scope="col">${observatoryText('grade_column')}</th><th scope="col">${observatoryText('score_column')}</th></tr></thead><tbody>${GRADES.map((row) => rowHtml(row, grade))}</tbody></table></div>`
}

/** The classes of a tile with a grade: its letter chooses the color. */
export function gradeClass(grade: Grade): string {
  return `obs-grade obs-grade-${grade.charAt(0).toLowerCase()}`
}

function rowHtml({ grade, from }: (typeof GRADES)[number], current: Grade): Html {
  const isCurrent = grade === current
  const mark = isCurrent && html`<em> ${observatoryText('current_row')}</em>`
  return html`<tr${isCurrent && html` class="obs-current"`}><th scope="row">${shownGrade(grade)}</th><td>${observatoryText('from', { score: from })}${mark}</td></tr>`
}
