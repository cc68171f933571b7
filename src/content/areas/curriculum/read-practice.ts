import { basename, dirname } from 'node:path'
import type { ReportDiagnostic } from '../../diagnostics/collect-diagnostics.ts'
import type { AreaFile } from '../../read/area-files.ts'
import type { Exercise, Practice } from '../../read/practice.ts'
import { readExercise } from './read-exercise.ts'
import { readQuiz } from './read-quiz.ts'

/**
 * Reads the exercises and the quiz of a page: `1-text/exercises/1-name/` and `1-text/quiz.yaml` next to `1-text.md`.
 *
 * @param page absolute path of the page
 * @param files of all pages' practice
 * @returns undefined when the page has none
 */
export function readPractice(page: string, files: readonly AreaFile[], report: ReportDiagnostic): Practice | undefined {
  const folder = folderOf(page)
  const own = files.filter(({ path }) => path.startsWith(folder))
  if (own.length === 0) return undefined
  const folders = new Map<string, AreaFile[]>()
  for (const file of own) {
    const [, name] = /^exercises\/([^/]+)\//.exec(file.path.slice(folder.length)) ?? []
    if (name !== undefined) folders.set(name, [...(folders.get(name) ?? []), file])
  }
  const exercises = [...folders]
    .toSorted(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }))
    .flatMap(([name, found]) => readExercise(`${folder}exercises/${name}/`, found, report) ?? [])
  const quiz = own.find(({ path }) => path === `${folder}quiz.yaml`)
  return { exercises: oneOfEachName(exercises, report), quiz: quiz === undefined ? [] : readQuiz(quiz.path, report) }
}

/** The first exercise of each name: names are ids of the page, and what a learner has solved is stored by them (docs/behaviour/curriculum.md 10). */
function oneOfEachName(exercises: readonly Exercise[], report: ReportDiagnostic): readonly Exercise[] {
  const firsts = new Map(exercises.toReversed().map((exercise) => [exercise.name, exercise]))
  return exercises.filter((exercise) => {
    const first = firsts.get(exercise.name)
    if (first === undefined || first === exercise) return true
    report({
      kind: 'exercise-file',
      severity: 'error',
      message: `${exercise.name} is already the name of the exercise in ${basename(dirname(first.file))}; this exercise is left out`,
      file: exercise.file,
      hint: 'give its folder another name after the number',
    })
    return false
  })
}

/** Reports practice that no page shows. */
export function reportLostPractice(pages: readonly string[], files: readonly AreaFile[], report: ReportDiagnostic): void {
  const folders = pages.map(folderOf)
  for (const { path } of files) {
    if (folders.some((folder) => path.startsWith(folder))) continue
    report({
      kind: path.endsWith('/quiz.yaml') ? 'quiz-file' : 'exercise-file',
      severity: 'warning',
      message: 'no page shows this file: expected a page with the name of its folder next to the folder',
      file: path,
    })
  }
}

function folderOf(page: string): string {
  return page.replace(/\.md$/, '/')
}
