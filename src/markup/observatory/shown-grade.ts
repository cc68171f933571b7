/** A grade as it is written: with a minus sign, not a hyphen. */
export function shownGrade(grade: string): string {
  return grade.replace('-', '\u2212')
}

/** A grade as screen readers say it. @example spokenGrade('B-') // 'B minus' */
export function spokenGrade(grade: string): string {
  return grade.replace('-', ' minus').replace('+', ' plus')
}
