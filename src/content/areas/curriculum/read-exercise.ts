import Type from 'typebox'
import Value from 'typebox/value'
import type { ReportDiagnostic } from '../../diagnostics/collect-diagnostics.ts'
import type { AreaFile } from '../../read/area-files.ts'
import { EXERCISE_LANGUAGES, type Exercise, type ExerciseCode } from '../../read/practice.ts'
import { type ReportProblem, readPracticeText, readPracticeYaml, reportTo } from './read-practice-file.ts'

const Text = Type.String({ minLength: 1 })
const ExerciseTask = Type.Object({ title: Text, task: Text, hint: Text }, { additionalProperties: false })

/** What a folder of an exercise may hold. */
const FILE_NAME = /^(?:exercise\.yaml|check\.js|(?:start|solution|wrong-[12])\.(?:html|css|js))$/
/** Answers that the checks must reject; they are for tests, and no user sees them. */
const WRONG = ['wrong-1', 'wrong-2'] as const

/**
 * Reads one exercise; undefined when it can't be shown, which is then reported.
 *
 * @param folder absolute, with its `/`
 * @param files in it
 */
export function readExercise(folder: string, files: readonly AreaFile[], report: ReportDiagnostic): Exercise | undefined {
  const paths = new Map(files.map(({ path }) => [path.slice(folder.length), path]))
  const file = `${folder}exercise.yaml`
  const reportError = reportTo(report, { kind: 'exercise-file', file })
  for (const [name, path] of paths) {
    if (!FILE_NAME.test(name))
      report({
        kind: 'exercise-file',
        severity: 'warning',
        message: 'no exercise has a file of this name',
        file: path,
        hint: 'see docs/guides/writing.md',
      })
  }
  const codeOf = (version: string): ExerciseCode => readCode(version, paths, report)
  const missing = ['exercise.yaml', 'check.js'].filter((name) => !paths.has(name))
  const absent = ['start', 'solution', ...WRONG].filter((version) => EXERCISE_LANGUAGES.every((one) => !paths.has(`${version}.${one}`)))
  if (missing.length + absent.length > 0) {
    reportError(`the exercise has no ${[...missing, ...absent.map((version) => `${version}.html, .css or .js`)].join(', no ')}`)
    return undefined
  }
  const task = readTask(file, reportError)
  const check = readPracticeText(`${folder}check.js`, reportTo(report, { kind: 'exercise-file', file: `${folder}check.js` }))
  if (task === undefined || check === undefined) return undefined
  const name = (folder.split('/').at(-2) ?? '').replace(/^\d+-/, '')
  return { name, file, ...task, check, start: codeOf('start'), solution: codeOf('solution') }
}

function readCode(version: string, paths: ReadonlyMap<string, string>, report: ReportDiagnostic): ExerciseCode {
  return Object.fromEntries(
    EXERCISE_LANGUAGES.flatMap((language) => {
      const path = paths.get(`${version}.${language}`)
      const text = path === undefined ? undefined : readPracticeText(path, reportTo(report, { kind: 'exercise-file', file: path }))
      return text === undefined ? [] : [[language, text]]
    }),
  )
}

function readTask(file: string, report: ReportProblem): Pick<Exercise, 'title' | 'task' | 'hint'> | undefined {
  const read = readPracticeYaml(file, report)
  if (read === undefined) return undefined
  const { value } = read
  if (Value.Check(ExerciseTask, value)) return value
  report('expected the texts `title`, `task` and `hint`, and nothing else', 1)
  return undefined
}
